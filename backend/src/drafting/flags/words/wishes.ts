import { list } from '../reading/phrases.ts';

export const WISH_GROUPS = {
  thing: list(
    `
    dog, cat, horse, pet, pony, rabbit, parrot, budgie, car, house, flat, home, ring, watch, tools, tool, money, savings, jewellery,
    clothes, books, book, furniture, piano, guitar, records, collection, bike, bicycle, boat, caravan, medal, medals, camera, paintings,
    painting, pictures, things, stuff, belongings, possessions, everything, pounds, cash, legacy, account, estate, violin, clock,
    bungalow, cottage, van, motorbike, necklace, pearls, ornaments, china, shed, garden, laptop, computer, phone, cats, dogs`,
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
    reused|used if ?they|it|any|anything, corneas`,
);
export const NO_WISHES = list(
  `
    to be read|played|worn|carried|placed|put|buried|used|displayed|with, take|have|keep my ashes|coffin|hand|place|photo,
    organ music|recital|piece|voluntary|playing|solo|loft|pipe|player, mouth|church|pipe|electric|hammond|the|barrel organ, organist,
    donations, donate ?to ?the ?in, give thanks|way|me|a|him|her|them|us|everyone|people|it|plenty|no|up|generously|blood,
    leave|leaves|leaving the church|chapel|crematorium|graveside|house|building|hall|service|room|cemetery,
    leave my|the|some|our ashes|coffin|body at|in|on|under|with|by|there|open|to rest, leave it|this|that ?all ?up to, dog and, no dog,
    ashes, guide dogs, dogs trust, cats protection, wear, play`,
);

/** What the funeral may cost is no gift. */
export const SPENDING = list(
  'spend, spending, cost, costs, budget, cheap, cheapest, no more than, not more than, up to, less than, maximum, under £, paid for, prepaid, funeral plan',
);
