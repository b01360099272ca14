import {
  digitalContradictions,
  FIELDS,
  giftContradictions,
  guardianContradictions,
  holds,
  homeContradictions,
  isComplete,
  isLive,
  isMinor,
  type IsoDate,
  isRealDate,
  isYes,
  MAX_EXECUTORS,
  OWN_GUARDIAN,
  ownGuardianContradictions,
  petContradictions,
  reserveContradictions,
  type WillAnswers,
} from '@willow/contracts';
import { AnswerReader, type FindUnprintable, type Refusal } from './answer-reader.ts';
import { giftText } from './gift-text.ts';
import { GROUP_NOUNS } from './part-nouns.ts';
import { readGroups, readLoans } from './read-groups-and-loans.ts';
import { readResidue } from './read-residue.ts';
import {
  type Contents,
  type Executor,
  type Gift,
  type LateChild,
  lateParents,
  type Named,
  type NamedChild,
  type OperatorSettings,
  type OwnGuardians,
  type Partner,
  type Person,
  type Testator,
  type WillFacts,
} from './will-facts.ts';

/** What is wrong with the testator's own details leads to the first step. */
const OWN_DETAILS = 'will-for-you';

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
  const lateChildren = readLateChildren(answers, reader);
  const plan = readResidue(answers, { partner: partner?.name ?? null, children, late: lateParents(lateChildren) }, reader);
  if (!first || !plan) return null;
  return {
    testator: readTestator(testator, reader),
    partner,
    expectsToMarry: isLive('expectsToMarry', answers)
      ? reader.line({ step: 'partner', what: 'the name of the person you expect to marry' }, answers.expectsToMarry)
      : '',
    children,
    lateChildren,
    ...readGuardians(answers, children, on, reader),
    executors: [first, ...others],
    reserves: readReserves(answers, reader),
    executorsAct: settings?.executors ?? 'together',
    keepsWillIn: reader.line({ step: OWN_DETAILS, what: 'the country of the will that stays in force' }, settings?.keepsWillIn),
    gifts: readGifts(answers, reader),
    groups: readGroups(answers, reader),
    pets: readPets(answers, reader),
    digital: readDigital(answers, reader),
    contents: readContents(answers, partner, children),
    home: readHome(answers, reader),
    homeGift: readHomeGift(answers, reader),
    loans: readLoans(answers, reader),
    plan,
    sharesAge: answers.sharesAge === undefined ? null : Number(answers.sharesAge),
    leftOut: reader.rows('leftOut', answers).map(named),
    funeralWishes: reader.paragraphs({ step: 'funeral', what: 'the funeral wishes' }, answers.funeralWishes),
    organDonation: answers.organDonation,
    funeralPlan: readFuneralPlan(answers, reader),
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

const named = <Row extends { readonly fullName: string }>({ fullName: name, ...rest }: Row): Named<Row> => ({ ...rest, name });

const readPartner = (answers: WillAnswers, reader: AnswerReader): Partner | null =>
  isLive('partner', answers)
    ? {
        ...named(
          reader.parts(
            { step: 'partner', what: (part) => `your partner's ${part}`, required: 'fullName' },
            FIELDS.partner.parts,
            answers.partner,
          ),
        ),
        isMarried: holds('married', answers),
      }
    : null;

function readChildren(answers: WillAnswers, reader: AnswerReader): readonly NamedChild[] {
  const children = reader.rows('children', answers, { required: 'fullName' });
  if (isLive('children', answers) && children.length === 0) reader.refuse('children', 'No children are named.');
  return children.map(({ fullName: name, dob = '' }, index) => {
    if (!isRealDate(dob)) reader.refuse('children', `The date of birth of child ${index + 1} is missing or not a real date.`);
    return { name, dob };
  });
}

const readLateChildren = (answers: WillAnswers, reader: AnswerReader): readonly LateChild[] =>
  reader.rows('lateChildren', answers, { required: 'fullName' }).map(named);

function readGuardians(
  answers: WillAnswers,
  children: readonly NamedChild[],
  on: IsoDate,
  reader: AnswerReader,
): Pick<WillFacts, 'guardian' | 'secondGuardian' | 'guardiansAct' | 'ownGuardians'> {
  const { guardiansAct = 'together' } = answers;
  if (!children.some(({ dob }) => isMinor(dob, on))) return { guardian: null, secondGuardian: null, guardiansAct, ownGuardians: [] };
  for (const { message } of guardianContradictions(answers)) reader.refuse('children', `${message}.`);
  const read = (key: 'guardian' | 'secondGuardian'): Person | null => {
    const { parts } = FIELDS[key];
    const noun = GROUP_NOUNS[key];
    const person = answers[key];
    return person && isComplete(FIELDS[key], person)
      ? named(reader.parts({ step: 'children', what: (part) => `the ${part} of ${noun}` }, parts, person))
      : null;
  };
  return {
    guardian: read('guardian'),
    secondGuardian: read('secondGuardian'),
    guardiansAct,
    ownGuardians: readOwn(answers, children, on, reader),
  };
}

/** Whoever is grown up, or becomes so before the will is made up, needs nobody. */
function readOwn(answers: WillAnswers, children: readonly NamedChild[], on: IsoDate, reader: AnswerReader): readonly OwnGuardians[] {
  return reader.rows('children', answers).flatMap((child, index): OwnGuardians[] => {
    const of = children[index];
    const { guardiansAct: act = 'together' } = child;
    if (!of || !isMinor(of.dob, on)) return [];
    for (const { message } of ownGuardianContradictions(child, index, answers)) reader.refuse('children', `${message}.`);
    const [first, second] = (['guardian', 'secondGuardian'] as const).map((which): Person | null => {
      const { fullName: name, relationship, address } = OWN_GUARDIAN[which];
      return child[name] === '' ? null : { name: child[name], relationship: child[relationship], address: child[address] };
    });
    return first ? [{ of, first, second: second ?? null, act }] : [];
  });
}

function readExecutors(answers: WillAnswers, reader: AnswerReader): readonly Executor[] {
  const executors = reader.rows('executors', answers).map(named);
  if (executors.length === 0) reader.refuse('executors', 'No executor is named.');
  if (executors.length > MAX_EXECUTORS) reader.refuse('executors', `No more than ${MAX_EXECUTORS} executors can be named.`);
  return executors;
}

function readReserves(answers: WillAnswers, reader: AnswerReader): readonly Executor[] {
  for (const { message } of reserveContradictions(answers)) reader.refuse('executors', `${message}.`);
  return reader.rows('reserveExecutors', answers).map(named);
}

function readGifts(answers: WillAnswers, reader: AnswerReader): readonly Gift[] {
  const gifts = reader.rows('specificGifts', answers);
  for (const { message } of giftContradictions(gifts)) reader.refuse('gifts', `${message}.`);
  return gifts.map((gift) => ({ ...gift, description: giftText(gift) }));
}

function readPets(answers: WillAnswers, reader: AnswerReader): WillFacts['pets'] {
  for (const { message } of petContradictions(answers)) reader.refuse('gifts', `${message}.`);
  const { parts } = FIELDS.pets;
  return isComplete(FIELDS.pets, answers.pets ?? {})
    ? reader.parts({ step: 'gifts', what: (part) => `the ${part} of ${GROUP_NOUNS.pets}` }, parts, answers.pets)
    : null;
}

function readDigital(answers: WillAnswers, reader: AnswerReader): WillFacts['digital'] {
  for (const { message } of digitalContradictions(answers)) reader.refuse('gifts', `${message}.`);
  const { parts } = FIELDS.digital;
  return isComplete(FIELDS.digital, answers.digital ?? {})
    ? reader.parts({ step: 'gifts', what: (part) => `the ${part} of ${GROUP_NOUNS.digital}` }, parts, answers.digital)
    : null;
}

/** A partner or children whom an earlier answer took away are not given anything. */
function readContents({ contents }: WillAnswers, partner: Partner | null, children: readonly NamedChild[]): Contents | null {
  const given = {
    partner: contents === 'partner' || contents === 'both' ? (partner?.name ?? null) : null,
    children: (contents === 'children' || contents === 'both') && children.length > 0,
  };
  return given.partner !== null || given.children ? given : null;
}

const readHome = (answers: WillAnswers, reader: AnswerReader): WillFacts['home'] => {
  const home = isLive('property', answers)
    ? reader.parts({ step: 'home', what: (part) => `the ${part} of your home` }, FIELDS.property.parts, answers.property)
    : null;
  return home?.address ? home : null;
};

/** Where no address is given there is no home to give. */
function readHomeGift(answers: WillAnswers, reader: AnswerReader): WillFacts['homeGift'] {
  const takers = readHome(answers, reader) ? reader.rows('homeTakers', answers).map(named) : [];
  if (takers.length === 0) return null;
  for (const { message } of homeContradictions(answers)) reader.refuse('home', `${message}.`);
  const { homeMortgage: mortgage = 'taken', homeIfSold: ifSold = 'fails' } = answers;
  return { takers, mortgage, ifSold };
}

function readFuneralPlan({ funeralPlan }: WillAnswers, reader: AnswerReader): WillFacts['funeralPlan'] {
  const { parts } = FIELDS.funeralPlan;
  return isComplete(FIELDS.funeralPlan, funeralPlan ?? {})
    ? reader.parts({ step: 'funeral', what: (part) => `the ${part} of ${GROUP_NOUNS.funeralPlan}` }, parts, funeralPlan)
    : null;
}
