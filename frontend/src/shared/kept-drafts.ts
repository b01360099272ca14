import { isRecord } from '../web/is-record.ts';
import { CUSTOMER_SESSION_MINUTES } from '@willow/contracts/session';
import { forget, KEYS, read, write } from './storage.ts';

/**
 * What was typed in the wizard and is not saved yet, as text of JSON. It is in the session storage of one tab: there it survives a refresh
 * and the way to the dashboard. Local storage would outlive the tab, and on a shared computer show the next person what a family was told.
 * It carries its customer's id, and goes with sign-out in any tab, when somebody else signs in, with the save, and with age, because
 * browsers bring session storage back with a tab that is opened again. A session that ran out leaves it: whoever logs in again goes on.
 */
type Kept = { readonly customer: string; readonly at: number; readonly steps: Readonly<Record<string, unknown>> };

const LONGEST_MS = CUSTOMER_SESSION_MINUTES * 60_000;

function kept(): Kept | null {
  try {
    const value: unknown = JSON.parse(read(KEYS.wizardDrafts, 'session') ?? 'null');
    if (!isRecord(value)) return null;
    const { customer, at, steps } = value;
    return typeof customer === 'string' && typeof at === 'number' && isRecord(steps) ? { customer, at, steps } : null;
  } catch {
    return null;
  }
}

export const forgetDrafts = (): void => forget(KEYS.wizardDrafts, 'session');

/** The steps that were kept for this customer, in whatever shape they are; all others are forgotten. */
export function readDrafts(customer: string, now: Date): Kept['steps'] {
  const found = kept();
  if (found?.customer === customer && now.getTime() - found.at < LONGEST_MS) return found.steps;
  forgetDrafts();
  return {};
}

export function writeDrafts(customer: string, now: Date, steps: Kept['steps']): void {
  if (Object.keys(steps).length === 0) forgetDrafts();
  else write(KEYS.wizardDrafts, JSON.stringify({ customer, at: now.getTime(), steps } satisfies Kept), 'session');
}

/** For a screen that learns who is signed in. */
export function forgetDraftsOfOthers(customer: string): void {
  if (read(KEYS.wizardDrafts, 'session') && kept()?.customer !== customer) forgetDrafts();
}

/** Signing out takes the email address out of local storage, and the other tabs of this browser are told. */
export function forgetDraftsOnSignOut(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === KEYS.userEmail && newValue === null)) forgetDrafts();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
