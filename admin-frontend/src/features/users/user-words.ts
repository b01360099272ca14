import { WIZARD_STEPS } from '@willow/contracts/constants';
import type { CustomerStage, ListedCustomer } from '@willow/contracts/operator/customers.contract';
import type { Word } from '../../shared/order-words.ts';

export const STAGE_WORDS: Readonly<Record<CustomerStage, Word>> = {
  'signed-up': { text: 'Signed up', tone: 'quiet' },
  answering: { text: 'Answering', tone: 'plain' },
  submitted: { text: 'Submitted', tone: 'plain' },
  paid: { text: 'Paid', tone: 'attention' },
  sent: { text: 'Sent', tone: 'good' },
  signed: { text: 'Signed', tone: 'good' },
};

export const ERASED = 'Erased customer';
export const NOT_CONFIRMED = 'Email not confirmed';

/** What stands beside the stage: null when the stage says all. */
export function stageNote({ stage, answered, verified, person }: Pick<ListedCustomer, 'stage' | 'answered' | 'verified' | 'person'>) {
  if (person && !verified) return NOT_CONFIRMED;
  return stage === 'answering' ? `${answered} of ${WIZARD_STEPS} questions` : null;
}

export function cameByWords({ referred, partnerRef }: ListedCustomer['cameBy']): string {
  if (referred) return 'A friend’s invitation';
  return partnerRef === null ? 'Direct' : `Partner ${partnerRef}`;
}

/** The same as a sentence. */
export function cameBySentence({ referred, partnerRef }: ListedCustomer['cameBy']): string {
  if (referred) return 'Came by a friend’s invitation';
  return partnerRef === null ? 'Came directly' : `Came by partner ${partnerRef}`;
}
