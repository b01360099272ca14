import { BRAND } from '@willow/contracts/brand/brand';
import { ORIGIN } from '../../shared/seo.ts';

/** A page of calculators, for search engines. */
export const toolData = (path: string, title: string, description: string): Readonly<Record<string, unknown>> => ({
  '@type': 'WebApplication',
  name: `${title} by ${BRAND.name}`,
  url: ORIGIN + path,
  description,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  inLanguage: 'en-GB',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
});
