import { stepNumber, type WillRecord } from '@willow/contracts';
import type { Will } from './domain/will.state.ts';

export const willRecordOf = (will: Will, updatedAt: string | null): WillRecord => ({
  status: will.status,
  currentStep: stepNumber(will.currentStep),
  jsonAnswers: will.answers,
  updatedAt,
  locked: will.lockedBy !== null,
  returned: will.returnedBy !== null,
});
