/**
 * Why an operator may decide a flag as they did, in sentences to choose from; a "…" at the end is completed by hand. A reason of one's own is
 * always possible. `refers`: section 3 sends such a will to a specialist, so keeping it takes two people.
 */
type Reasons = {
  readonly refers?: true;
  readonly accepted?: readonly string[];
  readonly confirmed?: readonly string[];
  readonly fixed?: readonly string[];
  readonly asked?: readonly string[];
};

/** Only new answers clear what blocks, and what informs asks for nothing. */
const NOTHING_TO_DECIDE: Reasons = {};

export const REASONS = {
  R01: NOTHING_TO_DECIDE,
  R02: {
    refers: true,
    accepted: ['Taken on under 25, as agreed with …'],
    fixed: ['Referred to a specialist, who drafts it: …', 'Refunded on …'],
    asked: ['Told the customer that the service is for people of 25 or over: …'],
  },
  R03: {
    refers: true,
    confirmed: ['England or Wales is the permanent home: asked on …', 'The address lies on the English side of the border: checked on …'],
    fixed: ['Referred to a solicitor for that country: …', 'Refunded on …'],
    asked: ['Asked where the permanent home is, and since when: …'],
  },
  R04: {
    refers: true,
    accepted: ['The words name nothing abroad: …'],
    confirmed: ['Nothing is owned abroad and there is no will abroad: asked on …'],
    fixed: ['The will abroad is kept in force; the country is …', 'Referred to a specialist for what is abroad: …'],
    asked: ['Asked what is owned abroad and whether there is a will there: …'],
  },
  R05: NOTHING_TO_DECIDE,
  R06: {
    confirmed: ['The partner is left out on purpose, and the 1975 Act was explained: confirmed in writing on …'],
    fixed: ['The partner is provided for outside the will: …', 'Advised to see a solicitor about the 1975 Act; answered on …'],
    asked: ['Asked whether the partner is left out on purpose: …'],
  },
  R07: {
    confirmed: [
      'Left out on purpose: confirmed in writing on …',
      'Provided for already, in their lifetime or outside the will: asked on …',
    ],
    fixed: ['A private letter of reasons is kept with the will: …'],
    asked: ['Asked whether the child is left out on purpose: …'],
  },
  R08: NOTHING_TO_DECIDE,
  R09: { asked: ['Asked whether the children are of an earlier relationship: …'] },
  R10: {
    accepted: ['The words tell of the past and nothing is pending: …'],
    confirmed: ['Neither a marriage nor a divorce is under way: asked on …', 'Told what marriage and divorce do to this will: …'],
    asked: ['Asked whether a marriage or a divorce is under way: …'],
  },
  R11: NOTHING_TO_DECIDE,
  R12: NOTHING_TO_DECIDE,
  R13: {
    confirmed: ['A step-, foster or adopted child, and the dates are right: asked on …'],
    asked: ['Asked whether this is a step-, foster or adopted child: …'],
  },
  R14: {
    confirmed: [
      'No guardian is wanted; told that a court may choose: asked on …',
      'The child comes of age before long; none is wanted: asked on …',
    ],
    asked: ['Asked who should be guardian: …'],
  },
  R15: {
    accepted: ['Somebody else who has the applicant’s name: …'],
    confirmed: [
      'Somebody else who has the applicant’s name: asked on …',
      'The guardian comes of age before they could be needed: asked on …',
    ],
    asked: ['Asked for a guardian who is an adult: …', 'Asked whether the guardian is somebody else of the same name: …'],
  },
  R16: NOTHING_TO_DECIDE,
  R17: {
    accepted: ['Somebody else of that name, and an adult: …'],
    confirmed: ['The executor is an adult: born on …'],
    asked: ['Asked for an executor who is an adult: …'],
  },
  R18: NOTHING_TO_DECIDE,
  R19: {
    confirmed: [
      'One executor is wanted; a second was suggested: asked on …',
      'The executor will appoint a second trustee before holding money: …',
    ],
    asked: ['Asked for a second executor: …'],
  },
  R20: { asked: ['Asked for the executor’s address or relationship: …'] },
  R21: NOTHING_TO_DECIDE,
  R22: { asked: ['Asked who would act, and on what terms: …'] },
  R23: { asked: ['Told what an executor abroad means, and asked for one here: …'] },
  R24: {
    confirmed: ['Told that inheritance tax may be due, and wants no advice: asked on …', 'Has had tax advice: from …'],
    fixed: ['Advised to see a tax specialist; answered on …'],
    asked: ['Told that inheritance tax may be due: …'],
  },
  R25: {
    confirmed: [
      'The customer owns it alone: asked on …',
      'Joint: told that it passes outside the will: asked on …',
      'In common: told that only the customer’s share passes by the will: asked on …',
    ],
    fixed: ['Looked up at the Land Registry on …'],
    asked: ['Asked who owns the home, and how: …'],
  },
  R26: { asked: ['Asked whether there is a mortgage: …'] },
  R27: {
    accepted: ['The words mean neither the home nor land: …'],
    confirmed: ['The home is meant as a gift, with any mortgage on it: asked on …'],
    asked: ['Asked what exactly is given, and whether it is mortgaged: …'],
  },
  R28: {
    refers: true,
    accepted: ['The words mean no business: …'],
    confirmed: ['Only quoted shares, held as savings: asked on …', 'Has had advice on the business, which this will follows: from …'],
    fixed: ['Referred to a specialist for the business: …'],
    asked: ['Asked what the business is and who owns it: …'],
  },
  R29: { asked: ['Asked whether the carer agrees, and about money for the keep: …'] },
  R30: {
    refers: true,
    accepted: ['The words make neither a condition nor a trust: …'],
    confirmed: ['Only a wish, and told that it binds nobody: asked on …'],
    fixed: ['Referred to a specialist for the condition or the trust: …'],
    asked: ['Asked whether the gift may go without the condition: …'],
  },
  R31: {
    accepted: ['A particular thing, whatever the words: …'],
    confirmed: ['Only a part of one thing is meant, not of the estate: asked on …'],
    asked: ['Asked what exactly is given: …'],
  },
  R32: {
    accepted: ['The words mean nothing that passes outside the will: …'],
    confirmed: ['Told that it may pass outside the will: asked on …', 'A nomination was made with the provider: on …'],
    asked: ['Asked who holds it, and whether somebody is nominated: …'],
  },
  R33: {
    accepted: ['The words tell no secret: …'],
    fixed: ['The code or password was taken out, and was changed: on …'],
    asked: ['Asked how the executors would get to it: …', 'Asked to keep the code or password out of the will: …'],
  },
  R34: { asked: ['Asked exactly what is given: …'] },
  R35: { asked: ['Asked whether there is enough for the gifts of money: …'] },
  R36: {
    accepted: ['One person or body, whatever the name: …'],
    confirmed: ['One gift that they share equally is meant: asked on …'],
    asked: ['Asked for one name in each row: …'],
  },
  R37: { asked: ['Asked for the charity’s exact name and number: …'] },
  R38: {
    accepted: ['The words tell of nobody who takes: …'],
    confirmed: [
      'An outright gift is wanted; told what may be lost, and that a trust is possible: asked on …',
      'Has had advice about a trust: from …',
    ],
    fixed: ['Advised to see a specialist about a trust; answered on …'],
    asked: ['Told what may be lost, and asked whether advice is wanted: …'],
  },
  R39: { asked: ['Asked whether this is one person or two: …'] },
  R40: NOTHING_TO_DECIDE,
  R41: NOTHING_TO_DECIDE,
  R42: {
    accepted: ['Somebody else who has the partner’s name: …', 'The words tell of somebody else’s death: …'],
    confirmed: ['Somebody else who has the partner’s name: asked on …'],
    asked: ['Asked who should take if the partner dies first: …', 'Asked who should take instead of somebody who has died: …'],
  },
  R43: {
    confirmed: ['What the draft says meanwhile is what is wanted: asked on …'],
    asked: ['Asked who should take instead: …'],
  },
  R44: { asked: ['Asked who should take if that person dies first: …'] },
  R45: {
    confirmed: [
      'The intestacy rules are wanted; the result was read aloud: asked on …',
      'Nobody else is to be named; the result was read aloud: asked on …',
    ],
    asked: ['Read the result aloud and offered substitutes: …'],
  },
  R46: { asked: ['Asked whether the share should go to the others: …'] },
  R47: { asked: ['Showed both answers and asked which one counts: …'] },
  R48: {
    confirmed: ['Answered alone, with nobody’s help: spoke to the customer on …', 'Had independent advice: from …'],
    fixed: ['Advised to see a solicitor alone; answered on …'],
    asked: ['Asked who helped with the answers: …'],
  },
  R49: { refers: true, asked: ['Asked whether a doctor has confirmed capacity: …', 'Referred to a solicitor for evidence of capacity: …'] },
  R50: { asked: ['Asked whether a gift or a decision about organs is meant: …'] },
  R51: NOTHING_TO_DECIDE,
  R52: { asked: ['Asked for the full legal name and other names used: …'] },
  R53: { asked: ['Asked for the charity’s exact name and number: …'] },
  R54: NOTHING_TO_DECIDE,
  R55: {
    accepted: ['The words name no money that is meant to be paid: …'],
    confirmed: ['No money is meant beyond the sum in its own field: asked on …'],
    fixed: ['The sum was moved to its own field: …'],
    asked: ['Asked who keeps the pets and what money goes with them: …'],
  },
  R56: { asked: ['Asked whether an adult should have the files: …'] },
  R57: {
    accepted: ['The words are calm, and can be shown to be true: …'],
    confirmed: ['The customer wants these words, and knows that they may be read out in court: asked on …'],
    fixed: ['The customer has put it more calmly: …'],
    asked: ['Asked for calmer words, and what can be shown: …'],
  },
  R58: {
    accepted: ['Nobody else lives there: …'],
    confirmed: [
      'The partner knows, and has somewhere else to live: asked on …',
      'The customer wants it outright, and was told: asked on …',
    ],
    fixed: ['The home is not given by itself any more: …'],
    asked: ['Asked where everybody who lives in the home is to go: …'],
  },
  R59: {
    accepted: ['There are few of them, and enough for everybody: …'],
    confirmed: ['The customer wants it however many there will be: asked on …'],
    fixed: ['The gift was made smaller: …'],
    asked: ['Asked how many there are, and whether enough is left: …'],
  },
  R60: {
    accepted: ['It is plain whose debt is meant: …'],
    confirmed: ['A debt of this person or body is meant: asked on …'],
    fixed: ['The loan was taken out, or names the person: …'],
    asked: ['Asked who owes the money: …'],
  },
} as const satisfies Readonly<Record<string, Reasons>>;

/** A rule is in the table above, or does not compile. */
export type RuleId = keyof typeof REASONS;

const reasonsOf = (id: string): Reasons => (id in REASONS ? REASONS[id as RuleId] : NOTHING_TO_DECIDE);

const DECISIONS = ['accepted', 'confirmed', 'fixed', 'asked'] as const;

/** Reviews keep the rules of their day: one that is gone since has no reasons. */
export const reasonsFor = (id: string): readonly { readonly decision: (typeof DECISIONS)[number]; readonly text: string }[] =>
  DECISIONS.flatMap((decision) => (reasonsOf(id)[decision] ?? []).map((text) => ({ decision, text })));

export const refers = (id: string): boolean => reasonsOf(id).refers === true;
