import { BRAND } from '@willow/contracts/brand/brand';
import { guidePath } from '../../shared/guides.ts';
import type { Article } from './article.ts';
import { FEED_PATH, HELP_PATH } from './paths.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The articles as an Atom feed (RFC 4287). An entry is updated when its article is reviewed. */
export function atomFeed(articles: readonly Article[], origin: string): string {
  const page = origin + HELP_PATH;
  const newest =
    articles
      .map(({ reviewed }) => reviewed)
      .toSorted()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${page}</id>`,
    `<title>${xml(BRAND.name)}: guides to wills in England and Wales</title>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${FEED_PATH}"/>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    `<updated>${instant(newest)}</updated>`,
    `<author><name>${xml(BRAND.name)}</name></author>`,
    ...articles.flatMap(({ id, title, description, reviewed, category }) => [
      '<entry>',
      // Where the guide was first published: an id stays what it is.
      `<id>${page}#${id}</id>`,
      `<title>${xml(title)}</title>`,
      `<link rel="alternate" type="text/html" href="${origin}${guidePath(id)}"/>`,
      `<updated>${instant(reviewed)}</updated>`,
      `<category term="${category}"/>`,
      `<summary>${xml(description)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

const instant = (date: string): string => `${date}T00:00:00Z`;
