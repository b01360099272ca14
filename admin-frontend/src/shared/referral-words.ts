import type { AdminReferral } from '@willow/contracts/referral/referral.operator.contract';
import type { Word } from './order-words.ts';

export const REFERRAL_WORDS: Readonly<Record<AdminReferral['status'], Word>> = {
  pending: { text: 'Pending', tone: 'plain' },
  successful: { text: 'Successful', tone: 'attention' },
  paid: { text: 'Paid', tone: 'good' },
};
