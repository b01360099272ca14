import type { DataEntry } from '@willow/contracts';
import { type Dated, leftOut, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { ErasureFact } from './erasure.ts';

const LATE = 'Nobody can ask any more: the account is being erased, or is gone.';

export const erasureTelling: Telling<ErasureFact, Pick<DataEntry, 'says' | 'details'>> = {
  ErasureRequested: ({ data: { dueAt } }) => ({
    says: 'You asked us to erase your account. We confirmed it by email.',
    details: { notBefore: dueAt },
  }),
  ErasureCancelled: () => ({ says: 'You kept your account after all.' }),
  ErasureAgreed: () => ({ says: 'A person of our team agreed to the erasure.' }),
  ErasureDeclined: ({ personal }) => ({ says: 'Our team declined the erasure.', ...(personal && { details: personal }) }),
  ErasureBegun: leftOut(LATE),
  ErasureCompleted: leftOut(LATE),
};

export const erasureEntries = (facts: readonly (ErasureFact & Dated)[]): readonly DataEntry[] => tell(erasureTelling, facts, null);
