/** How large a document is set: the large-print edition is for readers who ask for it and says the same. */
export const EDITIONS = ['standard', 'large-print'] as const;
export type Edition = (typeof EDITIONS)[number];
