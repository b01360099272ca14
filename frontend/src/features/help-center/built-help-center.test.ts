import { describe, expect, it } from '@jest/globals';
import { allScriptsOf, built, gzipped, pageAt, scriptsOf } from '../../testing/built-site.ts';
import { DRAFTED } from '../../shared/drafted-will/drafted.ts';
import type { ExampleId } from '@willow/contracts/example-wills/example-wills';
import { ARTICLE_IDS, EVENT_IDS, guidePath, HELP_PATH } from '../../shared/guides.ts';
import { anchorOf } from './article-body.tsx';
import { stepOf } from './article.ts';
import { ARTICLES, FEATURED, GUIDES } from './articles.ts';
import { TOOLS } from './content.ts';

const page = pageAt('/help-center');
const text = (element: Element | null) => element?.textContent ?? '';
const sectionNamed = (title: string) =>
  [...page.querySelectorAll('main section')].find((section) => text(section.querySelector('h2')) === title)!;
const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the built help centre', () => {
  it('has a search box in its hero, which styles show only where scripts run (P-024)', () => {
    const hero = page.querySelector('main section')!;
    expect(hero.querySelector('h1')).not.toBeNull();
    expect(hero.querySelector('search form[data-help][data-island] input[type=search]')).not.toBeNull();
  });

  it('says how to search without any script, and only then', () => {
    const byHand = page.querySelector('search')!.previousElementSibling!;
    expect(text(byHand)).toContain("your browser's own search");
    const styles = page.querySelector('style')?.textContent;
    expect(styles).toMatch(new RegExp(`@media \\(scripting:enabled\\)\\{[^@]*\\.${byHand.className}\\{display:none\\}`));
  });

  it('lists the featured guides as the most popular ones (P-033)', () => {
    expect(hrefs(sectionNamed('Most Popular Guides'))).toEqual(FEATURED.map(({ id }) => guidePath(id)));
  });

  it('lists all eleven, each with a link to its own page, without any script (P-034)', () => {
    expect(hrefs(sectionNamed('All guides'))).toEqual(ARTICLE_IDS.map(guidePath));
    expect(text(sectionNamed('All guides')).match(/\d min read/g)).toHaveLength(11);
    expect(text(sectionNamed('All guides')).match(/Popular/g)).toHaveLength(FEATURED.length);
  });

  it('lists those for what happens in a life apart: the specified list and its search stay what they are', () => {
    expect(hrefs(sectionNamed('When life changes'))).toEqual(EVENT_IDS.map(guidePath));
    expect(page.querySelectorAll('[data-article]')).toHaveLength(11);
  });

  it.each(ARTICLES)(
    'has the whole guide $id once, under its id, ending with a way to begin (P-039, P-040, P-042)',
    ({ id, title, reviewed }) => {
      const found = page.querySelectorAll(`[id="${id}"]`);
      expect(found).toHaveLength(1);
      const [article] = found;
      expect(text(article!.querySelector('h3'))).toBe(title);
      expect(article!.querySelector('time')?.getAttribute('datetime')).toBe(reviewed);
      expect(article!.querySelectorAll('a[href="/wizard"]')).toHaveLength(1);
      expect(text(article!)).toContain('An example');
      expect(text(article!)).toContain('not legal advice');
    },
  );

  it('has three cards of free tools, and no others (P-029, P-030, P-031, P-032)', () => {
    expect(hrefs(sectionNamed('Free tools'))).toEqual(['/free-tools#intestacy', '/free-tools#probate', '/will-checklist']);
    expect(TOOLS).toHaveLength(3);
  });

  it('answers four questions (P-038, P-055, D-093)', () => {
    expect(page.querySelectorAll('main details')).toHaveLength(4);
  });

  it('says how to reach us, and when (P-043, P-052, D-013)', () => {
    const block = sectionNamed('Still Need Help?');
    expect(hrefs(block)).toContain('mailto:support@willow.example');
    expect(text(block)).toContain('Our UK team');
    expect(text(block)).toContain('9am-6pm');
  });

  it('describes the guides as a list, in the same order (P-044)', () => {
    const lists = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(text(script)) as unknown);
    expect(lists).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: 11,
        itemListElement: ARTICLES.map(({ id, title, description }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: expect.objectContaining({
            '@type': 'Article',
            headline: title,
            description,
            url: `https://willow.example${guidePath(id)}`,
          }),
        })),
      }),
    ]);
  });

  it('comes with a feed, and says where it is', () => {
    expect(page.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/help-center/feed.xml');
    expect(built('client/help-center/feed.xml').match(/<entry>/g)).toHaveLength(23);
  });

  it('is found from the landing page (C-078)', () => {
    expect(pageAt('/').querySelector('footer a[href="/help-center"]')).not.toBeNull();
  });

  it('loads its search when somebody is there, and the forgiving one when it is needed: 1 kB and 8 kB', () => {
    const all = allScriptsOf(page);
    const sizeOf = (name: string) => all.filter((path) => path.includes(name)).map((path) => gzipped(built(`client/${path}`)));
    expect(scriptsOf(page).filter((path) => /help|near/.test(path))).toEqual([]);
    expect(sizeOf('enhance-help-center')).toHaveLength(1);
    expect(sizeOf('enhance-help-center')[0]).toBeLessThanOrEqual(1000);
    expect(sizeOf('near-articles')).toHaveLength(1);
    expect(sizeOf('near-articles')[0]).toBeLessThanOrEqual(8000);
  });

  it('keeps to 33 kB of HTML, compressed, all guides and its styles in it', () => {
    expect(gzipped(built('client/help-center/index.html'))).toBeLessThanOrEqual(33_000);
  });
});

describe.each(GUIDES)('the page of the guide $id', ({ id, title, summary, body, next, sources, related, reviewed }) => {
  const guide = pageAt(guidePath(id));
  const main = guide.querySelector('main')!;

  it('says what it is, who wrote it, and when it was last read again', () => {
    expect(text(main.querySelector('h1'))).toBe(title);
    expect(text(main)).toContain(summary);
    expect(text(main)).toContain('By the Willow team');
    expect(main.querySelector('time')?.getAttribute('datetime')).toBe(reviewed);
  });

  it('has an anchor for each heading, what to do next, its sources with dates, other guides, and the way back', () => {
    const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(new Set(headings.map(anchorOf)).size).toBe(headings.length);
    expect(hrefs(main.querySelector('[aria-labelledby=contents]')!)).toEqual(headings.map((heading) => `#${anchorOf(heading)}`));
    for (const { text: words } of next.map(stepOf)) expect(text(main.querySelector('[aria-labelledby=next]'))).toContain(words);
    expect(main.querySelectorAll('footer li')).toHaveLength(sources.length);
    expect(hrefs(main.querySelector('[aria-labelledby=onward]')!)).toEqual([...related.map(guidePath), HELP_PATH, '/glossary']);
    expect(hrefs(main)).toContain('/wizard');
  });

  it('tells search engines about the guide and its place', () => {
    const data = [...guide.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(text(script)) as Record<string, unknown>,
    );
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: title,
        dateModified: reviewed,
        url: `https://willow.example${guidePath(id)}`,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });
});

describe.each(EVENT_IDS)('the example in %s', (id: ExampleId) => {
  const { clauses, cases, comparison, asks } = DRAFTED[id];
  const example = text(pageAt(guidePath(id as (typeof EVENT_IDS)[number])).querySelector('main'));

  it('is what the library drafted: its clauses, who gets what, and what we would ask', () => {
    for (const { explanation, wording } of clauses) {
      expect(example).toContain(explanation.join(' '));
      for (const part of wording ?? []) expect(example).toContain(part.text);
    }
    for (const { summary } of cases.filter(({ dead }) => dead.length > 0)) expect(example).toContain(summary);
    for (const sentence of [...comparison.differences, ...comparison.notes, ...asks]) expect(example).toContain(sentence);
    for (const { name } of [...comparison.withWill, ...comparison.withoutWill]) expect(example).toContain(name);
  });
});
