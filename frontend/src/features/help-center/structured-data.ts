import { BRAND } from '@willow/contracts/brand/brand';
import { guidePath, HELP_PATH } from '../../shared/guides.ts';
import { ORIGIN } from '../../shared/seo.ts';
import type { Article } from './article.ts';

type Data = Readonly<Record<string, unknown>>;

const urlOf = ({ id }: Article): string => ORIGIN + guidePath(id);

/** A guide, for search engines. */
export const articleData = (article: Article): Data => ({
  '@type': 'Article',
  '@id': urlOf(article),
  url: urlOf(article),
  headline: article.title,
  name: article.title,
  description: article.description,
  dateModified: article.reviewed,
  author: { '@type': 'Organization', name: BRAND.name, url: `${ORIGIN}/about` },
  publisher: { '@type': 'Organization', name: BRAND.name },
  inLanguage: 'en-GB',
});

/** The articles of the specification as a list. */
export const articleList = (articles: readonly Article[]): Data => ({
  '@type': 'ItemList',
  name: 'Guides to wills in England and Wales',
  numberOfItems: articles.length,
  itemListElement: articles.map((article, index) => ({ '@type': 'ListItem', position: index + 1, item: articleData(article) })),
});

export const crumbsData = (article: Article): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Help Centre', item: ORIGIN + HELP_PATH },
    { '@type': 'ListItem', position: 2, name: article.title, item: urlOf(article) },
  ],
});
