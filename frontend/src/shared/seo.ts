import { BRAND } from '@willow/contracts/brand/brand';
import type { MetaDescriptor } from 'react-router';

/** Where the site lives. Set SITE_ORIGIN when building; pages served elsewhere correct their canonical link themselves. */
export const ORIGIN = process.env.SITE_ORIGIN || `https://${BRAND.domain}`;

type Page = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  readonly robots?: 'noindex';
};

export function seo({ path, title, description, jsonLd = [], robots }: Page): MetaDescriptor[] {
  const url = ORIGIN + path;
  const full = path === '/' ? title : `${title} | ${BRAND.name}`;
  return [
    { title: full },
    { name: 'description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${ORIGIN}/share.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: `${ORIGIN}/share.jpg` },
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
