// What a public page needs only once somebody does something, in one file.
export { armExitOffer } from '../features/exit-offer/arm-exit-offer.ts';
export { enhanceRiskCalculator } from '../features/risk-calculator/enhance-risk-calculator.ts';
export { prefetchWizard } from '../shared/prefetch-wizard.ts';
