import { list } from '../reading/phrases.ts';

export const WISH_GROUPS = {
  thing: list(
    `
    dog, cat, horse, pet, pony, rabbit, parrot, budgie, car, house, flat, home, ring, watch, tools, tool, money, savings, jewellery,
    clothes, books, book, furniture, piano, guitar, records, collection, bike, bicycle, boat, caravan, medal, medals, camera, paintings,
    painting, pictures, vestments, suit, suits, pearls, cd, cds, dvd, dvds, allotment, season ticket, bracelet, earrings, brooch, bible, cross, sheet music, music, flat, medal, keyboard, keyboards, records, sewing machine, things, stuff, belongings, possessions, everything, pounds, cash, legacy, account, estate, violin, clock,
    bungalow, cottage, van, motorbike, necklace, pearls, ornaments, china, shed, garden, laptop, computer, phone, cats, dogs`,
  ),
  travel: list('take, bring, carry, drive, lead, follow, come, start, play, stand, lie'),
  kin: list('sister, brother, nephew, niece, cousin, aunt, uncle, son, daughter, granddaughter, grandson'),
  rite: list(
    'ashes, coffin, body, love, regards, thanks, best, wishes, blessing, eulogy, flowers, remains, photo, photograph, hearse, cortege, guests, family, friends, hand, children, service, casket, place, favourite, reading, organ, choir, music',
  ),
  someone: list('he, she, they, my, the, his, her, someone, somebody, each, anyone, everyone'),
};

/** A gift, or a decision about one's body, among the funeral wishes. */
export const GIFT_WISHES = list(
  `
    bequeath, bequest, legacy, inherit, leave|give|gift my|our|all * <thing>, leave|give|left|gift <thing>, i leave|give|bequeath,
    leave|give * £|pounds|quid, leave|give # ?pounds|quid, leave|give everything,
    can|could|may|must|should|shall|gets|get|will|to|is have|has|keep|take|inherit|get my|the|our|all|any * ?of ?my <thing>,
    have|keep|take my * <thing>, my * <thing> to|goes|go|should|is|are|must|be|can|shall|for|belongs,
    my|our dog|cat|pet|pets|dogs|cats|horse|pony|rabbit|parrot, rehome, re home, look after my|the, <thing> should|to go|be ?given to,
    want|wish|like * to have|get|keep|inherit my, share|hand|give out my|our, divide|split|sell my|our|up, can|may have|take|keep my,
    anything left|over, give|leave|rehome|take|keep|have|adopt|feed the dog|cat|dogs|cats|horse|pony|rabbit|parrot|budgie,
    everything|all|it to my sister|brother|son|daughter|wife|husband|nephew|niece|friend, took|takes|had my|the <thing>, my <thing> to,
    <thing> is|are for, organ donor|donation|donations|register|transplant, my ?own ?internal organs, organs,
    donate my|organs|any|all|it|body|eyes|tissue, donor, donor card, transplant,
    my ?own body|eyes|corneas|heart|kidneys|brain|tissue|remains|corpse is|are|be|to|should|for|must|can|donated|given|left|used * ?medical|science|research|donated|used|transplant|taken,
    to|for|of medical science|research|school|students|training, leave my|give body|brain|eyes|organs,
    body to|for science|research|medicine|medical, brain to|for|bank|donation, anatomy, anatomical, human tissue,
    reused|used if ?they|it|any|anything, corneas,
    ^ ?my|the|all|our <thing> to !<travel>, my !<rite> ?!<rite> to the|my|our|his|her|a|<kin>, let * have my, can|may|could|should use my body|remains|organs|eyes, use my eyes|organs|heart|body,
    donate what|anything|whatever|everything, gift|gifting my, choose|chooses something|anything|one|keepsake, a keepsake, help themselves to, drink my, someone|somebody to have|take ?the|my,
    pacemaker|glasses|spectacles|hearing|wheelchair|hair ?aids can|could|may|should|to ?be|for reused|used|recycled|donated|given|go|charity|wigs, i used goes|to, the cat|dog|hens to,
    give|leave|send|pass|hand my !<rite> to, my !<rite> to|is|are|should ?to go to, my !<rite> goes|going to, gets|inherits|inherit my, given my|away, give away ?my,
    make sure|certain * gets|inherits|receives ?my|the|a, see that * gets|has|receives, everything|all ?my|the ?money|rest|of|it goes|go|to ?go ?to ?my <someone>, have|has|gets|inherits everything,
    give it|them|everything|all ?all to, sell everything|it, sell my|the|our, donate body|brain|eyes|tissue, to be donated, gift to|from, from my estate|savings|account|money, money to the|my|each|a,
    tenner|fiver|quid|pounds|pound each|for|to|apiece, first pick|choice of, choose|chooses|pick a|one|some ?piece ?pieces of|from my, i promised,
    dog|cat|dogs|cats|pet|pets|horse should|must|to|is|are ?to ?be ?all live|go|stay|looked|rehomed|cared, rest|others to the|my museum|library|regiment|church|family,
    my ?heart tissue|valves|eyes|skin|bones|liver|lungs may|can|could|should|to ?be used|go|given|donated, any part of me|my|body, the|my <thing> goes|go|passes|pass to|for,
    gets|get|takes|take|has|have the <thing>, whatever|any|what ?money ?is left ?over ?goes|to, distribute|give|divide|share|split|hand|pass ?out my|the|any|some <thing>,
    take|have|keep a|one|some * of|from my, medical|anatomy|dental school, teaching hospital, leave some|any|my|the money|savings, <thing> is|are|must|should ?to be sold|given|divided|shared,
    needs|need a new|good|loving home, find a ?new|good|loving home, all|any ?of my <thing> to, my <thing> to, the * ?i wear|wore is|are|goes|go for|to, my * * bible|ring|watch|medals goes|go|is|are to|for`,
);
export const NO_WISHES = list(
  `
    to be read|played|worn|carried|placed|put|buried|used|displayed|with, take|have|keep my ashes|coffin|hand|place|photo,
    organ music|recital|piece|voluntary|playing|solo|loft|pipe|player, mouth|church|pipe|electric|hammond|the|barrel organ, organist,
    cat's|dog's|pet's|horse's ashes, dog|cat|horse may|can|could|should|to walk|come|attend|follow|lead|lie, house is where, should|can|may|to be played|sung|read|rung|recited, donations, donate to|in|if|instead|online|directly|at|as, donated to ?the ?a ?my ?local hospice|church|charity|ward, flowers ?should|to|can|may|are ?to ?be ?afterwards go|given|donated|taken|sent, at home, give thanks|way|me|a|him|her|them|us|everyone|people|it|plenty|no|up|generously|blood,
    leave|leaves|leaving the church|chapel|crematorium|graveside|house|building|hall|service|room|cemetery,
    leave my|the|some|our ashes|coffin|body at|in|on|under|with|by|there|open|to rest, leave it|this|that ?all ?up to, dog and, no dog,
    ashes, buried ?and ?not cremated|at|in|with|beside, is|are|to be buried|cremated|washed|laid|embalmed|dressed|wrapped|viewed|taken|carried, should be washed|dressed|buried|cremated|laid|carried|taken|wrapped,
    stay|stays|remain|remains ?on|with|in ?my|me wrist|finger|hand|me|body|coffin, in|under|beside|near the garden, guide dogs, dogs trust, cats protection, wear, play`,
);

/** What the funeral may cost is no gift. */
export const SPENDING = list(
  'spend, spending, cost, costs, budget, cheap, cheapest, no more than, not more than, up to, less than, maximum, under £, paid for, prepaid, funeral plan',
);
