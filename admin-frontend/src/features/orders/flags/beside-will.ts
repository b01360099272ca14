import type { FlagSubject } from '@willow/contracts/operator/review.contract';
import { createContext } from 'react';
import type { To } from 'react-router';

/** Where flags are read beside the will itself: the way to the part that a flag is about, and to the answer behind it. */
type BesideWill = {
  /** Null for a flag that the will says nothing of. */
  readonly placeOf: (flag: string) => { readonly name: string; readonly show: () => void } | null;
  readonly answerAt: (about: FlagSubject) => To;
};

/** Null where the will is not beside them. */
export const BesideWillContext = createContext<BesideWill | null>(null);
