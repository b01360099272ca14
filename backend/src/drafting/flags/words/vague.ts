import { list } from '../reading/phrases.ts';

export const VAGUE_THINGS = list(
  `
    stuff, thing, things, oddments, jewellery, jewelry, jewels, jewellry, trinkets, knick knacks, nick nacks, knickknacks, bric a brac,
    clutter, paraphernalia, gubbins, junk, belongings, possessions, personal items, personal effects, sentimental items, keepsake,
    keepsakes, memento, mementoes, mementos, gift, present, legacy, something, anything, whatever, favourites, valuables, treasures,
    collectables, collectibles, money, cash, sum, amount, few bob, few quid, item, items, souvenir, sundries, miscellaneous, heirlooms,
    bling`,
);
export const VAGUE = list(
  `
    etc, etcetera, et cetera, and so on, and so forth, and the like, and suchlike, or similar, or such, various, miscellaneous, assorted,
    sundry,
    ?a some|few|several|couple|bit|little|number|selection of|money|cash|bits|books|rings|things|items|jewellery|pictures|furniture|clothes|ornaments|tools|small|nice,
    my bits $, bits|odds|odd|bit and|n|& ends|bobs|pieces|bob|pieces|piece, bits, oddments, one|two|three|any|either of|from my|the|our,
    one or two|more, something|someting ?from|to|of|nice|small|special, anything ?from|she|he|they,
    whatever ?jewellery|items|things <they>, whatever takes, whichever, tbc, tbd, tba, to be confirmed|decided|advised|agreed|discussed,
    not sure, unsure, don't know, dont know, dunno, undecided, haven't decided, to follow, maybe, perhaps, possibly, or maybe, probably,
    a sum $, a small|large|modest sum|amount|gift|token|something, sum of money $, a little something, a token, a keepsake, a memento,
    reasonable sum|amount, appropriate, suitable, as discussed|agreed|arranged, as <they> see|sees|wishes|wish|chooses|choose,
    of <their> choice|choosing, <their> choice|pick of, choose|chooses ?from|what|something, best of my,
    my ?nicer|nice|best|better|good|favourite bits|things|clothes|jewellery, or something, approximately, roughly, or thereabouts,
    a ?wee|little bit of, the usual, other items|things, and other|others|more`,
);
export const VAGUE_GROUPS = { they: list('he, she, they, you'), their: list('his, her, their') };
export const NOT_VAGUE = list(
  `
    all ?of my clothes|books|tools|records|shoes|furniture, things fall apart,
    jewellery|jewelry|jewel|money|cash|gift|present box|case|tree|clip|stand|chest|armoire|cabinet, stuffed,
    drill|router|screwdriver bits, wild things, sum of ?£, few good men, any questions, some like it, something for the, some mothers,
    various artists|positions, perhaps love, =one of us, two of us, token ring`,
);
