import { list } from '../reading/phrases.ts';

export const BROKEN_GROUPS = {
  love: list(
    `
    husband, wife, spouse, partner, civil partner, girlfriend, boyfriend, fiance, fiancee, lover, missus, other half, hubby, bf, gf,
    gfriend, in law, stepson, stepdaughter, stepchild, stepmother, stepfather, stepmum, stepdad, mistress, cohabitee, better half, in laws`,
  ).flatMap((word) => word.split(' ').slice(0, 1)),
  kin: list('mother, father, son, daughter, brother, sister, parents'),
};

/** A marriage or something like it that has ended or is about to. */
export const BROKEN = list(
  `
    ex|former|previous ?civil|life <love>, ex|former|previous <kin> in law, my|his|her|our|the|an|your ex $,
    my|his|her|our|the|an ex and|but|who|must|is|should|has|or|not|will|can|from|of, ^ ?the|an ex $, ex's, exes, exhusband, exwife,
    expartner, exboyfriend, exgirlfriend, ?soon to be|become ex, divorcing, divorced, divorcee, getting divorced, get divorced,
    getting|going|getting a|through ?a|the ?divorce|separation, divorce, decree nisi|absolute, conditional|final order, annulled,
    annulment, separated, separating, =separation, estranged, estrangement, split up, splitting up, splitting from,
    broken|broke|breaking up|off, no longer together|married|with|speak|speaking, living apart, live apart, left me, walked out,
    dissolved, dissolution, disowned, not spoken, jilted, on a break`,
);
export const NOT_BROKEN = list(
  `
    former|ex|previous|first|last|late business|work|working|dance|bridge|golf|tennis|doubles|sparring partner,
    divorce lawyer|solicitor|court|barrister|judge|counsellor, first|last|late husband|wife|spouse|partner|fiance|boyfriend|girlfriend|mother|father|lover|other|stepmother|stepfather|stepson|stepdaughter,
    the first|last|late, cream separator, separately, separated from|by its|the ?lid|set, egg, former ?civil servant, late ?in`,
);

/** A marriage of others. */
export const NOT_EXPECTED = [
  ...list(
    "our wedding in|of @, fiance|fiancee|intended of my|our|the|his|her, son's|daughter's|brother's|sister's|grandson's|granddaughter's|nephew's|niece's|friend's fiance|fiancee, niece|nephew|son|daughter|friend|cousin|brother|sister|grandson|granddaughter|godson|goddaughter|neighbour|colleague ?who ?is|are|was getting|about|engaged|marrying ?to ?be ?married|marry, who married * cousin|brother|sister|friend|son|daughter|nephew|niece|uncle|aunt|father|mother, when|once|after we|i ?were ?got|were married in|at @, when|once|after we|i married|wed ?in|at|on @",
  ),
  // "daughter, getting married in May"
  'niece|nephew|son|daughter|friend|cousin|brother|sister|grandson|granddaughter|godson|goddaughter|neighbour|colleague , ?who ?is|are|was ?about|newly getting|to|engaged|marrying ?to ?be ?married|marry',
];

/** A marriage that is to come. */
export const EXPECTED = list(
  "fiance, fiancee, betrothed, husband|wife|spouse|bride|groom to be, future|intended|prospective husband|wife|spouse|bride|groom|partner, engaged to, is engaged, newly|recently engaged, we are|were ?getting engaged|married, about to|be marry|married, getting married, to be married, my intended ~, ^ ?the|his|her intended $, girlfriend ?whom i will marry, will marry ?me, tying|tie the knot, getting|get hitched, ^ ?my bride|groom ~, my bride|bridegroom ~, partner to be, husband|wife|spouse|partner ?as from|of|in ?next ?year|month january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month, ^ ?we ?are|now|just|recently engaged $, engaged $, the|our wedding is|takes, towards|for our wedding ?day ~, after|before|until our wedding, we ?will|are|shall get|getting married|wed, i|we will|shall ?be|get ?getting married|wed, we'll|i'll ?be|get ?getting married|wed, soon to be ?my husband|wife|spouse|bride|groom|partner, going to marry|wed, i|we|he|she|to am|are|is ?going to marry|wed, plan|planning|plans|hope|hoping|intend|intending|want to marry|wed, our wedding ?day is|next|this|booked|planned|set, when|once|after we|i ?are|am ?get|become marry|wed|married, marry me|each|in|next|this|on|soon, wed in|next|this|on|soon, name|set|booked the day|date, walk ?me down the aisle, marrying ?me|him|her|each|in|next|this|soon",
);
