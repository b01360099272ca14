import { z } from '../zod.ts';

/** Lists of the console that can be taken away as a file. */
export const ExportedList = z.enum(['orders', 'referrals', 'partners']);
export type ExportedList = z.infer<typeof ExportedList>;

/** What an auditor takes away as a sheet. */
export const SHEETS_OF_FACTS = ['approvals', 'access-review', 'duties', 'copies-and-erasures', 'payouts'] as const;
export const Sheet = z.enum(['access', ...SHEETS_OF_FACTS]);
export type Sheet = z.infer<typeof Sheet>;

/** What a file is for. One of these and no free words: they could name somebody, and are kept for ever. */
export const EXPORT_PURPOSES = {
  work: 'Daily work',
  accounts: 'Accounts and tax',
  payout: 'Paying out',
  question: 'A question by a customer',
  audit: 'An audit',
} as const;
export const ExportPurpose = z.enum(['work', 'accounts', 'payout', 'question', 'audit']);
export type ExportPurpose = z.infer<typeof ExportPurpose>;
