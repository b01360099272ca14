import type { IsoDate } from '../dates.ts';
import { type AnswerKey, QUESTIONS, type StepId, type WillAnswers } from './answers.ts';
import { isStale } from './rules.ts';
import type { Problem, Question } from './step.ts';
import { unprintable } from './unprintable.ts';
import { children, home, partner, willForYou } from './steps/about-you.ts';
import { beneficiaries, executors, funeral, gifts, review, substitutes } from './steps/your-wishes.ts';

export * from './rules.ts';
export { guardianContradictions } from './steps/guardian-choices.ts';
export { reserveContradictions } from './steps/executor-choices.ts';
export { digitalContradictions, petContradictions } from './steps/pet-choices.ts';
export { giftContradictions, shareContradictions } from './steps/share-choices.ts';
export { isFilled, type Problem } from './step.ts';

const TEXTS: Readonly<Record<StepId, Question>> = {
  'will-for-you': willForYou,
  partner,
  children,
  home,
  executors,
  beneficiaries,
  substitutes,
  gifts,
  funeral,
  review,
};

export type WizardStep = Question & {
  readonly id: StepId;
  readonly keys: readonly AnswerKey[];
};

const STEP_IDS = Object.keys(QUESTIONS) as StepId[];

export function stepById(id: StepId): WizardStep {
  const { question, problems } = TEXTS[id];
  const keys = Object.keys(QUESTIONS[id]) as AnswerKey[];
  return { question, id, keys, problems: (answers, today) => [...problems(answers, today), ...unprintable(answers, keys)] };
}

export const WIZARD: readonly WizardStep[] = STEP_IDS.map(stepById);

/** The number of a step in the addresses of the wizard, in the API and in stored events, from 1. Everywhere else steps go by their id. */
export const stepNumber = (id: StepId): number => STEP_IDS.indexOf(id) + 1;

export function stepAt(number: number): WizardStep {
  const step = WIZARD[number - 1];
  if (!step) throw new RangeError(`The wizard has no step ${number}`);
  return step;
}

const STEP_OF = new Map(WIZARD.flatMap(({ id, keys }) => keys.map((key) => [key as string, id] as const)));

export function stepOf(key: AnswerKey): StepId;
export function stepOf(key: string): StepId | undefined;
export function stepOf(key: string): StepId | undefined {
  return STEP_OF.get(key);
}

export const stepBefore = (id: StepId): StepId | undefined => STEP_IDS[STEP_IDS.indexOf(id) - 1];
export const stepAfter = (id: StepId): StepId | undefined => STEP_IDS[STEP_IDS.indexOf(id) + 1];

export const earlier = (one: StepId, other: StepId): StepId => (stepNumber(one) < stepNumber(other) ? one : other);
export const later = (one: StepId, other: StepId): StepId => (stepNumber(one) < stepNumber(other) ? other : one);

type StepProblems = { readonly step: StepId; readonly problems: readonly Problem[] };

/** The first step that is not complete, of those before `end` when one is given; null when all are. */
export function firstIncomplete(answers: WillAnswers, today: IsoDate, end?: StepId): StepProblems | null {
  for (const { id, problems } of WIZARD) {
    if (id === end) return null;
    const found = problems(answers, today);
    if (found.length > 0) return { step: id, problems: found };
  }
  return null;
}

export const frontier = (answers: WillAnswers, today: IsoDate): StepId => firstIncomplete(answers, today, 'review')?.step ?? 'review';

/**
 * Takes away every answer whose ground an earlier answer removed: a partner after "not married", children after "no children", rules for a
 * beneficiary no longer chosen. Executors stay as entered. Pure; gives the same object back when there is nothing to clear.
 */
export const withoutStale = (answers: WillAnswers): WillAnswers =>
  WIZARD.flatMap(({ keys }) => keys)
    .filter((key) => answers[key] !== undefined)
    .reduce((kept, key) => (isStale(key, kept) ? without(kept, key) : kept), answers);

function without(answers: WillAnswers, key: AnswerKey): WillAnswers {
  const { [key]: _, ...kept } = answers;
  return kept;
}

/**
 * Where to resume after a save: what the browser says, but never beyond the first step that the cleared answers left incomplete.
 * Steps after the saved one were not asked yet, so only those before it can pull it back.
 */
export const resumeStep = (answers: WillAnswers, wanted: StepId, today: IsoDate): StepId =>
  firstIncomplete(answers, today, wanted)?.step ?? wanted;
