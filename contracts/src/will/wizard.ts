import type { IsoDate } from '../dates.ts';
import type { AnswerKey, StepId, WillAnswers } from './answers.ts';
import { stepById, WIZARD } from './questions.ts';
import { isStale } from './rules.ts';
import { secrets } from './secrets.ts';
import type { Check, Problem } from './step.ts';
import { unprintable } from './unprintable.ts';
import { children, home, partner, willForYou } from './steps/about-you.ts';
import { beneficiaries, executors, funeral, gifts, review, substitutes } from './steps/your-wishes.ts';

export * from './questions.ts';
export * from './rules.ts';
export {
  guardianContradictions,
  OWN_GUARDIAN,
  OWN_GUARDIAN_PARTS,
  ownGuardian,
  ownGuardianContradictions,
  withoutStaleGuardians,
} from './steps/guardian-choices.ts';
export { groupContradictions, type GroupKey, GROUPS, loanContradictions, sharersIn } from './steps/group-choices.ts';
export { homeContradictions } from './steps/home-choices.ts';
export { reserveContradictions } from './steps/executor-choices.ts';
export { digitalContradictions, petContradictions } from './steps/pet-choices.ts';
export { giftContradictions, lastResortContradictions, namedBefore, shareContradictions } from './steps/share-choices.ts';
export { isFilled, type Problem } from './step.ts';

const CHECKS: Readonly<Record<StepId, Check>> = {
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

/** What keeps a step from being complete, what in it no document of ours can print, and what no document should. */
export const problemsOn = (id: StepId, answers: WillAnswers, today: IsoDate): readonly Problem[] => [
  ...CHECKS[id](answers, today),
  ...unprintable(answers, stepById(id).keys),
  ...secrets(answers, stepById(id).keys),
];

type StepProblems = { readonly step: StepId; readonly problems: readonly Problem[] };

/** The first step that is not complete, of those before `end` when one is given; null when all are. */
export function firstIncomplete(answers: WillAnswers, today: IsoDate, end?: StepId): StepProblems | null {
  for (const { id } of WIZARD) {
    if (id === end) return null;
    const problems = problemsOn(id, answers, today);
    if (problems.length > 0) return { step: id, problems };
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
