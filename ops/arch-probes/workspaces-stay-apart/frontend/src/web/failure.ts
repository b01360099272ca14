export const failure = 0;
