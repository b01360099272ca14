import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ConsentBanner, ConsentPreferences } from './consent-banner.tsx';
import { enhanceConsent } from './enhance-consent.ts';
import { CONSENT_EVENT, type Preferences, savedPreferences } from './preferences.ts';

let stop: () => void;
const events: Preferences[] = [];
const listen = (event: Event) => events.push((event as CustomEvent<Preferences>).detail);

beforeEach(() => {
  jest.useFakeTimers();
  events.length = 0;
  window.addEventListener(CONSENT_EVENT, listen);
});
afterEach(() => {
  stop();
  window.removeEventListener(CONSENT_EVENT, listen);
  jest.useRealTimers();
});

const open = () => {
  render(
    <>
      <ConsentBanner />
      <ConsentPreferences />
      <a href="/privacy-policy#cookies" data-consent-do="options">
        Cookie settings
      </a>
    </>,
  );
  stop = enhanceConsent(document);
};
const banner = () => document.querySelector<HTMLElement>('[data-consent]')!;
const dialog = () => document.querySelector<HTMLDialogElement>('[data-consent-dialog]')!;
const press = (name: string) => screen.getByText(name, { selector: 'a, button, button *' }).closest<HTMLElement>('a, button')!.click();
const box = (name: string) => dialog().querySelector<HTMLInputElement>(`[name=${name}]`)!;
const stored = () => ({
  flag: localStorage.getItem('cookieConsent'),
  preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null') as unknown,
});
const shown = () => {
  open();
  jest.advanceTimersByTime(1000);
};

describe('the cookie banner', () => {
  it('says and offers what the specification says (C-002, C-003, C-004, C-005, C-006, C-007, C-008)', () => {
    open();
    expect(screen.getByText('We value your privacy')).toBeInTheDocument();
    expect(
      screen.getByText('We use cookies to enhance your experience and analyze traffic. Essential cookies are required.'),
    ).toBeInTheDocument();
    for (const name of ['Accept All', 'Reject', 'Options', 'Close without choosing']) expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText('Privacy Policy')).toHaveAttribute('href', '/privacy-policy');
  });

  it('comes up after a second and not before (C-017, C-018)', () => {
    open();
    jest.advanceTimersByTime(999);
    expect(banner()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(banner()).toBeVisible();
  });

  it('stays away once a decision is stored (C-019)', () => {
    localStorage.setItem('cookieConsent', 'true');
    open();
    jest.advanceTimersByTime(5000);
    expect(banner()).not.toBeVisible();
  });

  it('Accept All saves all four, tells the page and goes (C-021, C-024, C-029, C-030, C-031, C-032, D-060)', () => {
    shown();
    press('Accept All');
    const all = { essential: true, analytics: true, marketing: true, functional: true };
    expect(stored()).toEqual({ flag: 'true', preferences: all });
    expect(Object.keys(localStorage).toSorted()).toEqual(['cookieConsent', 'cookiePreferences']);
    expect(events).toEqual([all]);
    expect(banner()).not.toBeVisible();
  });

  it('Reject saves only the essential ones (C-022, C-023, C-025)', () => {
    shown();
    press('Reject');
    expect(stored()).toEqual({ flag: 'true', preferences: { essential: true, analytics: false, marketing: false, functional: false } });
    expect(banner()).not.toBeVisible();
  });

  it('the cross, and Escape, save nothing (C-028, C-033, D-063)', () => {
    shown();
    press('Close without choosing');
    expect(banner()).not.toBeVisible();
    banner().hidden = false;
    banner().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(banner()).not.toBeVisible();
    expect(stored()).toEqual({ flag: null, preferences: null });
    expect(events).toEqual([]);
  });
});

describe('the cookie preferences', () => {
  it('has four categories, of which Essential is fixed (C-009, C-010, C-011, C-012, C-013, C-014, C-015, C-016)', () => {
    shown();
    press('Options');
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByText('Cookie Preferences')).toBeInTheDocument();
    expect([...dialog().querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Essential',
      'Analytics',
      'Marketing',
      'Functional',
    ]);
    expect(box('essential')).toBeChecked();
    expect(box('essential')).toBeDisabled();
  });

  it('Save Preferences stores what was chosen, closes and hides the banner (C-026)', () => {
    shown();
    press('Options');
    box('functional').checked = true;
    press('Save Preferences');
    expect(stored().preferences).toEqual({ essential: true, analytics: false, marketing: false, functional: true });
    expect(dialog()).not.toHaveAttribute('open');
    expect(banner()).not.toBeVisible();
    expect(events).toHaveLength(1);
  });

  it('Cancel closes, saves nothing and leaves the banner (C-027, C-033, D-063)', () => {
    shown();
    press('Options');
    box('marketing').checked = true;
    press('Cancel');
    expect(dialog()).not.toHaveAttribute('open');
    expect(banner()).toBeVisible();
    expect(stored().flag).toBeNull();
  });

  it('opens from the footer with what is saved, not with what was cancelled (C-020, C-033, D-063)', () => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookiePreferences', '{"analytics":true}');
    open();
    // Nor does it lead away, as it does without scripts.
    expect(fireEvent.click(screen.getByText('Cookie settings'))).toBe(false);
    expect(box('analytics')).toBeChecked();
    box('marketing').checked = true;
    press('Cancel');
    press('Cookie settings');
    expect(box('marketing')).not.toBeChecked();
  });

  it('reads what cannot be read as only essential', () => {
    localStorage.setItem('cookiePreferences', '{broken');
    open();
    expect(savedPreferences()).toEqual({ essential: true, analytics: false, marketing: false, functional: false });
  });
});
