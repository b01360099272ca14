export const failure = 0;
export type Failure = typeof failure;
