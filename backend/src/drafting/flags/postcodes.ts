import { POSTCODE_AREAS, postcodeArea } from '@willow/contracts';
import { AREAS_OFFSHORE } from './words/places-near.ts';

const CODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/giu;

type Postcode = { readonly area: string; readonly end: number };

/** The British postcodes in a text, of areas that exist, with those of islands and Gibraltar. */
export const postcodesIn = (text: string): readonly Postcode[] =>
  [...text.matchAll(CODE)]
    .map(({ 0: code, index }) => ({ area: postcodeArea(code), end: index + code.length }))
    .filter(({ area }) => POSTCODE_AREAS.has(area) || AREAS_OFFSHORE.has(area));
