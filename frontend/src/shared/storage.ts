type Area = 'local' | 'session';

const areaOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

export function read(key: string, area: Area = 'local'): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string, area: Area = 'local'): void {
  try {
    areaOf(area).setItem(key, value);
  } catch {
    // Storage can be blocked or full. Everything kept there is a convenience.
  }
}

export function forget(key: string, area: Area = 'local'): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // As above: what cannot be reached need not be removed.
  }
}

export const KEYS = {
  consent: 'cookieConsent',
  preferences: 'cookiePreferences',
  partnerCode: 'partnerReferralCode',
  partnerRef: 'partnerRef',
  exitShown: 'exitIntentShown',
  discountCode: 'discountCode',
  capturedEmail: 'capturedEmail',
  userEmail: 'userEmail',
  signedIn: 'signedIn',
  referralId: 'referralId',
  openAccount: 'openAccount',
  flash: 'flashToast',
  wizardDrafts: 'wizardDrafts',
} as const;
