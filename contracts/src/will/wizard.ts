import { WIZARD_STEPS } from '../constants.ts';
import type { IsoDate } from '../dates.ts';
import type { WillAnswers } from './answers.ts';
import { asksChildrenRule, asksCustomSubstitutes, asksPartnerRule, isYes, liveChildren } from './facts-of-life.ts';
import type { Problem, WizardStep } from './step.ts';
import { children, home, partner, willForYou } from './steps/about-you.ts';
import { beneficiaries, executors, funeral, gifts, review, substitutes } from './steps/your-wishes.ts';

export * from './facts-of-life.ts';
export type { Problem, WizardStep } from './step.ts';

/** The ten questions in order. Everyone is asked all ten; what a screen asks inside depends on the answers before it. */
export const WIZARD: readonly WizardStep[] = [
  willForYou,
  partner,
  children,
  home,
  executors,
  beneficiaries,
  substitutes,
  gifts,
  funeral,
  review,
];

/** The step with a number of 1 to 10. */
export function stepAt(number: number): WizardStep {
  const step = WIZARD[number - 1];
  if (!step) throw new RangeError(`The wizard has no step ${number}`);
  return step;
}

export type StepProblems = { readonly step: number; readonly problems: readonly Problem[] };

/** The first step that is not complete, up to `upTo`; null when all are. */
export function firstIncomplete(answers: WillAnswers, today: IsoDate, upTo: number = WIZARD_STEPS): StepProblems | null {
  for (const step of WIZARD.slice(0, upTo)) {
    const problems = step.problems(answers, today);
    if (problems.length > 0) return { step: step.number, problems };
  }
  return null;
}

/** The steps that may be opened: every complete one and the first that is not (the frontier). */
export function path(answers: WillAnswers, today: IsoDate): readonly WizardStep[] {
  const frontier = firstIncomplete(answers, today)?.step ?? WIZARD_STEPS;
  return WIZARD.slice(0, frontier);
}

/**
 * Takes away every answer whose ground an earlier answer removed: a partner after "not married", children after "no children", rules for a
 * beneficiary no longer chosen. Executors stay as entered. Pure; gives the same object back when there is nothing to clear.
 */
export function withoutStale(answers: WillAnswers): WillAnswers {
  const stale = new Set<keyof WillAnswers>();
  const married = isYes(answers.isMarried);
  const parent = isYes(answers.hasChildren);
  if (answers.isMarried && !married) stale.add('partner');
  if (answers.hasChildren && !parent) for (const key of ['children', 'childrenCount', 'guardian'] as const) stale.add(key);
  if (answers.isHomeowner && !isYes(answers.isHomeowner)) stale.add('property');
  if (answers.beneficiaryType === 'partner' && answers.isMarried && !married) stale.add('beneficiaryType');
  if (answers.beneficiaryType === 'children' && answers.hasChildren && !parent) stale.add('beneficiaryType');
  return withoutStaleRules(without(answers, stale));
}

function withoutStaleRules(answers: WillAnswers): WillAnswers {
  const stale = new Set<keyof WillAnswers>();
  if (answers.beneficiaryType !== 'custom') stale.add('customBeneficiaries');
  if (!asksPartnerRule(answers)) stale.add('partnerSubstituteRule');
  if (answers.partnerSubstituteRule === 'children' && answers.hasChildren && liveChildren(answers).length === 0)
    stale.add('partnerSubstituteRule');
  if (!asksCustomSubstitutes(answers)) stale.add('customSubstitutes');
  if (!asksChildrenRule(answers)) stale.add('childrenSubstituteRule');
  return without(answers, stale);
}

function without(answers: WillAnswers, keys: ReadonlySet<keyof WillAnswers>): WillAnswers {
  if (![...keys].some((key) => answers[key] !== undefined)) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.has(key as keyof WillAnswers))) as WillAnswers;
}

/**
 * Where to resume after a save: what the browser says, but never beyond the first step that the cleared answers left incomplete.
 * Steps after the saved one were not asked yet, so only those before it can pull it back.
 */
export function resumeStep(answers: WillAnswers, wanted: number, today: IsoDate): number {
  const gap = firstIncomplete(answers, today, Math.min(wanted, WIZARD_STEPS) - 1);
  return gap ? gap.step : wanted;
}
