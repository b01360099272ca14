import { stepNumber, WIZARD, type WillAnswers } from '@willow/contracts';

/** Nobody reads and weighs a whole will in that time. */
const MINUTES = 10;
/** Fewer steps are no will. */
const MIN_STEPS = 3;

type Kept = { readonly step: number; readonly at: string };

/** Numbers of the wizard's steps that an offer has answers for. */
export const stepsOffered = (answers: WillAnswers): readonly number[] =>
  WIZARD.filter(({ keys }) => keys.some((key) => answers[key] !== undefined)).map(({ id }) => stepNumber(id));

/** Whether every step that was offered was kept for the first time within a few minutes. */
export function isKeptAtOnce(kept: readonly Kept[], offered: readonly number[]): boolean {
  const times = offered.map((step) => Math.min(...kept.filter((each) => each.step === step).map(({ at }) => Date.parse(at))));
  return offered.length >= MIN_STEPS && Math.max(...times) - Math.min(...times) <= MINUTES * 60_000;
}
