import { BRAND } from '@willow/contracts/brand/brand';
import type { MetaDescriptor } from 'react-router';
import { SHARE_PICTURES } from './share-pictures.ts';

/** Where the site lives, as far as a build can know: the server writes PUBLIC_URL in its place. */
export const ORIGIN = `https://${BRAND.domain}`;

type Page = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  readonly robots?: 'noindex';
  /** Of a page that is a text to read: the day on which it was last read again. */
  readonly article?: { readonly modified: string };
};

/** What is shown beside a link to the page elsewhere: its own picture, or the general one. */
const picture = (path: string) =>
  SHARE_PICTURES[path]
    ? { src: `${ORIGIN}/share${path.replaceAll(/(?<!^)[/]/g, '-')}.jpg`, alt: `${SHARE_PICTURES[path]}, beside a drawing of a willow` }
    : { src: `${ORIGIN}/share.jpg`, alt: 'Write a will that looks after your people, beside a drawing of a willow' };

export function seo({ path, title, description, jsonLd = [], robots, article }: Page): MetaDescriptor[] {
  const url = ORIGIN + path;
  const { src, alt } = picture(path);
  const full = path === '/' ? title : `${title} | ${BRAND.name}`;
  return [
    { title: full },
    { name: 'description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:type', content: article ? 'article' : 'website' },
    ...(article ? [{ property: 'article:modified_time', content: article.modified }] : []),
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: src },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: src },
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
