import { ageOn, type IsoDate, isRealDate, isYes, LEGAL_ADULT_AGE, MAX_EXECUTORS, type WillAnswers } from '@willow/contracts';
import { AnswerReader, type FindUnprintable, type Refusal } from './answer-reader.ts';
import { cleanGift, cleanLine } from './clean.ts';
import { readResidue } from './read-residue.ts';
import type { Gift, NamedChild, OperatorSettings, Person, Testator, WillFacts } from './will-facts.ts';

const STEP = { testator: 1, partner: 2, children: 3, home: 4, executors: 5, gifts: 8, funeral: 9 } as const;

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
    reader.refuse(STEP.testator, 'A will can be made only by the person it is for.');
  const partner = readPartner(answers, reader);
  const children = readChildren(answers, reader);
  const [first, ...others] = readExecutors(answers, reader);
  const plan = readResidue(answers, { partner, children: children.map(({ name }) => name) }, reader);
  if (!first || !plan) return null;
  return {
    testator: readTestator(testator, reader),
    partner,
    children,
    guardian: children.some(({ born }) => ageOn(born, on) < LEGAL_ADULT_AGE) ? readGuardian(answers, reader) : null,
    executors: [first, ...others],
    executorsAct: settings?.executors ?? 'together',
    keepsWillIn: reader.line({ step: STEP.testator, what: 'the country of the will that stays in force' }, settings?.keepsWillIn),
    gifts: readGifts(answers, reader),
    home: readHome(answers, reader),
    plan,
    funeralWishes: reader.paragraphs({ step: STEP.funeral, what: 'the funeral wishes' }, answers.funeralWishes),
  };
}

const readTestator = (who: Testator, reader: AnswerReader): WillFacts['testator'] => ({
  name: reader.required({ step: STEP.testator, what: 'your name' }, who.fullName),
  address: reader.address(
    { step: STEP.testator, what: 'your address' },
    who.addressLine1,
    who.addressLine2,
    who.city,
    who.county,
    who.postcode,
  ),
  born: who.dob !== null && isRealDate(who.dob) ? who.dob : null,
});

const readPartner = ({ isMarried, partner }: WillAnswers, reader: AnswerReader): string | null =>
  isYes(isMarried) ? reader.required({ step: STEP.partner, what: "your partner's name" }, partner?.fullName) : null;

function readChildren({ hasChildren, children = [] }: WillAnswers, reader: AnswerReader): readonly NamedChild[] {
  if (!isYes(hasChildren)) return [];
  if (children.length === 0) reader.refuse(STEP.children, 'No children are named.');
  return children.map((child, index) => {
    const dob = child.dob ?? '';
    if (!isRealDate(dob)) reader.refuse(STEP.children, `The date of birth of child ${index + 1} is missing or not a real date.`);
    return { name: reader.required({ step: STEP.children, what: `the name of child ${index + 1}` }, child.fullName), born: dob };
  });
}

const readGuardian = ({ guardian }: WillAnswers, reader: AnswerReader): Person | null =>
  guardian && isFilled(guardian.fullName) ? readPerson(guardian, STEP.children, 'the guardian', reader) : null;

function readExecutors({ executors = [] }: WillAnswers, reader: AnswerReader): readonly Person[] {
  const named = executors.flatMap((executor, index) =>
    isFilled(executor.fullName) ? [readPerson(executor, STEP.executors, `executor ${index + 1}`, reader)] : [],
  );
  if (named.length === 0) reader.refuse(STEP.executors, 'No executor is named.');
  if (named.length > MAX_EXECUTORS) reader.refuse(STEP.executors, `No more than ${MAX_EXECUTORS} executors can be named.`);
  return named;
}

const readPerson = (
  person: { readonly fullName?: string | undefined; readonly address?: string | undefined; readonly relationship?: string | undefined },
  step: number,
  who: string,
  reader: AnswerReader,
): Person => ({
  name: reader.line({ step, what: `the name of ${who}` }, person.fullName),
  address: reader.address({ step, what: `the address of ${who}` }, person.address),
  relationship: reader.line({ step, what: `the relationship of ${who}` }, person.relationship),
});

/** Only gifts with all three fields filled; a half-filled row is not a gift. */
function readGifts({ hasSpecificGifts, specificGifts = [] }: WillAnswers, reader: AnswerReader): readonly Gift[] {
  if (hasSpecificGifts === false) return [];
  return specificGifts.flatMap((gift, index) => {
    if (!isFilled(gift.recipientName) || !isFilled(gift.recipientRelationship) || cleanGift(gift.description ?? '') === '') return [];
    const of = (what: string) => ({ step: STEP.gifts, what: `the ${what} of gift ${index + 1}` });
    return {
      recipient: reader.line(of('recipient'), gift.recipientName),
      relationship: reader.line(of('relationship'), gift.recipientRelationship),
      description: reader.gift(of('description'), gift.description),
    };
  });
}

const isFilled = (text: string | undefined): boolean => cleanLine(text ?? '') !== '';

const readHome = ({ isHomeowner, property }: WillAnswers, reader: AnswerReader): string =>
  isYes(isHomeowner) ? reader.address({ step: STEP.home, what: 'the address of your home' }, property?.address) : '';
