import { KEYS, read, write } from '../../shared/storage.ts';

export type Preferences = {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly functional: boolean;
};

export const ONLY_ESSENTIAL: Preferences = { essential: true, analytics: false, marketing: false, functional: false };
export const EVERYTHING: Preferences = { essential: true, analytics: true, marketing: true, functional: true };

export const CONSENT_EVENT = 'cookieConsentUpdated';

export const hasDecided = (): boolean => read(KEYS.consent) === 'true';

export function savedPreferences(): Preferences {
  try {
    const saved = new Map<string, unknown>(Object.entries(JSON.parse(read(KEYS.preferences) ?? '{}')));
    const chosen = (name: keyof Preferences) => saved.get(name) === true;
    return { essential: true, analytics: chosen('analytics'), marketing: chosen('marketing'), functional: chosen('functional') };
  } catch {
    return ONLY_ESSENTIAL;
  }
}

export function savePreferences(preferences: Preferences): void {
  write(KEYS.consent, 'true');
  write(KEYS.preferences, JSON.stringify(preferences));
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: preferences }));
}
