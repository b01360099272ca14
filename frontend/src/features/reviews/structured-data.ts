import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS, REVIEWS } from '../../shared/claims.ts';
import { ORIGIN } from '../../shared/seo.ts';

type Data = Readonly<Record<string, unknown>>;

/** Rating and reviews for search engines. Nothing while they are not confirmed: made-up review data is unlawful. */
export const reviewData = (published: boolean): readonly Data[] => (published ? [ratedService] : []);

const ratedService: Data = {
  '@type': 'LegalService',
  name: BRAND.name,
  url: `${ORIGIN}/`,
  address: BRAND.registeredOffice,
  description: 'An online service that prepares draft wills for England and Wales. Not a solicitor; no legal advice is given.',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: CLAIMS.rating, reviewCount: CLAIMS.reviewCount, bestRating: '5' },
  review: REVIEWS.map(({ name, date, text, rating }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: date,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: String(rating), bestRating: '5' },
  })),
};
