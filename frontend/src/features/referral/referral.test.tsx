import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import ReferralPage from './referral-page.tsx';
import { rememberReferral } from './remember-referral.ts';

beforeEach(() => sessionStorage.clear());

const section = (name: string) => within(screen.getByRole('region', { name }));
const items = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the page of an invitation', () => {
  beforeEach(() => void render(<ReferralPage />));

  it('has its heading and its badge (P-205, P-206)', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Your Friend Thinks You Need a Will' })).toBeVisible();
    expect(screen.getByText('Friend Recommendation')).toBeVisible();
  });

  it('compares with and without a will (P-207)', () => {
    const comparison = section('With a will, and without one');
    expect(comparison.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Without a will',
      'With a will',
    ]);
    expect(comparison.getAllByRole('list').map(({ children }) => children.length)).toEqual([5, 5]);
  });

  it('has four benefits (P-208)', () => {
    const titles = section('Why your friend chose us')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Legal Protection', 'Quick & Easy', 'Professional Review', 'Peace of Mind']);
  });

  it('lists the eight parts of the package, for £50 (P-209, P-218)', () => {
    expect(items('Everything is included').map((text) => text?.toLowerCase())).toEqual([
      'uk-compliant legal will',
      'guardian appointments',
      'executor selection',
      'asset distribution planning',
      'funeral wishes',
      'professional legal review',
      'secure document delivery',
      'free updates for life',
    ]);
  });

  it('has three testimonials and a call at the end (P-210, P-211)', () => {
    expect(items('What others say')).toHaveLength(3);
    expect(section("Take your friend's hint").getByRole('link', { name: 'Start My Will Now' })).toBeVisible();
  });

  it('says what the friend earns, and how long it takes (P-215, P-216, P-219, D-010, D-067)', () => {
    expect(document.body).toHaveTextContent('Your friend earns £25 when you complete a will.');
    expect(document.body).toHaveTextContent('in under 20 minutes');
  });

  it('leads to the will, or to the landing page (P-213, P-214, P-217)', () => {
    for (const link of screen.getAllByRole('link', { name: 'Start My Will Now' })) expect(link).toHaveAttribute('href', '/wizard');
    for (const link of screen.getAllByRole('link', { name: 'Learn More First' })) expect(link).toHaveAttribute('href', '/');
  });

  it('keeps the id for the sign-up, and again when the will is started (C-334, P-212)', () => {
    rememberReferral(document, '/referral/abc');
    expect(sessionStorage.getItem('referralId')).toBe('abc');
    sessionStorage.clear();
    const [start] = screen.getAllByRole('link', { name: 'Start My Will Now' });
    start!.addEventListener('click', (event) => event.preventDefault());
    start!.click();
    expect(sessionStorage.getItem('referralId')).toBe('abc');
  });

  it('keeps nothing on other pages (P-212)', () => {
    for (const path of ['/', '/referral', '/referral/', '/pricing']) rememberReferral(document, path);
    expect(sessionStorage.getItem('referralId')).toBeNull();
  });
});
