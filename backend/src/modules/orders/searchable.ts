/** A text as it is compared in a search: without case and accents. */
export const searchable = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
