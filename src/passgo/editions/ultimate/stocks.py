"""The Stock Exchange: thirty certificates of six companies, dividends, and the option to buy one."""

from typing import Final

from passgo.editions.ultimate.events import SHARE_AUCTION_OPENED
from passgo.editions.ultimate.hand import held, spend_if_held
from passgo.editions.ultimate.ledger import RADIO_HALVED
from passgo.editions.ultimate.settings import DIVIDEND_FIRST, LANDER_NAMES, STOCK_AUCTION
from passgo.editions.ultimate.uses import HALF_PAR
from passgo.editions.ultimate.verbs import BUY_SHARE
from passgo.engine.actions import DECLINE, Options, about, refusal, verb_of
from passgo.engine.board import SHARE, Row
from passgo.engine.columns import i64
from passgo.engine.events import DIVIDEND, SHARE_BOUGHT
from passgo.engine.rules.auction import open_auction
from passgo.engine.rules.defaults import cheapest, dearest
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.property import CANNOT_AFFORD
from passgo.engine.rules.rent import mortgaged_lots
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered

COMPANIES: Final = (  # with their par values (UM-STK-1)
    ("motion-pictures", 100),
    ("allied-steamships", 110),
    ("national-utilities", 120),
    ("general-radio", 130),
    ("united-railways", 140),
    ("acme-motors", 150),
)
RADIO: Final[i64] = 3  # the place of General Radio among them
SHARES_EACH: Final = 5  # UM-STK-1, UM-EQP-3
NO_SUCH_SHARE: Final[i64] = refusal("no-such-share", "UM-STK-4")

CERTIFICATES = [
    Row("", f"{name}-{k}", "share", name, par, 0, []) for name, par in COMPANIES for k in range(1, SHARES_EACH + 1)
]


def company(s: State, name: str) -> i64:
    """The group number of a company's shares."""
    return s.edition.board.groups.index(name)


def first_company(s: State) -> i64:
    """Shares are the board's last groups."""
    return s.groups - len(COMPANIES)


def dividend(s: State, player: i64, group: i64) -> i64:
    """Shares squared times a tenth of par; mortgaged shares do not count (UM-STK-2, UM-STK-10, UM-STK-11)."""
    shares = s.holds(player, group) - mortgaged_lots(s, player, group)
    return shares * shares * s.edition.board.price[s.lot(group, 0)] // 10


def pay_dividend(s: State, player: i64, amount: i64) -> None:
    if amount > 0:
        s.shift(BANK, player, amount)
        s.emit(DIVIDEND, player, amount)


def pay_dividends(s: State) -> None:
    """The Bank pays every shareholder for every company (UM-STK-2)."""
    first = first_company(s)
    for p in range(s.players):
        if not s.bankrupt[p]:
            total: i64 = 0
            for k in range(i64(len(COMPANIES))):
                total += payout(s, p, first + k)
            pay_dividend(s, p, total)
    after_payout(s)


def payout(s: State, player: i64, group: i64) -> i64:
    """A dividend, halved while a card says so of General Radio."""
    amount = dividend(s, player, group)
    if s.extra[RADIO_HALVED] > 0 and group == first_company(s) + RADIO:
        return (amount + 1) // 2
    return amount


def after_payout(s: State) -> None:
    if s.extra[RADIO_HALVED] > 0:
        s.extra[RADIO_HALVED] -= 1


def unsold(s: State, group: i64) -> i64:
    """The next certificate of a company that the Bank has, or -1."""
    for k in range(s.edition.board.group_size[group]):
        if s.owner[s.lot(group, k)] == BANK:
            return s.lot(group, k)
    return -1


def any_unsold(s: State) -> bool:
    for k in range(i64(len(COMPANIES))):
        if unsold(s, first_company(s) + k) >= 0:
            return True
    return False


class StockExchange(Step):
    """Dividends for everybody, and the lander may buy a share.

    Rules: UM-STK-2, UM-STK-3, UM-STK-4, UM-STK-12, IX-100, IX-101.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.settings[DIVIDEND_FIRST]:
            s.push(OFFER_SHARE)
            pay_dividends(s)
        else:
            s.push(PAY_DIVIDENDS)
            s.push(OFFER_SHARE)


class PayDividends(Step):
    """As a house rule a share bought now earns at once (stock.dividend_first, UM-STK-3)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        pay_dividends(s)


def list_shares(s: State, out: Options) -> None:
    for k in range(i64(len(COMPANIES))):
        share = unsold(s, first_company(s) + k)
        if share >= 0:
            out.add(BUY_SHARE, share)


def par(s: State, player: i64, share: i64) -> i64:
    """What a share costs at the Exchange: half, rounded up, for who has a tip; it applies by itself."""
    price = s.edition.board.price[share]
    return (price + 1) // 2 if held(s, player, HALF_PAR) >= 0 else price


def share_refusal(s: State, share: i64) -> i64:
    board = s.edition.board
    if board.family[share] != SHARE or unsold(s, board.group_of[share]) != share:
        return NO_SUCH_SHARE
    return 0


class OfferShare(ManagingChoice):
    """One share of any company at par, or the option is auctioned (UM-STK-4, UM-STK-5)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return any_unsold(s)

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        shares = Options()
        list_shares(s, shares)
        for k in range(i64(len(shares.codes))):
            self.put_if_legal(s, a, b, c, d, shares.codes[k], out)
        self.put_if_legal(s, a, b, c, d, DECLINE, out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == DECLINE:
            return 0
        if verb_of(action) != BUY_SHARE:
            return NOT_NOW
        reason = share_refusal(s, about(action))
        if reason:
            return reason
        if par(s, s.turn, about(action)) <= s.cash[s.turn]:
            return 0
        return CANNOT_AFFORD

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == BUY_SHARE:
            price = par(s, s.turn, about(action))
            spend_if_held(s, s.turn, HALF_PAR)
            buy_share(s, s.turn, about(action), price)
        elif s.settings[STOCK_AUCTION] == LANDER_NAMES:
            s.push(NAME_SHARE)
        else:
            s.emit(SHARE_AUCTION_OPENED, s.turn)
            open_auction(s, AWARD_OPTION, -1)


def buy_share(s: State, player: i64, share: i64, amount: i64) -> None:
    """The Bank sells a share (UM-POO-3)."""
    s.shift(player, BANK, amount)
    s.emit(SHARE_BOUGHT, player, share, amount)
    s.give_deed(share, player)


class NameShare(Choice):
    """As a house rule the lander names the share that is auctioned (stock.auction, UM-STK-6)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        list_shares(s, out)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return cheapest(s, self.all_options(s, a, b, c, d))

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.emit(SHARE_AUCTION_OPENED, s.turn)
        open_auction(s, AWARD_OPTION, about(action))


class AwardOption(Step):
    """The winner pays the bid, not par, and chooses the share unless one was named (UM-STK-6)."""

    def run(self, s: State, share: i64, winner: i64, amount: i64, d: i64, /) -> None:
        if winner < 0:
            return
        if share >= 0:
            buy_share(s, winner, share, amount)
        else:
            s.push(PICK_SHARE, winner, amount)


class PickShare(Choice):
    """Which share the winner of the option takes."""

    def player(self, s: State, winner: i64, amount: i64, c: i64, d: i64, /) -> i64:
        return winner

    def options(self, s: State, winner: i64, amount: i64, c: i64, d: i64, out: Options, /) -> None:
        list_shares(s, out)

    def default_action(self, s: State, winner: i64, amount: i64, c: i64, d: i64, /) -> i64:
        return dearest(s, self.all_options(s, winner, amount, c, d))

    def apply(self, s: State, winner: i64, amount: i64, c: i64, d: i64, action: i64, /) -> None:
        buy_share(s, winner, about(action), amount)


STOCK_EXCHANGE: Final[i64] = numbered(StockExchange())
PAY_DIVIDENDS: Final[i64] = numbered(PayDividends())
OFFER_SHARE: Final[i64] = numbered(OfferShare("share"))
NAME_SHARE: Final[i64] = numbered(NameShare("name-share"))
AWARD_OPTION: Final[i64] = numbered(AwardOption(), "share", "winner", "amount")
PICK_SHARE: Final[i64] = numbered(PickShare("pick-share"), "winner", "amount")
