export const loadLaterSteps = () => import('./later-steps.tsx');
