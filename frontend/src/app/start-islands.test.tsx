import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SearchForm } from '../features/help-center/search-form.tsx';
import { ExitOffer } from '../features/exit-offer/exit-offer.tsx';
import { requestAccount } from '../shared/account-request.ts';
import { RiskCalculator } from '../features/risk-calculator/risk-calculator.tsx';
import { prefetchWizard } from '../shared/prefetch-wizard.ts';
import { setCanonical } from '../shared/canonical.ts';
import { startIslands } from './start-islands.ts';

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const start = (markup: React.ReactNode) => {
  render(markup);
  startIslands(document, location);
};
const accountLink = (
  <a href="/sign-in" data-account="signup">
    Sign Up / Log In
  </a>
);

describe('the islands of a public page', () => {
  it('the account link opens the dialog instead of leaving the page (C-062)', async () => {
    start(accountLink);
    act(() => screen.getByText('Sign Up / Log In').click());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Create your free account' })).toBeVisible());
  });

  it.each([
    [null, 'Create your free account'],
    ['ann@example.test', 'Log in'],
  ])('opens the dialog by itself for whom a screen of the app sent here (known address: %s) (D-055)', async (email, title) => {
    if (email) localStorage.setItem('userEmail', email);
    requestAccount();
    start(accountLink);
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
    expect(sessionStorage.getItem('openAccount')).toBeNull();
  });

  it('the sign-in page gets its forms', async () => {
    start(<div data-sign-in />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your free account' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Part 1 of 2: about you' })).toBeVisible();
  });

  it('the search of the help centre answers without a touch', async () => {
    start(<SearchForm />);
    await waitFor(() => expect(document.querySelector('[data-help]')).toHaveAttribute('data-help', 'ready'));
  });

  it('the exit offer is armed after 5 seconds and not before (C-105)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    start(<ExitOffer />);
    const leave = () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
    await jest.advanceTimersByTimeAsync(4900);
    leave();
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
    await jest.advanceTimersByTimeAsync(200);
    jest.useRealTimers();
    await waitFor(() => {
      leave();
      expect(document.querySelector('dialog')).toHaveAttribute('open');
    });
  });

  it('keeps the code of a partner (C-035)', () => {
    window.history.replaceState(null, '', '/?ref=abc');
    start(<p>Page</p>);
    expect(localStorage.getItem('partnerRef')).toBe('ABC');
    window.history.replaceState(null, '', '/');
  });

  it('fetches the wizard ahead when somebody is about to start, once', async () => {
    window.fetch = jest.fn<typeof fetch>().mockImplementation(async () => Response.json(['/assets/a.js', '/assets/b.css']));
    start(
      <>
        <a href="/wizard" data-start>
          Get Started
        </a>
        <a href="/wizard" data-start>
          Get Started - £50
        </a>
      </>,
    );
    for (const link of document.querySelectorAll('[data-start]')) link.dispatchEvent(new Event('pointerenter'));
    await waitFor(() => expect(document.querySelectorAll('link[rel=prefetch]')).toHaveLength(2));
    expect(window.fetch).toHaveBeenCalledTimes(1);
  });

  it('wakes what was touched before this script came', async () => {
    render(<RiskCalculator />);
    act(() => screen.getAllByRole('radio', { name: 'Yes' })[0]!.focus());
    act(() => screen.getAllByRole('radio', { name: 'Yes' })[0]!.click());
    startIslands(document, location);
    expect(await screen.findByText('1 of 5 answered.')).toBeVisible();
  });

  it('fetches nothing ahead where data is saved', async () => {
    window.fetch = jest.fn<typeof fetch>();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await prefetchWizard(document);
    Reflect.deleteProperty(navigator, 'connection');
    expect(window.fetch).not.toHaveBeenCalled();
  });
});

describe('whoever was signed in a moment ago', () => {
  const legal = (
    <a href="/" data-visitor>
      Sign Up / Log In
    </a>
  );
  const landing = (
    <a href="/sign-in" data-account="signup" data-visitor>
      Sign Up / Log In
    </a>
  );

  it.each([
    ['landing', landing],
    ['legal', legal],
  ])('is offered their dashboard on %s pages, and no sign-up', (_, link) => {
    localStorage.setItem('signedIn', String(Date.now() - 60_000));
    start(link);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText('Sign Up / Log In')).toBeNull();
  });

  it.each([
    ['never', null],
    ['longer ago than a session lives', String(Date.now() - 8_000_000)],
    ['at no time that can be read', 'yes'],
  ])('and nobody else: %s', (_, hint) => {
    if (hint) localStorage.setItem('signedIn', hint);
    start(landing);
    expect(screen.getByRole('link', { name: 'Sign Up / Log In' })).toHaveAttribute('href', '/sign-in');
  });
});

describe('the canonical link', () => {
  it('points to this origin and path, and there is one only (C-054, C-055)', () => {
    document.head.innerHTML = '<link rel="canonical" href="https://a.example/"><link rel="canonical" href="https://b.example/">';
    setCanonical(document, { origin: 'https://willow.test', pathname: '/pricing' });
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')];
    expect(links.map(({ href }) => href)).toEqual(['https://willow.test/pricing']);
  });
});
