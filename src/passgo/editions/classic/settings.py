"""What the common settings are in Classic."""

from passgo.engine.settings import Value

SETTINGS: dict[str, Value] = {
    "rent.mortgaged_siblings": "cancel",
    "rent.count_mortgaged_sets": True,
    "rent.claim": "auto",
    "mortgage.requires_group_clear": True,
    "mortgage.transfer_fee": "bankruptcy_only",
    "manage.offturn": "between_turns",
    "parking.jackpot": False,
    "salary.go_land": "200",
    "jail.doubles_reroll": False,
    "jail.collect_rent": True,
    "auction.mode": "round_robin",
    "auction.min_bid": 1,
    "timed.stop": "end_of_turn",
    "trade.immunity": False,
    "trade.offers_per_turn": 5,
    "tax.income": "flat",
    "players.max": 8,  # CLS-GEN-7
    "bank.pieces": "32/12",  # CLS-GEN-7
    "cards.deck": "2008",
}
