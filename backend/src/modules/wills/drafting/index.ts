export type { Refusal } from './answers/answer-reader.ts';
export type { OperatorSettings, Testator } from './answers/will-facts.ts';
export { type DraftedWill, type Drafting, type DraftInput, draftWill } from './draft-will.ts';
export type { Kind } from './kinds.ts';
export { allocate, type Allocation, type Fate, type Survival, type Taking } from './residue/allocate.ts';
export type { Fraction } from './residue/fraction.ts';
export type { Division, IfGone, ResiduePlan, Share, Taker } from './residue/residue-plan.ts';
