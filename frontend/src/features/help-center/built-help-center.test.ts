import { describe, expect, it } from '@jest/globals';
import { allScriptsOf, built, gzipped, pageAt, scriptsOf } from '../../testing/built-site.ts';
import { ARTICLE_IDS } from './article.ts';
import { ARTICLES, FEATURED } from './articles.ts';
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
    expect(hrefs(sectionNamed('Most Popular Guides'))).toEqual(FEATURED.map(({ id }) => `#${id}`));
  });

  it('lists all eleven, each with a link to its body on the same page, without any script (P-034, P-039)', () => {
    expect(hrefs(sectionNamed('All guides'))).toEqual(ARTICLE_IDS.map((id) => `#${id}`));
    expect(text(sectionNamed('All guides')).match(/\d min read/g)).toHaveLength(11);
    expect(text(sectionNamed('All guides')).match(/Popular/g)).toHaveLength(FEATURED.length);
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
            url: `https://willow.example/help-center#${id}`,
          }),
        })),
      }),
    ]);
  });

  it('comes with a feed, and says where it is', () => {
    expect(page.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/help-center/feed.xml');
    expect(built('client/help-center/feed.xml').match(/<entry>/g)).toHaveLength(11);
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
