"""Why an answer is a mistake, in general: a sentence for each verb that says enough."""

from typing import Final

REASONS: Final = {
    "accept": "review-why-accept",
    "refuse": "review-why-refuse",
    "offer": "review-why-offer",
    "end": "review-why-end",
    "buy": "review-why-buy",
    "decline": "review-why-decline",
    "bid": "review-why-bid",
    "pass": "review-why-pass",
    "bankrupt": "review-why-bankrupt",
    "mortgage": "review-why-mortgage",
    "sell": "review-why-sell",
}
