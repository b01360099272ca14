/** What the first question does not wait for: which later question is open, and everything that checks answers. */
export const loadLaterSteps = () => import('./later-steps.tsx');
export const loadChecks = () => import('./checks.ts');

export type Checks = Awaited<ReturnType<typeof loadChecks>>;
