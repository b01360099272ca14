import { type CustomerStage, WIZARD_STEPS } from '@willow/contracts';
import type { Milestones } from '../analytics/index.ts';

/** How far a customer has come by now. */
export function stageOf({ signedAt, sentAt, paidAt, submittedAt, answered }: Milestones): CustomerStage {
  if (signedAt) return 'signed';
  if (sentAt) return 'sent';
  if (paidAt) return 'paid';
  if (submittedAt) return 'submitted';
  return answered > 0 ? 'answering' : 'signed-up';
}

/** How many questions were answered, at most: whoever has submitted has answered all, whatever was skipped. */
export const answeredOf = ({ submittedAt, answered }: Milestones): number => (submittedAt ? WIZARD_STEPS : answered);
