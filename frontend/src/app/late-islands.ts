import { enhanceRiskCalculator } from '../features/risk-calculator/enhance-risk-calculator.ts';

// What a public page needs only once somebody does something, in one file; and the way to what single pages need at once.
export { armExitOffer } from '../features/exit-offer/arm-exit-offer.ts';
export { prefetchWizard } from '../shared/prefetch-wizard.ts';

/** The form of the page that somebody is about to fill in. */
export function startForm(document: Document): void {
  document.querySelectorAll<HTMLFormElement>('[data-risk]').forEach(enhanceRiskCalculator);
  const contact = document.querySelector<HTMLFormElement>('[data-contact]');
  if (contact) void import('../features/contact/enhance-contact-form.ts').then(({ enhanceContactForm }) => enhanceContactForm(contact));
}

/** The help centre has a file of its own, the smaller pages share one. */
export const startPage = (document: Document): Promise<void> =>
  document.querySelector('[data-help]')
    ? import('../features/help-center/enhance-help-center.ts').then(({ enhanceHelpCenter }) => enhanceHelpCenter(document))
    : import('./page-islands.ts').then((pages) => pages.startPage(document));
