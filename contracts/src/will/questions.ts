import { type AnswerKey, QUESTIONS, type StepId } from './answers.ts';

const ASKED: Readonly<Record<StepId, string>> = {
  'will-for-you': 'Is this will for you?',
  partner: 'Are you married or in a civil partnership?',
  children: 'Do you have children?',
  home: 'Do you own your home?',
  executors: 'Who should carry out your will?',
  beneficiaries: 'Who should inherit your estate?',
  substitutes: 'What if someone dies before you?',
  gifts: 'Would you like to leave any particular gifts?',
  funeral: 'Do you have any wishes for your funeral?',
  review: 'Check your answers',
};

/** A step of the wizard, for whoever shows it or goes from one to the next; when it is complete is said in `wizard.ts`. */
export type WizardStep = { readonly id: StepId; readonly question: string; readonly keys: readonly AnswerKey[] };

const STEP_IDS = Object.keys(QUESTIONS) as StepId[];

export const stepById = (id: StepId): WizardStep => ({ id, question: ASKED[id], keys: Object.keys(QUESTIONS[id]) as AnswerKey[] });

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
