/** By itself, for pages that need this one colour and not the rest of the look. */
export const PAPER = '#faf6ec';
