import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isRealDate, londonDate } from '@willow/contracts/dates';
import { type Figure, FIGURES } from '@willow/contracts/law/figures';
import { inWholePounds } from '@willow/contracts/money';
import { EXAMPLE_WILLS } from '@willow/contracts/example-wills/example-wills';
import { ARTICLE_IDS, EVENT_IDS, GUIDE_IDS } from '../../shared/guides.ts';
import { CATEGORIES, textsOf, wordsOf } from './article.ts';
import { ARTICLES, FEATURED, GUIDES } from './articles.ts';
import { EVENT_GUIDES } from './event-guides.ts';
import { atomFeed } from './feed.ts';
import { sum } from './law.ts';

const textOf = (id: string): string => textsOf(ARTICLES.find((article) => article.id === id)!).join(' ');
const sourceOf = (id: string): string =>
  readFileSync(join(import.meta.dirname, EVENT_GUIDES.some((guide) => guide.id === id) ? 'events' : 'articles', `${id}.ts`), 'utf8');

const SUMS = Object.values(FIGURES as Readonly<Record<string, Figure>>)
  .filter(({ unit, value }) => unit === 'pence' && value >= 100_00)
  .flatMap(({ value, currentValue = value }) => [value, currentValue].map((pence) => inWholePounds(pence / 100)));

describe('the guides', () => {
  it('are the eleven of the specification, each once (P-040)', () => {
    expect(ARTICLES.map(({ id }) => id)).toEqual(ARTICLE_IDS);
  });

  it('four are featured (P-033, P-055, D-103)', () => {
    expect(FEATURED.map(({ id }) => id)).toEqual(['intestacy-rules', 'will-costs-uk', 'online-wills-uk', 'guardians-children-will']);
  });

  it('twelve more are for what happens in a life, each with a will that was drafted for it', () => {
    expect(EVENT_GUIDES.map(({ id }) => id)).toEqual(EVENT_IDS);
    expect(EVENT_GUIDES).toHaveLength(12);
    expect(EVENT_GUIDES.map(({ body }) => body.flatMap((block) => (block.kind === 'drafted' ? [block.example] : [])))).toEqual(
      EVENT_IDS.map((id) => [id]),
    );
  });

  it.each(EVENT_GUIDES)('the example of $id is about the people in its answers', ({ id, body }) => {
    const { testator, answers } = EXAMPLE_WILLS[id as keyof typeof EXAMPLE_WILLS];
    const story = body.flatMap((block) => (block.kind === 'drafted' ? block.paragraphs : [])).join(' ');
    expect(story).toContain(testator.fullName.split(' ')[0]);
    const names = JSON.stringify(answers);
    const said = story.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [];
    const places = ['June', 'Bristol', 'Cardiff', 'Leeds', 'Dubai', ...testator.fullName.split(' ')];
    expect(said.filter((word) => !names.includes(word) && !places.includes(word))).toEqual([]);
  });

  it('every category has some', () => {
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });
});

describe.each(GUIDES)('the guide $id', (article) => {
  const { id, title, description, category, readTime, featured, summary, body, next, sources, reviewed, related } = article;

  it('has title, description, category, reading time, featured flag and summary (P-041, P-055)', () => {
    for (const text of [title, description, summary]) expect(text.length).toBeGreaterThan(15);
    expect(CATEGORIES).toContain(category);
    expect(typeof featured).toBe('boolean');
    expect(readTime).toBe(`${Math.round(wordsOf(article) / 220)} min read`);
  });

  it('is as long as an article, in short sentences', () => {
    // What was drafted for it is read beside its own words.
    expect(wordsOf(article)).toBeGreaterThanOrEqual(body.some(({ kind }) => kind === 'drafted') ? 350 : 600);
    expect(wordsOf(article)).toBeLessThanOrEqual(1200);
    const sentences = textsOf(article).flatMap((text) => text.split(/(?<=[.!?:])\s/));
    expect(wordsOf(article) / sentences.length).toBeLessThanOrEqual(14);
  });

  it('has one worked example, things to do next, sources with dates, and a date of review', () => {
    expect(body.filter(({ kind }) => kind === 'example' || kind === 'drafted')).toHaveLength(1);
    expect(next.length).toBeGreaterThanOrEqual(3);
    expect(sources.length).toBeGreaterThanOrEqual(3);
    const dates = [reviewed, ...sources.map(({ asAt }) => asAt)];
    expect(dates.every(isRealDate)).toBe(true);
    expect(dates.every((date) => date <= reviewed)).toBe(true);
    expect(reviewed <= londonDate(Date.now())).toBe(true);
  });

  it('leads to other guides that exist', () => {
    expect(new Set(related).size).toBe(related.length);
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related.every((other) => other !== id && GUIDE_IDS.includes(other))).toBe(true);
  });

  it('takes every figure of the law from the file of figures', () => {
    expect(SUMS.filter((figure) => sourceOf(id).includes(figure))).toEqual([]);
  });
});

describe('what the guides say', () => {
  it.each([
    [
      'intestacy-rules',
      ['the first £322,000, and half of whatever is left', 'deaths on or after 26 July 2023', 'for 28 days after you'],
      'P-046',
    ],
    ['inheritance-tax-uk', ['The nil rate band is £325,000'], 'P-047'],
    ['inheritance-tax-uk', ['the rate is usually 40%'], 'P-048'],
    ['inheritance-tax-uk', ['up to £175,000 more', 'Above £2,000,000, it falls by £1 for every £2'], 'P-049'],
    ['care-fee-protection', ['more than £23,250', '£14,250 to £23,250', 'In Wales the limit is £50,000'], 'P-050'],
    [
      'probate-process-uk',
      ['probate for estates over £5,000', '£273 until 30 April 2024', 'From 1 May 2024 it was £300', '£526'],
      'P-051, D-014',
    ],
    [
      'will-validity-requirements',
      ['A valid will needs somebody aged 18+ with capacity, in writing, signed, and witnessed by two independent adults'],
      'P-053',
    ],
    ['will-validity-requirements', ['A beneficiary who witnesses a will loses what it gives them'], 'P-054'],
    ['mirror-wills-couples', ['Two wills cost £100 in total'], 'D-009'],
    ['online-wills-uk', ['It takes about 15 minutes'], 'D-010'],
  ])('%s: %j (%s)', (id, phrases) => {
    const text = textOf(id);
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('the nil rate band stands in one guide only, and is not mixed up with the sum of the intestacy rules (P-047, P-056, D-014)', () => {
    expect(ARTICLES.filter(({ id }) => textOf(id).includes(sum('inheritanceTaxNilRateBand'))).map(({ id }) => id)).toEqual([
      'inheritance-tax-uk',
    ]);
    expect(textOf('inheritance-tax-uk')).not.toContain(sum('intestacyNetSum'));
  });

  it.each([
    ['intestacy-rules', ['£500,000', '£178,000', '£411,000', '£44,500', '£9,000 more than her share']],
    ['inheritance-tax-uk', ['£580,000', 'The tax is £32,000', '£255,000 is taxed, and the tax is £102,000', '£2,350,000', '£1,000,000']],
    ['care-fee-protection', ['£20,250 in savings', '£6,000 above £14,250', 'that is £24 a week']],
  ])('the sums of the example in %s are right: %j', (id, sums) => {
    for (const part of sums) expect(textOf(id)).toContain(part);
  });

  it('nothing is promised that the product does not do', () => {
    for (const guide of GUIDES)
      expect(textsOf(guide).join(' ')).not.toMatch(/will register|we store your will|we act as (your )?executor|legal advice from us/i);
  });
});

describe('the feed of the guides', () => {
  const feed = new DOMParser().parseFromString(atomFeed(GUIDES, 'https://willow.example'), 'application/xml');
  const texts = (name: string) => [...feed.querySelectorAll(name)].map(({ textContent }) => textContent);

  it('is Atom, with an entry for each that leads to it', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(texts('entry > id')).toEqual(GUIDE_IDS.map((id) => `https://willow.example/help-center#${id}`));
    expect([...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'))).toEqual(
      GUIDE_IDS.map((id) => `https://willow.example/help-center/${id}`),
    );
    expect(texts('entry > title')).toEqual(GUIDES.map(({ title }) => title));
    expect(texts('updated').every((instant) => /^\d{4}-\d\d-\d\dT00:00:00Z$/.test(instant ?? ''))).toBe(true);
    expect(texts('feed > id')).toEqual(['https://willow.example/help-center']);
  });
});
