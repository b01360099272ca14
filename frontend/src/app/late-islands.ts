import { enhanceRiskCalculator } from '../features/risk-calculator/enhance-risk-calculator.ts';

// What a public page needs only once somebody does something, in one file; and the way to what single pages need at once.
export { armExitOffer } from '../features/exit-offer/arm-exit-offer.ts';
export { prefetchWizard } from '../shared/prefetch-wizard.ts';

export const startRisk = (document: Document): void =>
  document.querySelectorAll<HTMLFormElement>('[data-risk]').forEach(enhanceRiskCalculator);

export const startPage = (document: Document): Promise<void> => import('./page-islands.ts').then((pages) => pages.startPage(document));

export async function startContact(document: Document): Promise<void> {
  const { enhanceContactForm } = await import('../features/contact/enhance-contact-form.ts');
  document.querySelectorAll<HTMLFormElement>('[data-contact]').forEach((form) => enhanceContactForm(form));
}
