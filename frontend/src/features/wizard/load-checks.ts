/** Everything that checks answers: the first question is there before it. */
export const loadChecks = () => import('./checks.ts');

export type Checks = Awaited<ReturnType<typeof loadChecks>>;
