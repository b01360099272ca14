import { z } from '../zod.ts';

/** The parts of the service as its users know them, in the order of the status page. */
export const ServiceComponent = z.enum(['website', 'questionnaire', 'payments', 'email', 'referrals']);
export type ServiceComponent = z.infer<typeof ServiceComponent>;

export const COMPONENT_NAMES: Readonly<Record<ServiceComponent, string>> = {
  website: 'Website & Dashboard',
  questionnaire: 'Will Questionnaire',
  payments: 'Secure Payments',
  email: 'Email Notifications (verification, receipts, drafts)',
  referrals: 'Referral Programme',
};

/** The status page as it is built (D-101). */
export const HEALTHY = {
  overall: 'All systems operational',
  state: 'Online',
  note: 'No incidents reported in the last 30 days',
} as const;

/** The days of that note. */
export const NOTE_DAYS = 30;
/** For so many days back incidents are listed. */
export const HISTORY_DAYS = 90;

/** `endedAt` is null while it lasts. */
export type Incident = { readonly component: ServiceComponent; readonly beganAt: Date; readonly endedAt: Date | null };

export type StatusReport = {
  /** Those that do not work as they should. */
  readonly disrupted: readonly ServiceComponent[];
  /** The newest first; null when they cannot be read. */
  readonly incidents: readonly Incident[] | null;
};
