// What a public page needs only once somebody does something, in one file.
import { enhanceRiskCalculator } from '../features/risk-calculator/enhance-risk-calculator.ts';

export { armExitOffer } from '../features/exit-offer/arm-exit-offer.ts';
export { prefetchWizard } from '../shared/prefetch-wizard.ts';

/** What sends is on the contact page alone, so it is a file of its own. */
export async function enhanceForm(form: HTMLFormElement): Promise<void> {
  if ('risk' in form.dataset) return enhanceRiskCalculator(form);
  const { enhanceContactForm } = await import('../features/contact/enhance-contact-form.ts');
  return enhanceContactForm(form);
}
