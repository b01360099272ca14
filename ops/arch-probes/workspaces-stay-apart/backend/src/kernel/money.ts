export const penny = 1;
