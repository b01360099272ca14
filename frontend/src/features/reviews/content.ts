import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import type { Figure } from '../../shared/figures/figures.tsx';

export const TRUST_FIGURES: readonly Figure[] = [
  { figure: CLAIMS.families, label: 'families looked after', example: 'claims.families' },
  { figure: `${CLAIMS.rating}/5`, label: `rated ${CLAIMS.rating} out of 5`, example: 'claims.rating' },
  { figure: CLAIMS.trees, label: 'native trees planted', example: 'claims.trees' },
  { figure: CLAIMS.valid, label: 'legally valid once signed and witnessed', example: 'claims.valid' },
];

export const STATISTICS: readonly Figure[] = [
  { figure: `${CLAIMS.minutes.testimonials} minutes`, label: 'average completion time', example: 'claims.minutes' },
  { figure: CLAIMS.satisfaction, label: 'customer satisfaction', example: 'claims.statistics' },
  { figure: CLAIMS.averageSavings, label: 'average savings against a solicitor', example: 'claims.statistics' },
];

export const WAYS = ['Solicitor', 'High-street will writer', BRAND.name] as const;

/** What each way costs and asks of you, in the order of `WAYS`. */
export const COMPARISON: readonly { readonly what: string; readonly ways: readonly [string, string, string] }[] = [
  { what: 'Price of a simple will', ways: [CLAIMS.solicitor, CLAIMS.willWriter, CLAIMS.price] },
  { what: 'Appointment', ways: ['Usually one or two', 'Often one, at home or in a shop', 'None: online, at any hour'] },
  { what: 'Who checks it', ways: ['A solicitor', 'It varies', 'Our team, every draft'] },
  { what: 'Changes later', ways: ['Usually paid again', 'Usually paid again', 'Free updates for life'] },
  { what: 'Right for', ways: ['Complex estates', 'Simple estates', 'Simple estates'] },
];
