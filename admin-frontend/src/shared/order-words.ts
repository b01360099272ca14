import type { FlagSeverity } from '@willow/contracts/operator/review.contract';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { BadgeTone } from './ui/badge.tsx';

/** What a state is called, and how it looks. */
export type Word = { readonly text: string; readonly tone: BadgeTone };

export const STATUS_WORDS: Readonly<Record<AdminOrder['status'], Word>> = {
  new: { text: 'New', tone: 'attention' },
  in_review: { text: 'In Review', tone: 'plain' },
  sent: { text: 'Sent', tone: 'good' },
  archived: { text: 'Archived', tone: 'quiet' },
};

export const shortId = (id: string): string => id.slice(0, 8);

export const SEVERITY_WORDS: Readonly<Record<FlagSeverity, string>> = {
  BLOCK: 'Blocks',
  HIGH: 'High',
  MED: 'Medium',
  LOW: 'Low',
  INFO: 'Info',
};
