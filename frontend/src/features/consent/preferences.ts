import { KEYS, read, write } from '../../shared/storage.ts';

export type Preferences = {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly functional: boolean;
};

/** What is essential is always on; the rest as `isOn` says. */
export const preferencesOf = (isOn: (name: keyof Preferences) => boolean): Preferences => ({
  essential: true,
  analytics: isOn('analytics'),
  marketing: isOn('marketing'),
  functional: isOn('functional'),
});

export const CONSENT_EVENT = 'cookieConsentUpdated';

export const hasDecided = (): boolean => read(KEYS.consent) === 'true';

export function savedPreferences(): Preferences {
  try {
    const saved = new Map<string, unknown>(Object.entries(JSON.parse(read(KEYS.preferences) ?? '{}')));
    return preferencesOf((name) => saved.get(name) === true);
  } catch {
    return preferencesOf(() => false);
  }
}

export function savePreferences(preferences: Preferences): void {
  write(KEYS.consent, 'true');
  write(KEYS.preferences, JSON.stringify(preferences));
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: preferences }));
}
