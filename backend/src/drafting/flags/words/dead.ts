import { list } from '../reading/phrases.ts';

/** Somebody who takes is said to have died. */
export const DEAD = list(
  `
    deceased, decd, dec'd, dec $, dec . $, dec ), passed $, sadly|recently|suddenly|peacefully passed|gone, departed, passed away, passed on $, passed in|last|on, has|have|had ?now|since|sadly|already ?passed|died|gone,
    who|which ?has|have|sadly|recently|now died|passed, died, now|already|is|are|was|sadly|been dead, dead $, dead ), ( dead|late|deceased|dec, =rip, r . i . p, r i p, rest his|her|their soul, rest in peace,
    no longer with us|alive|living|here, we|i lost him|her|them, lost his|her|their life|battle, late ?dear ?eldest|older|younger|twin|great <kin>|<love>, ^ ?my|the ?dear late $, ^ ?my|our dead <kin>|<love>, ^ the late *,
    in heaven, gone but not, no more, went to ?the ?meet ?his|her heaven|lord|maker, now with ?the god|lord|angels, taken from us, killed in|by|at, murdered, buried in|at, lost at sea|war, fell in ?the|action|battle, passed on, not|no longer alive, until his|her death`,
);
export const DEAD_GROUPS = {
  kin: list(
    'brother, sister, mother, father, mum, dad, son, daughter, uncle, aunt, auntie, cousin, nephew, niece, grandmother, grandfather, grandma, grandad, granddad, gran, nan, nana, grandpa, grandson, granddaughter, stepson, stepdaughter, stepfather, stepmother, friend, neighbour, colleague, godmother, godfather, parents, sibling, twin',
  ),
  love: list('husband, wife, spouse, partner, fiance, fiancee, civil partner'),
};

/** The dead whom somebody is a relative or friend of. */
export const NOT_DEAD = list(
  `
    of|to|for|with|from|on|through ?my|our|her|his|the ?dear late|deceased|departed * <kin>|<love>, late|deceased|departed ?dear ?eldest|older|younger <kin>'s|<love>'s, late|deceased|departed <kin>|<love> <kin>|<love>|widow|friend|carer|cousin, widow|widower|wife|husband|son|daughter|child|sister|brother|mother|father|friend|partner|nephew|niece|grandson|granddaughter|carer|relict|orphan of * * died|dead|deceased|killed|rip|passed|late,
    friend|sister|brother|carer|nurse|neighbour|cousin of|to|for * * died|dead|deceased|killed|rip|passed|late, whose * died|dead|passed|killed, since|when|after|before|until he|she|they|we|i|my|our|his|her|their|the|<kin> * died|dead|passed|killed, nearly|almost died, grateful dead, if|in case|should * dies|died, late starter|riser|twenties|thirties|shift, late of,
    husband|wife|mother|father|son|daughter|brother|sister died|passed`,
);

export const DEAD_IN_NAME = list(
  "^ ?the ?my late *, deceased, decd, dec'd, ( dec ), ( rip ), rip $, r . i . p, passed away, ( dead ), late ) $",
);

/** Of the recipient, not of whoever had the thing before. */
export const DEAD_IN_GIFT = list('though|although|but|sadly|since he|she|they ?has|have|had ?now|since|already ?sadly died|passed');
