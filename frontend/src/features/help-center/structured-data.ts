import { ORIGIN } from '../../shared/seo.ts';
import type { Article } from './article.ts';
import { HELP_PATH } from './paths.ts';

/** The articles as a list, for search engines. Each is a part of the one page. */
export const articleList = (articles: readonly Article[]): Readonly<Record<string, unknown>> => ({
  '@type': 'ItemList',
  name: 'Guides to wills in England and Wales',
  numberOfItems: articles.length,
  itemListElement: articles.map(({ id, title, description, reviewed }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Article',
      '@id': `${ORIGIN}${HELP_PATH}#${id}`,
      url: `${ORIGIN}${HELP_PATH}#${id}`,
      headline: title,
      name: title,
      description,
      dateModified: reviewed,
      inLanguage: 'en-GB',
    },
  })),
});
