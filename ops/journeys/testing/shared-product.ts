import type { Addresses } from './product.ts';

export const sharedProduct = (): Addresses => JSON.parse(process.env['JOURNEYS_PRODUCT'] ?? 'null') as Addresses;
