import { list } from '../reading/phrases.ts';

export const SPOUSE = list('husband, wife, spouse, hubby, wifey, missus, civil partner, husband to be, wife to be, other half');

export const PARTNER = list(
  'partner, life partner, girlfriend, boyfriend, cohabitee, common law wife, common law husband, fiance, fiancee, significant other',
);

/** Relatives by blood, adoption, step or marriage, in the words people use. */
export const RELATIVES = list(
  `
    child, children, kid, son, daughter, brother, sister, sibling, sis, bro, mother, father, mum, mummy, mom, dad, daddy, mam, ma, pa,
    parent, niece, neice, nephew, nephue, cousin, aunt, auntie, aunty, uncle, grandchild, grandchildren, grandson, granddaughter,
    grandmother, grandfather, grandma, grandpa, granny, gran, grandad, granddad, nan, nana, nanny, stepson, stepdaughter, stepchild,
    stepmother, stepfather, stepmum, stepdad, stepbrother, stepsister, grandparent, twin, relative, relation, family, half brother,
    half sister, in law, bairn, lad, lass, kin, great grandchild, great grandson, great granddaughter`,
);

export const FAMILY = [...SPOUSE, ...PARTNER, ...RELATIVES];

/** People one knows without being related to them. */
export const ACQUAINTANCES = list(
  `
    friend, mate, pal, buddy, neighbour, neighbor, colleague, workmate, carer, caregiver, nurse, doctor, gp, lodger, tenant, landlord,
    landlady, cleaner, gardener, driver, housekeeper, au pair, childminder, employee, employer, boss, secretary, assistant, teacher,
    pupil, student, vicar, priest, minister, rector, pastor, rabbi, imam, godson, goddaughter, godchild, godmother, godfather, godparent,
    goddaughters, acquaintance, companion, flatmate, housemate, roommate, support worker, social worker, home help, volunteer, met, knew,
    known, couple, person, lady, gentleman, man, woman`,
);

/** Whom people like to ask as a witness, because they are near and are not family. */
export const LIKELY_WITNESSES = list(
  `
    friend, mate, pal, buddy, neighbour, neighbor, next door, colleague, workmate, work, carer, caregiver, home help, nurse, doctor, gp,
    cleaner, gardener, housekeeper, lodger, tenant, landlord, landlady, flatmate, housemate, support worker, social worker, vicar,
    priest, minister, employee, employer, boss, secretary, assistant, teacher, driver, companion, acquaintance, hairdresser, warden,
    church member, club member, team mate, churchwarden`,
);

/** How people write themselves into a list. */
export const MYSELF = list(
  'me, myself, self, i, testator, testatrix, applicant, own, same person, same as above, as above, none, na, n / a, not applicable',
);
