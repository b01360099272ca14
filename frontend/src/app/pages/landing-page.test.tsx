import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import LandingPage from './landing-page.tsx';

beforeEach(() => void render(<LandingPage />));

const section = (name: string | RegExp) => screen.getByRole('region', { name });

describe('the landing page', () => {
  it('has its sections in order (C-063)', () => {
    const order = [
      section('Write a will that looks after your people'),
      section('What could go wrong without a will?'),
      section('Written down, and off their minds'),
      section('Why a will, and why with us'),
      section('Questions people ask first'),
      section('How it works'),
      section('What you can rely on'),
      screen.getByRole('contentinfo'),
    ];
    const found = order.map((element) => [...document.querySelectorAll('*')].indexOf(element));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('has the anchors (C-064, C-065)', () => {
    expect(section('What could go wrong without a will?')).toHaveAttribute('id', 'risk-calculator');
    expect(section('Why a will, and why with us')).toHaveAttribute('id', 'why-will');
  });

  it('the header leads to why, how, and the account (C-060, C-061, C-062)', () => {
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Why a Will?')).toHaveAttribute('href', '/#why-will');
    expect(header.getByText('How it Works')).toHaveAttribute('href', '/how-it-works');
    expect(header.getByRole('link', { name: 'Sign Up / Log In' })).toHaveAttribute('href', '/sign-in');
  });

  it('has 8 questions, one open at a time without any script (C-066, C-067, C-096, D-093)', () => {
    const questions = document.querySelectorAll('details');
    expect(questions).toHaveLength(8);
    for (const question of questions) expect(question).toHaveAttribute('name', 'faq');
  });

  it('has 3 steps and the badges (C-068, C-069)', () => {
    expect(within(section('How it works')).getAllByRole('listitem')).toHaveLength(3);
    expect(within(section('What you can rely on')).getAllByRole('listitem').length).toBeGreaterThan(3);
  });

  it('the footer has a mail to support and the social links (C-070, C-080)', () => {
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', 'mailto:support@willow.example');
    for (const name of ['Facebook', 'Instagram', 'LinkedIn']) expect(footer.getByRole('link', { name })).toBeVisible();
  });

  it.each([
    ['/how-it-works', 'C-071'],
    ['/pricing', 'C-072'],
    ['/security', 'C-073'],
    ['/privacy-policy', 'C-074'],
    ['/terms-of-service', 'C-075'],
    ['/disclaimer', 'C-076'],
    ['/contact', 'C-077'],
    ['/status', 'C-079'],
  ])('the footer leads to %s (%s)', (path) => {
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(path);
  });

  it.each([
    ['£50', 'C-081'],
    ['30-day refund guarantee until your will is delivered', 'C-082, C-099, D-008'],
    ['UK-based human support', 'C-083'],
    ['256-bit encryption', 'C-084'],
    ['UK-only data storage', 'C-085'],
    ['average completion time is 10 minutes', 'C-086, C-100, D-010'],
    ['8-12', 'C-086'],
    ['50,000+', 'C-087'],
    ['rating 4.9 from 2,847 reviews', 'C-088'],
    ['25,000+', 'C-089'],
    ['every 3-5 years', 'C-090'],
    ['£300-£800', 'C-091'],
    ['an additional £15,000-£40,000', 'C-092'],
    ['not legal advice', 'C-093'],
    ['UK residents aged 25 or over', 'C-094'],
    ['specialist advisers', 'C-095'],
    ['aged 18 or over', 'C-460'],
    ['£100 in total', 'D-009'],
  ])('claims: %s (%s)', (claim) => {
    expect(document.body).toHaveTextContent(claim);
  });
});
