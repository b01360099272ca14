import type { StepId } from '@willow/contracts/will/answers';
import type { Draft } from './draft.ts';

export type Memory = {
  /** What was typed on a step but not saved yet: it survives going back and forth. */
  readonly draftOf: (step: StepId) => Draft | undefined;
  readonly keep: (step: StepId, draft: Draft) => void;
  readonly forget: (step: StepId) => void;
  /** Says whether a step was shown before this one; the first leaves the focus alone. */
  readonly enter: () => boolean;
};

export function createMemory(): Memory {
  const drafts = new Map<StepId, Draft>();
  let entered = false;
  return {
    draftOf: (step) => drafts.get(step),
    keep: (step, draft) => void drafts.set(step, draft),
    forget: (step) => void drafts.delete(step),
    enter: () => {
      const before = entered;
      entered = true;
      return before;
    },
  };
}
