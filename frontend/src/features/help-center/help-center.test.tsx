import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARTICLES } from './articles.ts';
import { enhanceHelpCenter } from './enhance-help-center.ts';
import { Guides } from './guides.tsx';
import { searchArticles } from './search-articles.ts';
import { SearchForm } from './search-form.tsx';

const idsFor = (words: string, category = 'all') => searchArticles(ARTICLES, words, category).map(({ id }) => id);

describe('the search in the guides', () => {
  it('finds words of a title or a description, in any case (P-025)', () => {
    expect(idsFor('MIRROR')).toEqual(['mirror-wills-couples']);
    expect(idsFor('mutual wills')).toEqual(['mirror-wills-couples']);
    expect(idsFor('  deliberate DEPRIVATION ')).toEqual(['care-fee-protection']);
    expect(idsFor('Kofi')).toEqual([]);
  });

  it.each(ARTICLES)('an exact part of the title or description of $id always finds it (P-025)', ({ id, title, description }) => {
    for (const text of [title, description])
      for (let at = 0; at + 9 < text.length; at += 7) expect(idsFor(text.slice(at, at + 9).toUpperCase())).toContain(id);
  });

  it('both words and category must match (P-028, D-103)', () => {
    expect(idsFor('probate')).toEqual(['probate-process-uk']);
    expect(idsFor('probate', 'costs')).toEqual(['probate-process-uk']);
    expect(idsFor('probate', 'family')).toEqual([]);
    expect(idsFor('', 'couples')).toEqual(['mirror-wills-couples', 'will-need-married']);
  });
});

describe('the list of the guides', () => {
  const shown = () =>
    screen
      .queryAllByRole('listitem')
      .map(({ dataset }) => dataset.article)
      .filter(Boolean);
  const button = (name: string) => screen.getByRole('button', { name });

  beforeEach(() => {
    render(
      <>
        <SearchForm />
        <Guides />
      </>,
    );
    enhanceHelpCenter(document);
  });

  it('has a search box and buttons for all categories, and begins with all (P-024, P-026, P-027)', () => {
    expect(screen.getByRole('searchbox', { name: 'Search the guides' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Legal',
      'Costs',
      'Family',
      'Couples',
      'Tax',
    ]);
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
    expect(shown()).toHaveLength(11);
  });

  it('shows reading times on all, and “Popular” on the featured ones only (P-034, P-035)', () => {
    for (const { readTime, featured, title } of ARTICLES) {
      const row = within(screen.getByRole('link', { name: title }).closest('li')!);
      expect(row.getByText(new RegExp(readTime))).toBeVisible();
      expect(row.queryAllByText('Popular')).toHaveLength(featured ? 1 : 0);
    }
  });

  it('narrows while one types and chooses, and says how many are left (P-025, P-028)', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'Married');
    expect(shown()).toEqual(['will-need-married']);
    expect(screen.getByText('1 guide')).toBeVisible();
    await userEvent.click(button('Tax'));
    expect(button('Tax')).toHaveAttribute('aria-pressed', 'true');
    expect(button('All')).toHaveAttribute('aria-pressed', 'false');
    expect(shown()).toEqual([]);
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(shown()).toEqual(['inheritance-tax-uk']);
    await userEvent.click(button('All'));
    expect(shown()).toHaveLength(11);
  });

  it('keeps what was typed and chosen in the page only: a new load shows all again (P-045)', async () => {
    const here = location.href;
    await userEvent.type(screen.getByRole('searchbox'), 'tax');
    await userEvent.click(button('Tax'));
    expect([localStorage.length, sessionStorage.length, location.href]).toEqual([0, 0, here]);
    expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('autocomplete', 'off');
  });

  it('says so when nothing matches (P-036, P-037)', async () => {
    expect(screen.getByText('No articles found')).not.toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zebra crossing');
    expect(screen.getByText('No articles found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or category filter.')).toBeVisible();
    expect(screen.getByText('0 guides')).toBeVisible();
  });

  it('what is misspelt is forgiven, and the page says so', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'gaurdians');
    await waitFor(() => expect(shown()).toContain('guardians-children-will'));
    expect(screen.getByText('Nothing has exactly these words. This comes close:')).toBeVisible();
    expect(screen.getByText('No articles found')).not.toBeVisible();
    await userEvent.click(button('Tax'));
    expect(screen.getByText('No articles found')).toBeVisible();
  });

  it('Enter shows the list, and leaves the page where it is', async () => {
    const here = location.href;
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await userEvent.type(screen.getByRole('searchbox'), 'probate{Enter}');
    expect(location.href).toBe(here);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['probate-process-uk']);
  });
});
