import type { CustomerStage } from '@willow/contracts';
import type { Milestones } from '../analytics/index.ts';

/** How far a customer has come by now. */
export function stageOf({ signedAt, sentAt, paidAt, submittedAt, answered }: Milestones): CustomerStage {
  if (signedAt) return 'signed';
  if (sentAt) return 'sent';
  if (paidAt) return 'paid';
  if (submittedAt) return 'submitted';
  return answered > 0 ? 'answering' : 'signed-up';
}
