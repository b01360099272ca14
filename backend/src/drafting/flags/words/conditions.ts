import { list } from '../reading/phrases.ts';

export const CONDITION_GROUPS = {
  they: list('he, she, they, each, someone, somebody, whoever'),
  their: list('his, her, their, its, the, your'),
  when: list('when, whenever, once, if, unless, provided, providing, assuming, after, until, till, while, whilst, before, where'),
  /** What has happened already is a story about the thing, no condition. */
  past: list(
    `
    -ed, was, were, had, won, got, came, went, left, gave, did, made, bought, took, wrote, drove, wore, brought, said, kept, met, sat,
    ran, flew, sold, lost, taught, built, began, could, would, became, fell, found, sang, played, used, survives, survive, outlives,
    outlive, predeceases, wants, want, likes, like, wishes, wish`,
  ),
  event: list(
    'birthday, birth, wedding, marriage, graduation, eighteenth, majority, retirement, confirmation, engagement, christening, bar mitzvah, coming of age, divorce',
  ),
  time: list(
    'year, month, week, weekend, spring, summer, autumn, winter, christmas, easter, january, february, march, april, may, june, july, august, september, october, november, december',
  ),
  relation: list(
    'son, daughter, child, children, nephew, niece, grandson, granddaughter, brother, sister, mother, father, wife, husband, partner, widow',
  ),
};

/** Something has to happen first. */
const FIRST = `
    <when> <they> !<past>, <when> <they> ?had ?has have|has, <when> ?my|<their> * <relation> !<past>, only if|when|once|after|for|until,
    not until|unless|before, unless and until, even if, on ?the condition|proviso|understanding|basis, under ?the|a condition,
    condition that|being, ?strictly conditional, subject to, in the event, contingent, dependent on|upon, depending on,
    provided|providing that|always, provisional on, so long as, as long as, for as long as,
    at|on|upon|until|till|from|after|before reaching|attaining|turning|becoming|completing|finishing|passing,
    at|from|until|upon|on|by ?the age|ages, age of majority, aged #, at|until|till|when|once ?aged ?the # $, at #|eighteen,
    until # !<month>, <their> ?# coming of age|eighteenth|majority, on|upon|for|until|before|after|at <their> * <event>,
    upon|until|till|on|before|after marriage|graduation|majority|adulthood|qualification|reaching|attaining|turning,
    #|eighteenth birthday, old|grown ?up enough, comes|come of age,
    attain|attains|attained|attaining|reach|reaches|reaching|turns|turn ?the ?age #|eighteen|adulthood|majority, until such,
    until|till ?they|the|a|an|my|his|her|their|it|further|adulthood|grown|old * is|are|has|have|leaves|sells|dies|comes|reaches|finishes|turns|marries,
    when|once grown|older|adult|married|qualified|mature|18|21|25|eighteen, in return|exchange for, in lieu of, if * to look|care,
    old enough, mature enough, when grown`;

/** Somebody else comes after, or only the use of it is given. */
const AFTER = `
    life interest, life tenant, life tenancy, life rent, for life $, for life and|then|but|with|after,
    for ?the|<their> ?whole|rest|remainder of ?<their> life|days|lifetime, for <their> ?own|natural|whole life|lifetime|lifetimes,
    during <their> ?own|natural|remaining life|lifetime, while|whilst <they> live|lives|is|are|remain|remains,
    right to live|reside|occupy|stay|remain|use|buy|purchase, right of residence|occupation|way, to live|reside in,
    to stay|remain|live in|at|there, use of ?the|my|it, use only, to use|enjoy|borrow|occupy for|until|while|as|whenever,
    then ?on|over|back|it to, then ?to|passes|pass|passing|goes|go|onto|my|his|her|their|sell|sold|divided|split|shared,
    after that|which ?it ?goes to, afterwards|thereafter|following|subsequently ?that ?it ?goes|passes to,
    passing|pass|passes|goes|go|going|reverts|revert|reverting|returns|return|returning|handed|hand ?down|on|over|back|then to,
    after|on|upon|following <their> ?own death|demise|passing, when|after|once|if|until <they> dies|die|died|passes|pass|go|goes,
    remainder to|over, with remainder, in succession, successively, stay|stays|remain|remains|kept|keep in|within ?the|our family,
    next generation, loan of, on loan, as a loan, to borrow, first refusal|option, option to`;

/** Somebody holds it, or it is tied to a purpose. */
const HELD = `
    in|on|into|under|via|by|through ?a|the ?family|discretionary|bare|will|life trust, trust for, trust fund,
    discretionary|protective|bare|will|family|disabled trust, a trust, trustee,
    held|hold|holding|keep|kept|invest|invested|locked|looked ?it ?this|them|money|safe ?back|away|after by|for|in|until|till|on|over|back|away,
    be held, to be kept|held|used|spent|put|invested|saved|applied|sold|shared|divided|split|paid|released|given|administered|managed,
    executors|executor|trustees to|should|must|may|can|shall|will hold|keep|decide|pay|invest|release|choose|use|sell|give|have|control,
    must, mustn't, mustnt, shall not|never|be|remain|use, may not, can't|cannot|can not|not be, not allowed, is|are ?not|never to,
    not|never to ?be|sell|sold|spend|use|give|touch|part|leave, not for sale|resale, to only, strictly|solely|exclusively|purely for,
    only ?to ?be ?used for, only|solely for <their>|a|use|education|school|university, for the ?sole|only|express purpose, purpose of,
    to use|spend|put|go ?it|this|them ?only ?for|towards|on|toward,
    to pay|cover|fund|finance for|<their>|off|towards|university|school|fees, pay it|this|them|out,
    paid ?out at|when|on|in|monthly|yearly|annually|each|every|over, by|in instalments|installments|stages|tranches,
    # ?pounds a|per|each|every year|month|week|annum, every|each|a|per year|month|week|birthday|christmas until|for|till|while, annually,
    yearly $, monthly, income from|of|only,
    so that|as <they> can|could|may|might|will|is|are, for|towards <their> wedding|honeymoon|deposit|driving|travels, and|but after him|her|them ?it ?to,
    towards a|the ?first|new deposit|house|home|flat|car|wedding|honeymoon|degree|course, to buy|get|purchase a|her|him|them|his|their, to keep|maintain|tend|look * graves|grave|headstone,
    for ?the upkeep|maintenance|care|tending of, to be worn|used|played|driven by,
    for|towards <their> ?university|school|college|private|further education|schooling|fees|tuition|studies|deposit`;

export const CONDITIONS = list([FIRST, AFTER, HELD].join(','));

/** What is over cannot be waited for. */
const OVER = `
    <their> * <event> last <time>, # <event> last <time>,
    <their> * <event> ?a ?few|some|many|several|# year|month|week|day ago, # <event> ?a ?few|some|many|several|# year|month|week|day ago,
    <their> * <event> yesterday, <their> recent|past|last <event>`;

/** With the commas in them. */
const TOLD = ['<their>', '#'].map((whose) => `${whose} * <event> ?, that|which ?<they> was|took|had`);

const HARMLESS = list(
  `
    ${OVER},
    national|unit|investment|woodland|wildlife|dogs|nhs|hospital|building|civic|theatre|charitable|canal|preservation|housing|investments trust,
    trustee savings, until recently|lately|now|then|last|yesterday,
    in ?very good|mint|perfect|working|poor|excellent|fair|used|new condition, if|provided|when i|we,
    if|provided|providing ?that <they>|it|this ?still|is|are|am survives|survive|outlives|outlive|mine,
    if it|this|they is|are still mine|there|around, if <they> is|are ?still alive|living, as long as|a your|my|an arm|leg, when we,
    at # * road|street|lane|avenue|close|drive|way|hill|terrace|gardens|crescent|place|court|row|square|green|park|mews|walk|grove|view,
    the|my|his|her use of, life jacket|guard|raft|size|story|saver|work|drawing|boat|preserver, life's, until|till ?the ?about|around @,
    =condition of, was|were|is|been held in|on trust, passed to me|us, <they>|i gave ?to|it ?me * on condition, kept|keep for a|any|the special|best, of|in whichever|whatever, it must be, must have, must be, cannot|can't be bothered, mustard, to live for, born to`,
);

export const NO_CONDITIONS = [...HARMLESS, ...TOLD];
