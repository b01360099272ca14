import { WIZARD_STEPS } from '@willow/contracts/constants';
import type { WillRecord, WillStatus } from '@willow/contracts/will/will.contract';

export const STATUS_LABELS: Readonly<Record<WillStatus, string>> = {
  not_started: 'Not Started',
  in_progress: 'In Progress',
  submitted: 'Submitted',
  draft_generated: 'Draft Generated',
  sent: 'Sent',
};

const isOpen = (status: WillStatus): boolean => status === 'not_started' || status === 'in_progress';

export const doneCount = ({ status, currentStep }: Pick<WillRecord, 'status' | 'currentStep'>): number =>
  isOpen(status) ? currentStep - 1 : WIZARD_STEPS;

/** All questions answered and submitted, at least once: a will that is being changed was complete before. */
export const isComplete = ({ status, submittedAt }: Pick<WillRecord, 'status' | 'submittedAt'>): boolean =>
  !isOpen(status) || Boolean(submittedAt);

export type Stage = 'writing' | 'returned' | 'unpaid' | 'confirming' | 'preparing' | 'stuck' | 'reviewing' | 'sent';

/** Paid, or being paid, and not back with the customer: the questions are behind them. */
export const isSettled = (stage: Stage): boolean => !['writing', 'returned', 'unpaid'].includes(stage);

type Facts = {
  readonly status: WillStatus;
  readonly locked: boolean;
  readonly returned?: boolean;
  readonly stuck?: boolean;
  readonly paid: boolean;
  readonly confirming: boolean;
};

export function stageOf({ status, locked, returned = false, stuck = false, paid, confirming }: Facts): Stage {
  if (returned) return isOpen(status) ? 'returned' : 'preparing';
  if (stuck) return 'stuck';
  if (status === 'sent') return 'sent';
  if (status === 'draft_generated') return 'reviewing';
  if (confirming) return 'confirming';
  if (paid || locked) return 'preparing';
  return isOpen(status) ? 'writing' : 'unpaid';
}
