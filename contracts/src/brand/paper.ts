/** By themselves, for pages that need this one colour and not the rest of the look. */
export const PAPER = '#faf6ec';
export const PAPER_AT_NIGHT = '#111b18';
