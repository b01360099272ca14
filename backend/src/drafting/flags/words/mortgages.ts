import { list } from '../reading/phrases.ts';

/** What may have to be paid back out of a home. */
export const MORTGAGE_THINGS = list(
  'mortgage, remortgage, lifetime mortgage, endowment mortgage, equity release, home loan, secured loan, second charge, first charge, legal charge, charging order, home reversion, bridging loan',
);
export const MORTGAGE_PHRASES = list(
  `
    towards|off|pay|paying|clear|redeem ?off|down ?my|our|the mortgage,
    mortgage|mortgaged with|from|to|of|by|outstanding|remaining|owing|left|still, still mortgaged,
    loan|lent|borrowed|borrowing * deposit|house|home|flat|bungalow, bank loan, equity released, charge in|registered,
    owe|owed|owing ?to the bank|lender|building, paying it|this off, still paying, is mortgaged, outstanding mortgage, shared ownership,
    part rent, part buy, part owned|own, help to buy, right to buy discount, equity release, equity loan,
    loan|lien|charge|caution|mortgage|secured on|over|against ?my|our|the ?family house|home|flat|property|bungalow|it|this,
    secured loan|against|on, interest only, lifetime mortgage, charge to|from|by ?the council, housing association owns|share,
    deferred payment, home reversion, subject to ?a mortgage|charge|loan, negative equity, staircasing,
    # still|yet|left owed|owing|due|to ?be ?pay|paid, # k owed|owing, still owed|owing|due, not|never|nearly|almost ?yet|fully paid off, unpaid,
    bank|lender|building|council|association ?society owns|own|has, belongs to the|a bank|building|lender|council|housing, rent to buy, rent|right to buy loan,
    housing association, deposit outstanding|owed|owing, loan|debt|charge * outstanding|owed|owing|unpaid, outstanding * loan|debt|charge,
    equity in|of ?my|our|the|it, free|clear|net of|from ?the|any|all mortgage|charge|loan|debt, after|before|once|less|minus|under|and|with|without|including the|its|any|my|our mortgage,
    mortgage is|was|has|to|being, debt|loan on|over|against it|my|our|the, charged|pledged to|with|in, less what|anything|whatever is|i|we ?still owed|owe,
    pay|paying|repay|settle|clear off ?her|his|their|my|our mortgage`,
);
