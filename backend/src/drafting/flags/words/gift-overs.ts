import { list } from '../reading/phrases.ts';

/** Somebody takes instead, or whoever does something first: "failing her to Zoe". */
export const GIFT_OVERS = list(
  `
    failing him|her|them|whom|which|that|this, whom|which failing, or|and ?if alternatively to|for|my|the, alternatively to|for, in default ?of,
    otherwise to|for|it|she|he|they|my|the|give|goes, in|to <their> place|stead, instead to, gift over, second choice,
    should|if|were <they> ?not|have|has ?already|to predecease|die|dies|died|decline|refuse|fail, in case <they> ?not|have|has ?already predecease|predeceases|die|dies|died|decline|declines|refuse|refuses, predecease|predeceases,
    if <they> ?has|have|is|are ?already|no|not dead|died|gone|longer|alive|unable|unwilling, if <they> ?does|do not|doesn't|don't|won't|will|cannot|can't,
    or <their> ?own heirs|estate|children|issue|descendants|executors, survivor of, or ?the survivor|survivors, to|for whichever|whoever|whomever|whomsoever,
    to|for ?the first|last|next|eldest|oldest|youngest ?of ?my|them|the <relation>|one|grandchild|grandchildren|godchild|person who|that|to,
    first|last|next|whichever|one of|among them|my|the ?<relation> to, first|last|next of|grandchild|child|one|<relation> ?of|them|my who|that|to,
    if|unless|should|once|when * not|no ?longer alive|living|around|here|want|wants|able|survive|survives|with, to|for ?the one|person|people|anyone|anybody|those|<relation>|grandchild ?of ?them who|that|to,
    if|once|when|provided|unless ?fully licensed|qualified|married|employed|working|sober|clean|single|able|needed|required|necessary|wanted|asked, as|so soon as, the moment <they>, the day <they> !<past>, by the time <they>, no|not earlier|sooner|before than|<they>|the|his|her|age,
    if|should|case * dies|die|predeceases|predecease, when|once|after * dies, if|unless ?already deceased|dead|living|predeceased|gone, first to * and|then|but later|then|afterwards|next|after to, have|has|get|gets it next|afterwards|later|after,
    to|for any|one|those|each of the|my|them|our * who|that, with|under|upon ?the|a|this proviso|stipulation|condition|understanding, secret trust,
    to|for ?the one|person|whichever of|among * who|that, if <they> ?is|are ?still|yet single|unmarried|alone|together|studying|unemployed, if still|yet single|unmarried|married|alone|living|working|at|in|together|with|studying,
    each|every year|month|week|birthday|christmas|term ~, or ?to ?the ?its equivalent|money|cash|proceeds|value if|from|instead|of, if it|they|this ?has|have|is|are ?been ?already sold|gone|lost|stolen, or|and|but failing, failing * to,
    if|should|unless|when * is|has|have|be ?already|since dead|died|deceased|predeceased, or|and if ?already sold|gone|lost,
    in case <they> still|ever|need|needs|has|have|want|wants|should|decides, in the event, on the chance`,
);

/** A hope, a request, or wishes told elsewhere: binding or not, the will does not say. */
export const PRECATORY = list(
  `
    which|that|and|but i|we ?would|do|also|very|really ?much hope|wish|trust|ask|request|like|expect|beg|urge|desire|want|intend <they>|him|her|them|to|that|my,
    i|we ask|request|urge|beg|direct|trust|expect|require|wish|desire|want|hope ?that <they>|him|her|them, i|we hope ?that <they> will|would|can|may|shall|might|continue|keep|share|pass|give,
    i|we would|should ?really ?dearly wish|like|love|ask|want|expect|prefer him|her|them|<they>|that|my, i'd like|want|wish|ask him|her|them|<they>, hoping|trusting|wishing|expecting|asking|requesting ?that <they>|him|her|them,
    in the ?sincere|firm|full|confident|sure hope|expectation|knowledge|belief|confidence|trust, in ?the ?full|sure|confident|every confidence|expectation, confident that, relying on, with the|a request|wish|hope that, it is my ?dear wish|hope|desire,
    <they> ?already|will|well|fully know|knows|understand|understands my|our|what|who|how|where ?my wishes|to|i|it|intentions|mind|wants|should|instructions|is|for, will know|understand|see what|why|how|who, do|does the right thing, do|does what is|'s right, know|knows my wishes|intentions|instructions|mind,
    as|which|that|what i|we|i've|we've ?have|had told|explained|discussed|agreed|asked|instructed|arranged|talked ?about ?it ?to|with ?<they>|him|her|them, as ?previously|already|privately|we discussed|agreed|arranged|instructed|explained|promised $,
    purposes ?that|which ?i ?have|known|made|told|explained|communicated|agreed, purpose known|told|explained, made known to, made clear to, told <they>|him|her|them what|how|who|to, i|we ?have|had told|asked <they>|him|her|them about, as per ?our|my|the conversation|conversations|discussion|discussions|talk|chat|agreement, in line with ?our|my conversation|conversations|discussion|discussions|talk|chat|agreement, knowing <they>|that|she|he, <they> may|can|could|should ?then keep|give|pass|share, with the wish|hope|request <they>,
    in line|accordance|keeping with my ?separate|private|sealed|other letter|note|wishes|memo|memorandum|list|instructions, letter|note|memorandum|statement of wishes,
    as ?per|set|listed|written|described|detailed|explained|stated|shown ?out ?in|on|by ?the|my|a ?separate|private|sealed|attached letter|note|list|memo|notebook|memorandum|diary|envelope, see ?my|the ?separate|attached|sealed letter|note|list|envelope, side letter,
    it would please|be, would be grateful|glad|pleased|happy|delighted|good|nice|kind ?if|for, please pass|give|share|hand|keep|let|see|send|divide|split|make|do|look, kindly give|see|pass|share|let|keep|hand, knows|know|understands|understand who|what|why|how $, for ?the reason|reasons ?that|which <they> know|knows, according to the|my ?private|separate|sealed letter|note|list|wishes|instructions,
    to|she|he|they|can|may|should distribute|redistribute|allocate ?it|them|as|among|amongst|to|out, as|however|how <they> see|sees|think|thinks|=wish|=wishes|choose|chooses|please|pleases|decide|decides fit|best|proper|right|$,
    as ?my executors|executor|trustees|trustee|wife|husband|family sees|see|thinks|think|decide|decides|choose|agree|agrees, you ?already|will know|understand what|who|why|how|my, as <they> sees|see|thinks|think ?is fit|best|proper|right, at <their> ?own ?sole ?absolute discretion, to ?be give|given|share|shared|pass|passed|hand|handed some|out|away|on to|among|amongst|as, to pass on, to share out, dealt with as, let * have some|it|them, to give half|some|part|one to, shared|share|divided|given out`,
);

/** What is hoped for the recipient's sake, and things that are told of. */
export const NO_PRECATORY = list(
  `
    i hope ?that|it|this|they|he|she|you ?will ?always like|likes|enjoy|enjoys|love|loves|helps|brings|remember|remembers|treasure|treasures|gives, in the hope|knowledge that|of <they> ?will|it ?will enjoy|enjoys|like|likes|love|treasure|brings|helps,
    if|when|once|before|after i|we ?should die|predecease|died, as|which <they> wished|wanted|asked|asks|knows|likes, which|that <they> always|once|has|have, left|gave|given|bequeathed ?to|it me|us when|after|before|on|until <they>|their|her|his died|death|left|moved,
    to spend|use as|however <they> like|likes|wish|wishes|please|pleases|want|wants, <they> knows|know how to, gave|wore|worn|carried|bought|made|got|had|played|danced|used|won|given|received|held|cut|planted|painted|knitted|married * on|at|for|from|in <their>|my|our ?<their> * wedding|birthday|birth|christening|confirmation|graduation|engagement|marriage|retirement|eighteenth|majority,
    passed|handed|came down ?to|by|from|through ?me|us|my|our|the|his|her, painting|print|poster|book|novel|picture|copy|film|record|called|titled * on condition, first edition|editions * then|after,
    gave|made|used|sent|bought|wore|went|took|played|brought|came * each|every year|month|week|birthday|christmas, to go with|on|under|in|round|around ?it|them,
    taught|showed|learned|learnt|used|lent|gave|bought|loved ?me|us|him|her|it ?how to use|borrow|enjoy, gave|lent|paid|advanced * as a loan,
    sharia|islamic|jewish|religious|canon|hindu law|laws textbook|textbooks|book|books|degree|notes|library|reports|thesis`,
);

const LAWS = 'law|laws|rule|rules|principle|principles|share|shares|succession|inheritance|custom|tradition';

/** Shares that a religion lays down. */
export const RELIGIOUS = [
  `islamic|muslim|jewish|halachic|halakhic|hindu|sikh|canon|religious|talmudic|rabbinical|quranic|koranic|mosaic|sharia|shariah|=shari'a ?inheritance|family ${LAWS}`,
  "rule|rules|law|laws|principles|teaching|teachings of ?the|my|our islam|judaism|hinduism|quran|qur'an|koran|torah|faith|religion|sharia|shariah",
  'islamic|muslim|jewish|sharia|religious way|manner|custom|fashion|proportion|proportions',
  "as|like|per ?set|laid|is ?out|down in|by the quran|qur'an|koran|torah",
  'faraid|faraidh|mirath|wasiyyah|wasiyya|wassiyah',
  "by|under|with|to|per|following|observing ?the|our|my sharia|shariah|=shari'a|halacha|halakha|halakhah|halachah|quran|qur'an|koran|torah",
  "as|how|what ?the quran|qur'an|koran|torah|islam|faith|religion|sharia|shariah * says|say|lays|lay|command|commands|require|requires|prescribe|prescribes|prescribed|ordains|teaches|provides|dictates|sets",
  'son|sons|daughter|daughters|male|males * double|twice|half ?the share * islam|islamic|sharia|shariah|faith',
];

/** In wishes, only beside words about what is left: a burial may follow a religion's law as well. */
export const LEFT_BEHIND = list(
  'estate, assets, asset, property, wealth, inheritance, inherit, inherits, heir, heirs, my money, my savings, distributed, divided, distribution, division, shares, my belongings, my possessions, everything i own',
);
