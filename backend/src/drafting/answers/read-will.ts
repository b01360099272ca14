import { FIELDS, type IsoDate, isLive, isMinor, isRealDate, isYes, MAX_EXECUTORS, type StepId, type WillAnswers } from '@willow/contracts';
import { AnswerReader, type FindUnprintable, type Refusal } from './answer-reader.ts';
import { isComplete } from './complete.ts';
import { readResidue } from './read-residue.ts';
import type { Gift, NamedChild, OperatorSettings, Person, Testator, WillFacts } from './will-facts.ts';

/** What is wrong with the testator's own details leads to the first step. */
const OWN_DETAILS = 'will-for-you';

/** What a will is read from. */
export type WillInput = {
  readonly answers: WillAnswers;
  readonly testator: Testator;
  /** The day the will is made up for: it decides who is under 18. */
  readonly on: IsoDate;
  readonly settings?: OperatorSettings;
};

/**
 * Reads the live branches of the answers and nothing else: answers of a branch that was left may name a former partner, and are not even
 * looked at. Refuses with the first step of the wizard that keeps these answers from being a will.
 */
export function readWill(
  input: WillInput,
  findUnprintable: FindUnprintable,
): { readonly ok: true; readonly facts: WillFacts } | { readonly ok: false; readonly refused: Refusal } {
  const reader = new AnswerReader(findUnprintable);
  const facts = read(input, reader);
  const refused = reader.firstRefusal();
  return refused || !facts ? { ok: false, refused: refused! } : { ok: true, facts };
}

function read({ answers, testator, on, settings }: WillInput, reader: AnswerReader): WillFacts | null {
  if (answers.willForYou !== undefined && !isYes(answers.willForYou))
    reader.refuse(OWN_DETAILS, 'A will can be made only by the person it is for.');
  const partner = readPartner(answers, reader);
  const children = readChildren(answers, reader);
  const [first, ...others] = readExecutors(answers, reader);
  const plan = readResidue(answers, { partner, children: children.map(({ name }) => name) }, reader);
  if (!first || !plan) return null;
  return {
    testator: readTestator(testator, reader),
    partner,
    children,
    guardian: children.some(({ born }) => isMinor(born, on)) ? readGuardian(answers, reader) : null,
    executors: [first, ...others],
    executorsAct: settings?.executors ?? 'together',
    keepsWillIn: reader.line({ step: OWN_DETAILS, what: 'the country of the will that stays in force' }, settings?.keepsWillIn),
    gifts: readGifts(answers, reader),
    home: readHome(answers, reader),
    plan,
    funeralWishes: reader.paragraphs({ step: 'funeral', what: 'the funeral wishes' }, answers.funeralWishes),
  };
}

const readTestator = (who: Testator, reader: AnswerReader): WillFacts['testator'] => ({
  name: reader.required({ step: OWN_DETAILS, what: 'your name' }, who.fullName),
  address: reader.address(
    { step: OWN_DETAILS, what: 'your address' },
    who.addressLine1,
    who.addressLine2,
    who.city,
    who.county,
    who.postcode,
  ),
  born: who.dob !== null && isRealDate(who.dob) ? who.dob : null,
});

const readPartner = (answers: WillAnswers, reader: AnswerReader): string | null =>
  isLive('partner', answers) ? reader.required({ step: 'partner', what: "your partner's name" }, answers.partner?.fullName) : null;

function readChildren(answers: WillAnswers, reader: AnswerReader): readonly NamedChild[] {
  if (!isLive('children', answers)) return [];
  const { children = [] } = answers;
  if (children.length === 0) reader.refuse('children', 'No children are named.');
  return children.map((child, index) => {
    const dob = child.dob ?? '';
    if (!isRealDate(dob)) reader.refuse('children', `The date of birth of child ${index + 1} is missing or not a real date.`);
    return { name: reader.required({ step: 'children', what: `the name of child ${index + 1}` }, child.fullName), born: dob };
  });
}

const readGuardian = ({ guardian }: WillAnswers, reader: AnswerReader): Person | null =>
  guardian && isComplete(FIELDS.guardian, guardian) ? readPerson(guardian, 'children', 'the guardian', reader) : null;

function readExecutors({ executors = [] }: WillAnswers, reader: AnswerReader): readonly Person[] {
  const named = executors.flatMap((executor, index) =>
    isComplete(FIELDS.executors, executor) ? [readPerson(executor, 'executors', `executor ${index + 1}`, reader)] : [],
  );
  if (named.length === 0) reader.refuse('executors', 'No executor is named.');
  if (named.length > MAX_EXECUTORS) reader.refuse('executors', `No more than ${MAX_EXECUTORS} executors can be named.`);
  return named;
}

const readPerson = (
  person: { readonly fullName?: string | undefined; readonly address?: string | undefined; readonly relationship?: string | undefined },
  step: StepId,
  who: string,
  reader: AnswerReader,
): Person => ({
  name: reader.line({ step, what: `the name of ${who}` }, person.fullName),
  address: reader.address({ step, what: `the address of ${who}` }, person.address),
  relationship: reader.line({ step, what: `the relationship of ${who}` }, person.relationship),
});

/** Only gifts with all three fields filled; a half-filled row is not a gift. */
function readGifts(answers: WillAnswers, reader: AnswerReader): readonly Gift[] {
  const { specificGifts = [] } = answers;
  if (!isLive('specificGifts', answers)) return [];
  return specificGifts.flatMap((gift, index) => {
    if (!isComplete(FIELDS.specificGifts, gift)) return [];
    const of = (what: string) => ({ step: 'gifts' as const, what: `the ${what} of gift ${index + 1}` });
    return {
      recipient: reader.line(of('recipient'), gift.recipientName),
      relationship: reader.line(of('relationship'), gift.recipientRelationship),
      description: reader.gift(of('description'), gift.description),
    };
  });
}

const readHome = (answers: WillAnswers, reader: AnswerReader): WillFacts['home'] => {
  const home = isLive('property', answers)
    ? reader.parts({ step: 'home', noun: 'your home' }, FIELDS.property.parts, answers.property)
    : null;
  return home?.address ? home : null;
};
