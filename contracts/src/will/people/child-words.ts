const set = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** A child by these words, in the ways they are written short, in plural or wrongly, and in Welsh. */
export const SON = set('son sons sonn mab');
export const DAUGHTER = set('daughter daughters dau daus daug dght dgtr dghter dtr dtrs dter merch ferch');
export const CHILD = set('child children kid kids childs childrens chld chid chlid chidl lovechild offspring progeny sprog plentyn');
/** A child only where they are said to be ours: "my boy", "our twins". */
export const OURS_ONLY = set(
  'boy boys girl girls lad lads lass lassie laddie bairn bairns wean baby babies babe twins triplets kiddo kiddie',
);
export const OUR = set('my our mine ours fy ein');

/** Words that say enough without a noun: "our eldest"; an ordinal does so with "born": "1st born". */
export const BIRTH_ORDER = set('eldest oldest youngest firstborn secondborn thirdborn lastborn');
export const ORDINAL = set(
  'first second third fourth fifth sixth seventh eighth ninth tenth last middle only 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th',
);

/** What may stand before or behind the word for a child and changes nothing. */
export const HARMLESS: ReadonlySet<string> = new Set([
  ...BIRTH_ORDER,
  ...ORDINAL,
  ...OUR,
  ...set(
    'a an the own dear dearest darling beloved loved loving lovely wonderful precious cherished favourite favorite special amazing clever',
    'beautiful handsome great single sole other elder older old middle younger young very big little wee small tiny baby infant toddler',
    'teenage teenaged teen twin twins triplet adult grown grownup up minor underage newborn born natural biological bio birth blood genetic',
    'real true actual unborn love long short term all one ones two three four five year years yr yrs trans transgender non binary gay deaf blind',
    'gorgeous brilliant kind caring devoted sweet smart talented lucky good adored treasured ivf legal legally legitimate illegitimate lawful surviving living late deceased remaining dependent dependant disabled miracle pride joy donor conceived retired dearly much well identical',
    "autistic married unmarried divorced estranged male female both is are am this that these he she they i he's she's that's testator's applicant's",
  ),
]);
/** The same behind the word only: "son no. 2", "daughter aged 12". */
export const HARMLESS_BEHIND = set(
  'no nr num number aged age over under months dob d o b now currently six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen jan feb mar apr jun jul aug sep sept oct nov dec january february march april may june july august september october',
  'november december',
);

/** How somebody came to be a child. Not "foster" and "step" alone: those are told apart from what stands beside them. */
export const ADOPTED = set('adopted adoptive adoptee adpoted adopeted');
export const FOSTERED = set('foster fostered');
export const BY_NATURE = set('adoption birth blood fostering ivf surrogacy donor');

/** What somebody may be besides: "son and heir", "daughter (executor)". */
export const BESIDES = set(
  'heir heiress executor executrix trustee beneficiary guardian attorney relative kin nok main primary joint full part time also',
);
/** People who are near as a child is: with them, less than the word for a child is not enough. */
export const NEAR = set('friend best close good carer caregiver companion');

export const UNION = set('marriage marriages marraige mariage relationship relationships partnership union wedlock family');
export const SPOUSE = set('husband hubby wife spouse partner girlfriend boyfriend fiance fiancee ex exhusband exwife expartner');
/** What may stand before a marriage or a partner. */
export const WHICH: ReadonlySet<string> = new Set([
  ...ORDINAL,
  ...set(
    'a an the my our his her this that previous prior earlier former current present past late ex old original civil new other own both',
  ),
]);
export const TESTATOR = set('me us myself mine ours testator testatrix applicant body');
/** What begins more words about a son or a daughter, and nobody else: "daughter who lives abroad", "son in Leeds"; not "son in law". */
export const MORE_ABOUT = set('who whom lives living serving working studying at in');
export const NO_PLACE = set('law laws all everything name spirit christ god faith heart lieu need waiting');
