import { BRAND } from './brand.ts';
import { CLAIMS } from './claims.ts';
import { COMPANY } from './company.ts';
import { REVIEWS } from './reviews.ts';

/** The service with its rating and reviews, for search engines. Made-up review data is unlawful: the server decides whether a page has it. */
export const reviewDataOf = (origin: string) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: BRAND.name,
    url: `${origin}/`,
    address: COMPANY.registeredOffice,
    description: 'An online service that prepares draft wills for England and Wales. Not a solicitor; no legal advice is given.',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: CLAIMS.rating, reviewCount: CLAIMS.reviewCount, bestRating: '5' },
    review: REVIEWS.map(({ name, date, text, rating }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: date,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: String(rating), bestRating: '5' },
    })),
  }) as const;
