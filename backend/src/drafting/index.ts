export { type Accepted, acceptAnswers } from './answers/accept-answers.ts';
export type { Refusal } from './answers/answer-reader.ts';
export { tolerantAnswers } from './answers/tolerant-answers.ts';
export type { WillInput } from './answers/read-will.ts';
export type { OperatorSettings, Testator, WillFacts } from './answers/will-facts.ts';
export { numberOf, titleOf, type WillDocument } from './document/will-document.ts';
export {
  type DraftedWill,
  type Drafting,
  type DraftInput,
  draftWill,
  type PlannedWill,
  planWill,
  type Refused,
  reviewFlags,
  setWill,
} from './draft-will.ts';
export type { Flag, Severity } from './flags/flag.ts';
export type { FlagSubject } from './flags/flag-subject.ts';
export { affected, type Change, meaningDiff } from './insight/meaning-diff.ts';
export { type Place } from './insight/place.ts';
export { compareWithoutWill } from './insight/with-or-without-will.ts';
export { explainWill } from './insight/explanation.ts';
export { familyMap } from './insight/family-map.ts';
export { type IntestateShare, withoutWill } from './insight/intestacy.ts';
export { type Trial, whoGetsWhat } from './insight/who-gets-what.ts';
export { stressReport } from './insight/stress-report.ts';
export { checkVersionCodes, readCode } from './insight/version-codes.ts';
export { checkWitnesses, noWitnessList } from './insight/witness-checker.ts';
export { type BarredWitness, barredWitnesses } from './people/barred-witnesses.ts';
export { peopleOf, type PersonInWill, type PersonRole } from './people/people-in-will.ts';
export { type DecidedShare, INTESTACY, type PlanTable, planTable, type WhoTakes, whoTakes } from './insight/plan-table.ts';
export type { Kind } from './document/draft-marks.ts';
export { explanationPage, type Paper, papersOf, type SetPaper, setPaper, theWill } from './print/paper.ts';
export { wordingText, wordingVersion } from './print/wording-text.ts';
export { questionsFor } from './documents/questions-for-customer.ts';
export { allocate, type Allocation, type Fate, type Survival, type Taking } from './residue/decision-table.ts';
export type { Fraction } from './residue/fraction.ts';
export type { Division, IfGone, ResiduePart, ResiduePlan, Share, Taker } from './residue/residue-plan.ts';
export { type NamedDeaths, strangersTo, survivalOf, takersOf } from './residue/survival.ts';
