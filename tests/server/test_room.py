"""A room is its events told in order: seats, host, consent, names, moves and times, without clock, socket or store."""

from __future__ import annotations

from sys import intern
from typing import Any

from passgo.engine import once
from passgo.server import table_events
from passgo.server.protocol import By, Choices
from passgo.server.room import Room
from passgo.server.seating import BOT_NAMES
from passgo.server.table_events import AnyTableEvent, Entry

SECOND = 1000


class Tale:
    """A room told event by event, one second apart."""

    def __init__(self, *people: str, players: int = 4, bots: int = 0, **choices: Any) -> None:
        self.room = Room("K7QX2M", b"a secret")
        self.at = 0
        wanted = Choices(players=players, bots=["simple"] * bots, **choices)
        self.tell(table_events.Opened(wanted, "hash"))
        for number, name in enumerate(people):
            self.tell(table_events.Joined(name, f"token {number}"), table_events.Seated(number, number))

    def tell(self, *told: AnyTableEvent, id: str | None = None, after: int = SECOND) -> Room:
        for event in told:
            self.at += after
            self.room.apply(Entry("K7QX2M", self.room.seq + 1, self.at, event, id))
        return self.room

    def begun(self) -> Tale:
        self.tell(self.room.start({}))
        return self


def played(seat: int, by: By = "person", aside: bool = False) -> table_events.Played:
    return table_events.Played("roll", seat, by, aside)


def bots_of(room: Room) -> list[str | None]:
    return [seat.bot for seat in room.seats]


# seats


def test_bots_fill_the_last_seats() -> None:
    assert bots_of(Tale(players=4, bots=2).room) == [None, None, "simple", "simple"]


def test_who_sits_elsewhere_gets_up_first() -> None:
    room = Tale("Anna").tell(table_events.Seated(0, 2))
    assert [seat.person for seat in room.seats] == [None, None, 0, None]
    assert room.people[0].seat == 2


def test_who_sits_down_takes_the_place_of_a_bot() -> None:
    room = Tale("Anna", players=2, bots=1).tell(table_events.Joined("Ben", "t"), table_events.Seated(1, 1))
    assert bots_of(room) == [None, None] and room.seated_people() == [0, 1]


def test_a_seat_given_up_before_the_start_is_free_and_in_the_game_a_bots() -> None:
    assert bots_of(Tale("Anna", "Ben").tell(table_events.Stood(1)))[1] is None
    assert bots_of(Tale("Anna", "Ben").begun().tell(table_events.Stood(1)))[1] == "trader"


def test_a_share_in_the_dice_goes_with_its_giver_before_the_start_and_stays_after_it() -> None:
    mine = table_events.Promised(1, "hash")
    assert Tale("Anna", "Ben").tell(mine, table_events.Stood(1)).sharing.hashes == {}
    shown = table_events.Revealed(1, "mine")
    begun = Tale("Anna", "Ben").tell(mine, table_events.SharesAsked(), shown, table_events.Started({}, dice=1))
    assert begun.sharing.added(2) == ["", "mine"]
    assert begun.header().hashes == ["", "hash", "", ""]


def test_shares_of_a_game_that_began_before_there_were_hashes_stay_in_it() -> None:
    room = Tale("Anna", "Ben").tell(table_events.Contributed(1, "mine"), table_events.Started({}))
    assert (room.sharing.stage, room.header().shares, room.header().hashes) == ("earlier", ["", "mine", "", ""], None)


def test_new_choices_keep_people_as_far_as_there_are_seats() -> None:
    room = Tale("Anna", "Ben", "Carla").tell(table_events.Arranged(Choices(players=2)))
    assert [seat.person for seat in room.seats] == [0, 1]
    assert room.people[2].seat is None
    room = Tale("Anna", "Ben").tell(table_events.Arranged(Choices(players=5, bots=["random"])))
    assert [seat.person for seat in room.seats] == [0, 1, None, None, None]
    assert bots_of(room) == [None, None, None, None, "random"]


def test_the_start_fills_what_is_free() -> None:
    room = Tale("Anna").tell(table_events.Started({1: "simple", 2: "trader", 3: "strong"}))
    assert bots_of(room) == [None, "simple", "trader", "strong"] and room.phase == "playing"


# host


def test_the_first_who_comes_is_host() -> None:
    assert Tale("Anna", "Ben").room.host == 0


def test_when_the_host_leaves_somebody_who_sits_follows_else_anybody_else_nobody() -> None:
    tale = Tale("Anna")
    tale.tell(table_events.Joined("Ben", "t"), table_events.Joined("Carla", "t"), table_events.Seated(2, 1))
    assert tale.tell(table_events.Left(0)).host == 2
    assert tale.tell(table_events.Left(2)).host == 1
    assert tale.tell(table_events.Left(1)).host is None
    assert tale.tell(table_events.Joined("Dora", "t")).host == 3


def test_somebody_else_who_leaves_does_not_change_the_host() -> None:
    assert Tale("Anna", "Ben").tell(table_events.Left(1)).host == 0


def test_the_host_who_was_away_too_long_is_followed_by_the_one_named() -> None:
    assert Tale("Anna", "Ben", "Carla").tell(table_events.Hosted(2)).host == 2


# names


def test_bots_have_names_of_their_own_and_nobody_has_anothers() -> None:
    names = Tale("Ada", "Bruno", players=12, bots=10, edition="ultimate").room.seat_names()
    assert names[:2] == ["Ada", "Bruno"]
    assert len(set(names)) == 12 and set(names[2:]) == set(BOT_NAMES) - {"Ada", "Bruno"}


def test_people_of_the_same_name_are_numbered_whatever_others_are_called() -> None:
    assert Tale("Anna", "Anna", "Anna").room.seat_names()[:3] == ["Anna", "Anna (2)", "Anna (3)"]
    names = Tale("Anna (2)", "Anna", "Anna").room.seat_names()
    assert names[:2] == ["Anna (2)", "Anna"] and len(set(names)) == len(names)


def test_a_crowd_that_has_all_the_bots_names_stops_no_bot() -> None:
    tale = Tale("Anna", players=8, bots=7)
    for name in BOT_NAMES:
        tale.tell(table_events.Joined(name, "t"))
    assert len(set(tale.room.seat_names())) == 8
    few = Tale("Ada", "Bruno", "Clara", players=12, bots=9, edition="ultimate")
    for name in BOT_NAMES[3:8]:
        few.tell(table_events.Joined(name, "t"))
    assert len(set(few.room.seat_names())) == 12


def test_the_players_of_a_game_keep_their_names() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    tale.tell(table_events.Joined("Carla", "t"), table_events.Stood(0), table_events.Seated(2, 0))
    assert tale.room.header().names == ["Anna", "Ben"]
    assert tale.room.seat_names() == ["Carla", "Ben"]


# moves and prompts


def test_prompt_numbers_grow_with_every_answer_and_never_repeat() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    numbers = [tale.room.number]
    for event in (played(0), played(1), table_events.Proposed("undo", 1, [], None, 1), played(1), played(0)):
        numbers.append(tale.tell(event).number)
    assert numbers == sorted(set(numbers))


def test_a_wish_leaves_the_question_and_its_time_as_they_are() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    number, asked_at = tale.room.number, tale.room.asked_at
    room = tale.tell(table_events.Played("interrupt 1", 1, "person", aside=True))
    assert (room.number, room.asked_at) == (number, asked_at) and room.moves == ["interrupt 1"]


def test_a_step_back_takes_back_everything_after_it() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    tale.tell(played(0), table_events.Played("buy", 0), played(1, "bot"), table_events.Played("end", 1, "clock"))
    assert tale.room.last_act(0) == 1 and tale.room.last_act(1) is None
    room = tale.tell(table_events.Proposed("undo", 0, [1], None, 1), table_events.Voted(1, True))
    assert room.moves == ["roll"] and room.acts == [(0, "person")]
    assert room.asked_at == tale.at


def test_commands_done_are_known_by_their_ids() -> None:
    tale = Tale("Anna")
    tale.tell(table_events.Chatted(0, "hello"), id="0:x")
    assert tale.room.ids == {"0:x": tale.room.seq}


# consent


def test_a_pause_needs_everybody_who_is_asked() -> None:
    tale = Tale("Anna", "Ben", "Carla").begun()
    tale.tell(table_events.Proposed("pause", 0, [1, 2]), table_events.Voted(1, True))
    assert not tale.room.paused and tale.room.ballot is not None and tale.room.ballot.open == [2]
    assert tale.tell(table_events.Voted(2, True)).paused
    assert tale.room.ballot is None


def test_one_no_ends_the_motion_for_a_pause() -> None:
    room = (
        Tale("Anna", "Ben", "Carla")
        .begun()
        .tell(table_events.Proposed("pause", 0, [1, 2]), table_events.Voted(1, False))
    )
    assert room.ballot is None and not room.paused


def test_alone_at_the_table_one_need_not_ask() -> None:
    assert Tale("Anna").begun().tell(table_events.Proposed("pause", 0, [])).paused


def test_a_bot_for_the_absent_needs_more_than_half_of_the_others() -> None:
    tale = Tale("Anna", "Ben", "Carla", "Dora", "Emil", players=5).begun()
    tale.tell(table_events.Proposed("kick", 0, [1, 2, 3], 4))
    tale.tell(table_events.Voted(1, False))
    assert tale.room.ballot is not None
    tale.tell(table_events.Voted(2, True))
    assert tale.room.seats[4].person == 4
    tale.tell(table_events.Voted(3, True))
    assert tale.room.ballot is None
    assert tale.room.seats[4].person is None and tale.room.seats[4].bot == "trader"
    assert tale.room.people[4].seat is None


def test_half_is_not_enough_and_the_motion_ends_with_the_last_vote() -> None:
    tale = Tale("Anna", "Ben", "Carla", "Dora", "Emil", players=5).begun()
    tale.tell(table_events.Proposed("kick", 0, [1, 2, 3], 4), table_events.Voted(1, True), table_events.Voted(2, False))
    assert tale.tell(table_events.Voted(3, False)).ballot is None
    assert tale.room.seats[4].person == 4


def test_between_two_the_one_who_is_there_decides() -> None:
    room = Tale("Anna", "Ben", players=2).begun().tell(table_events.Proposed("kick", 0, [], 1))
    assert room.seats[1].person is None


def test_a_motion_about_somebody_ends_when_he_gives_the_seat_up() -> None:
    tale = Tale("Anna", "Ben", "Carla", "Dora").begun()
    tale.tell(
        table_events.Proposed("kick", 0, [1, 2], 3),
        table_events.Left(3),
        table_events.Joined("Emil", "t"),
        table_events.Seated(4, 3),
    )
    assert tale.room.ballot is None and tale.room.seats[3].person == 4


def test_a_motion_lapses_and_nothing_has_changed() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    number = tale.room.number
    room = tale.tell(table_events.Proposed("undo", 0, [1], None, 0), table_events.Lapsed())
    assert room.ballot is None and room.number == number


def test_the_end_of_the_game_ends_the_motion() -> None:
    room = Tale("Anna", "Ben").begun().tell(table_events.Proposed("pause", 0, [1]), table_events.Finished([1]))
    assert room.ballot is None and room.phase == "over" and room.winners == [1]


def test_those_who_are_asked_sit_are_there_and_are_not_the_one_it_is_about() -> None:
    tale = Tale("Anna", "Ben", "Carla", "Dora").begun()
    tale.tell(table_events.Joined("Emil", "t"))
    assert tale.room.voters(0, "pause", None, {0, 1, 2, 4}) == [1, 2]
    assert tale.room.voters(0, "kick", 2, {0, 1, 2, 3}) == [1, 3]


def test_a_ballot_shown_does_not_change_with_later_votes() -> None:
    tale = Tale("Anna", "Ben", "Carla").begun()
    shown = tale.tell(table_events.Proposed("pause", 0, [1, 2])).shown({0, 1, 2}, set())
    tale.tell(table_events.Voted(1, True))
    assert shown.ballot is not None and (shown.ballot.yes, shown.ballot.open) == ([0], [1, 2])


# times


def test_a_pause_adds_its_length_to_the_time_of_the_prompt_and_of_the_game() -> None:
    tale = Tale("Anna", players=2).begun()
    asked, started = tale.room.asked_at, tale.room.started_at
    tale.tell(table_events.Proposed("pause", 0, []))
    room = tale.tell(table_events.Resumed(0), after=100 * SECOND)
    assert not room.paused
    assert (room.asked_at, room.started_at) == (asked + 100 * SECOND, started + 100 * SECOND)


def test_a_question_put_during_a_pause_has_its_time_from_the_end_of_the_pause() -> None:
    tale = Tale("Anna", players=2).begun()
    tale.tell(played(0), table_events.Proposed("pause", 0, []))
    tale.tell(table_events.Proposed("undo", 0, [], None, 0), after=60 * SECOND)
    room = tale.tell(table_events.Resumed(0), after=40 * SECOND)
    assert room.asked_at == tale.at


def test_an_outage_moves_all_times_on() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    tale.tell(table_events.Proposed("pause", 0, [1]))
    before = (tale.room.asked_at, tale.room.started_at, tale.room.proposed_at)
    room = tale.tell(table_events.Recovered(7000))
    assert (room.asked_at, room.started_at, room.proposed_at) == tuple(at + 7000 for at in before)


def test_an_outage_during_a_pause_counts_once() -> None:
    tale = Tale("Anna", players=2).begun()
    asked = tale.room.asked_at
    tale.tell(table_events.Proposed("pause", 0, []))
    tale.tell(table_events.Recovered(50 * SECOND), after=60 * SECOND)
    room = tale.tell(table_events.Resumed(0), after=40 * SECOND)
    assert room.asked_at == asked + 100 * SECOND


# the rest


def test_a_rematch_is_known_by_its_code() -> None:
    assert (
        Tale("Anna").begun().tell(table_events.Finished([0]), table_events.Rematched("NEXT22", 0)).rematch == "NEXT22"
    )


def test_house_rules_are_what_differs_from_the_book() -> None:
    room = Tale("Anna", settings={"parking.jackpot": True}).room
    assert [(rule.key, rule.value) for rule in room.house_rules(room.header())] == [("parking.jackpot", True)]
    assert Tale("Anna").room.house_rules(Tale("Anna").room.header()) == []


def test_the_card_in_the_lobby_tells_who_sits_and_what_is_free() -> None:
    card = Tale("Anna", players=4, bots=2).room.card()
    assert (card.people, card.bots, card.free, card.seats) == (["Anna"], ["simple", "simple"], 1, 4)
    assert Tale("Anna", "Ben").begun().tell(table_events.Finished([1])).card().winners == ["Ben"]


# coming, going, and seats that are kept


def test_the_number_of_somebody_who_is_gone_is_used_again() -> None:
    tale = Tale("Anna", "Ben")
    tale.tell(table_events.Chatted(1, "hello"), id="1:x")
    tale.tell(table_events.Left(1))
    assert tale.room.free_number() == 1 and tale.room.people[1].token == ""
    room = tale.tell(table_events.Joined("Carla", "new", 1))
    assert [person.name for person in room.people] == ["Anna", "Carla"] and room.free_number() is None
    assert room.ids == {} and [line.name for line in room.chat] == ["Ben"]


def test_of_those_who_are_gone_nothing_is_shown() -> None:
    tale = Tale("Anna")
    for k in range(50):
        tale.tell(table_events.Joined(f"Guest {k}", f"token of {k}"), table_events.Left(k + 1))
    assert [person.name for person in tale.room.shown(set(), set()).people] == ["Anna"]
    tale.tell(table_events.Joined("Ben", "t"))
    shown = tale.room.shown(set(), set()).people
    assert [person.name for person in shown if person.here] == ["Anna", "Ben"] and shown[30].name == ""


def test_whoever_leaves_a_running_game_keeps_the_seat_and_the_key() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    for gone in (table_events.Left(1), table_events.Stood(1), table_events.Proposed("kick", 0, [], 1)):
        room = tale.tell(gone)
        assert room.seats[1].owner == 1 and room.seats[1].bot == "trader" and room.people[1].token == "token 1"
        assert room.free_number() is None
        tale.tell(table_events.Seated(1, 1))
        assert room.seats[1].owner is None and room.people[1].here
    assert tale.tell(table_events.Stood(1, released=True)).seats[1].owner is None


def test_moves_by_which_something_was_drawn_or_shown_are_fixed() -> None:
    tale = Tale("Anna", "Ben", players=2).begun()
    tale.tell(played(0), table_events.Played("buy", 0, plain=True), table_events.Played("end", 0, plain=True))
    assert tale.room.fixed == 1
    assert tale.tell(played(1)).fixed == 4, "so are those of which an earlier passgo did not note it"
    tale.tell(table_events.Proposed("undo", 0, [], None, 2))  # as earlier ones did
    assert tale.room.moves == ["roll", "buy"] and tale.room.fixed == 2


def test_the_names_of_a_game_that_did_not_note_them_stay_as_they_were() -> None:
    tale = Tale("ada", "Anna", "anna", players=4)
    assert tale.tell(table_events.Started({3: "simple"})).names == ["ada", "Anna", "anna", "Ada"]
    again = Tale("ada", "Anna", "anna", players=4)
    assert again.tell(again.room.start({3: "simple"})).names == ["ada", "Anna", "anna (2)", "Bruno"]


def test_a_petition_ends_with_an_answer_a_seat_or_the_way_out() -> None:
    tale = Tale("Anna", players=3).begun()
    tale.tell(table_events.Joined("Ben", "t"), table_events.Petitioned(1, 2))
    assert tale.room.shown({0}, set(), {}, {1: [0]}).petitions[0].open == [0]
    assert tale.tell(table_events.Answered(0, 1, False)).petitions == {}
    tale.tell(table_events.Petitioned(1, 2), table_events.Answered(0, 1, True))
    assert tale.room.petitions[1].yes == [0]
    assert tale.tell(table_events.Seated(1, 2)).petitions == {}
    tale.tell(table_events.Joined("Carla", "t"), table_events.Petitioned(2, 1), table_events.Left(2))
    assert tale.room.petitions == {}


# memory


def bid(amount: int) -> table_events.Played:
    return table_events.Played(f"bid {amount}", 0)


def test_equal_moves_of_all_tables_are_one_object_and_moves_without_end_are_not_kept() -> None:
    one, two = Tale("Anna").begun(), Tale("Ben").begun()
    assert one.tell(bid(10)).moves[0] is two.tell(bid(10)).moves[0]
    for amount in range(once.MOST + 10):
        one.tell(bid(amount))
    assert len(once.KEPT) == once.MOST
    last = bid(once.MOST + 9).action
    assert one.room.moves[-1] == last and intern(last) is last, "nobody made it immortal"
