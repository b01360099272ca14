import { list } from '../reading/phrases.ts';

export const EVERYTHING_GROUPS = {
  part: list(
    `
    half, halves, third, quarter, fifth, sixth, seventh, eighth, ninth, tenth, twentieth, part, share, portion, percentage, percent, %,
    fraction, majority, most, bulk, all, rest, remainder, residue, balance, whole, entirety, chunk, cut, slice, lot, =pc, remaining, cent`,
  ),
  all: list('all, whole, entire, total, complete, every, full, net, any'),
  wealth: list(
    `
    estate, residuary estate, money, monies, moneys, savings, saving, cash, funds, wealth, fortune, assets, asset, possession,
    possessions, belongings, belonging, chattels, effects, goods, capital, worth, net worth, property, properties, investments, finances,
    inheritance, accounts, bank, bank account, bank balance, liquid, dosh`,
  ),
  own: list('own, have, possess, leave, owns, got, left, leaves'),
};

/** A sum that only the tax on the estate tells. */
export const MEASURED_BY_TAX = list(
  `
    nil rate, nilrate, nrb, rnrb, residence band, iht|tax|inheritance|exempt|exemption ?free threshold|allowance|band|limit|exemption ~, exempt from ?inheritance tax|iht, whatever|what|all i can|may leave|give|pass * tax|iht, amount|sum|much|maximum|whatever * iht, tax|iht free|exempt amount|limit|allowance|maximum|threshold|part|band,
    maximum|most|largest|highest|greatest|biggest|as ?possible|much amount|sum|gift * free|without|before|exempt|escapes|avoids|not, largest|maximum|highest|greatest|biggest ?possible amount|sum|gift|legacy, most|maximum|amount|sum|much|largest|gift * * without|free|before|avoid ?of|paying|any ?paying|any ?paying inheritance|tax|iht,
    amount|sum|much|whatever|all|most|maximum ?that|as|which ?i|can|may|will ?can|be|pass|leave|give|passes|left|given ?without|free|before|exempt ?of|from ?any ?inheritance tax,
    amount|sum|much * without|before * tax, as much as * tax, most|maximum * tax ?free, 36 % ?tax|rate|inheritance, not|no|never|without attract|attracts|attracting|incur|incurs|incurring|trigger|bear|bears|suffer ?any ?inheritance tax|iht, reduced|lower rate of ?inheritance tax, enough to * tax, so * no|without ?inheritance tax ?is, transferable allowance, seven year exemption,
    # thousand|k nil, current|prevailing|available|remaining|unused|full ?inheritance ?tax threshold|allowance|exemption, the|my ?full|whole|unused|remaining|available threshold|allowance $, tax|iht efficient|efficiently|exempt amount|sum|legacy, so much|as much|what as|that ?is|can|may ?be * tax, chargeable to tax, avoid|avoids|avoiding|save|saves|escape|escapes ?any ?paying ?inheritance tax, inheritance tax free, no ?inheritance tax ?is|will ?be payable|due|paid, falls|fall|within ?within|below|under ?the ?tax ?inheritance threshold|allowance|band|limit, exempt limit, zero rate|rated, nil band, qualify|qualifies|secure for ?the reduced|lower|36`,
);

/** A part of the estate or of all money, or all of it. */
export const EVERYTHING = list(
  `
    everything $, everything and|but|except, everything else, everything ?that ?which i|we,
    everything in ?my|our|the house|home|bank|estate|account|accounts, all ?that ?of ?what i|we ?have|may <own>,
    all ?of ?that i|my have|own|leave, all ?of what, whatever is|'s ?left|remains|i|money|remain|else,
    whats|what's|what left|remains|over|is ?left, what|whatever i|we ?may|still|do|will|have|ve <own>, anything else|i|left|remaining,
    the lot $, every|each penny|thing|last, ?all ?of ?my worldly goods|possessions|belongings|wealth|assets,
    <all> ?of ?my|the|our ?own ?personal|worldly|other|remaining|liquid|financial|earthly <wealth> ~,
    <part> ?share|part ?of|off ?all|the|my|whatever|what ?total|entire|whole|net|remaining|residuary|own|bank|liquid ?personal|worldly <wealth> ~,
    <part> of what|whatever|everything, <part> of all i|that|we, <part> of|off my|the ?residuary|whole|entire|net <wealth> ~,
    %|percent|percentage $, per cent $, % share $, =half my|the <wealth> ~, residue, residuary,
    rest|remainder|balance of ?my|the|all|it|what|everything|whatever estate|money|savings|assets|things|possessions|belongings|it|what|i|remaining|lot|cash|everything|$,
    ^ ?the|all rest|remainder|balance|residue $, the rest $, the remainder, ?all remaining <wealth> ~,
    my ?entire|whole|residuary|net|total|complete|personal estate $,
    my ?entire|whole|residuary|net|total|complete|personal estate|savings|money|assets|possessions|belongings and|after|less|except|when|to|at|in|with,
    ^ ?all ?of ?my|our ?life ?own|personal|worldly ?remaining savings|money|assets|possessions|belongings|wealth|fortune|cash|estate $,
    left over, leftover, remains after, nest egg, all my bank|building|savings accounts, the entirety, my worldly, lock stock,
    ^ ?all ?of my|our bank|building|savings ?society accounts ~, the whole|entire lot $,
    life savings, all the money|cash|savings|funds,
    ?all money|monies|cash|savings|funds|balances in ?all ?of my|the|our ?bank|savings|building accounts|banks, all i`,
);

export const NOT_EVERYTHING = list(
  `
    estate agent|agents|car|cars|agency,
    industrial|housing|council|trading|real|country|family|hunting|sporting|volvo|ford|audi|bmw|mercedes|vauxhall|passat|octavia|focus|astra|mondeo|saab|volkswagen|vw|skoda|peugeot|subaru|balmoral|sandringham|chatsworth|highland|coffee|wine|tea estate,
    half dozen|a|hunter|marathon|sister|brother|crown|sovereign|penny|pint|moon|size|term| third edition|place|reich|party|class|floor|hand|man|world,
    quarter violin, rest of|from ?the|my|our set|collection|service, 100 % wool|cotton|cashmere|silk|linen|leather|merino|pure,
    money box|bank|clip|belt|order|tree|bag|spider, cash box|register|machine|book, safe deposit, property ladder, bank holiday|of|note,
    chattels house, everything i know, thank|thanks ?you for everything, for everything he|she|they|you, everything but, everything is`,
);
