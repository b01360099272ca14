import type { Addresses } from './product.ts';

/** The product that was started for all journeys. */
export const sharedProduct = (): Addresses => JSON.parse(process.env['JOURNEYS_PRODUCT'] ?? 'null') as Addresses;
