import { enhanceChecklist } from '../features/checklist/enhance-checklist.ts';
import { enhanceRiskCalculator } from '../features/risk-calculator/enhance-risk-calculator.ts';

// What a public page needs only once somebody does something, in one file; and the way to what single pages need at once.
export { armExitOffer as startOffer } from '../features/exit-offer/arm-exit-offer.ts';
export { prefetchWizard as startWizard } from '../shared/prefetch-wizard.ts';

/** The form of the page that somebody is about to fill in. */
export function startForm(document: Document): void {
  document.querySelectorAll<HTMLFormElement>('[data-risk]').forEach(enhanceRiskCalculator);
  const contact = document.querySelector<HTMLFormElement>('[data-contact]');
  if (contact) void import('../features/contact/enhance-contact-form.ts').then(({ enhanceContactForm }) => enhanceContactForm(contact));
}

/** What single pages, marked `data-island`, need as soon as they are there. The large ones have files of their own. */
export function startPage(document: Document): void {
  const checklist = document.querySelector<HTMLFormElement>('[data-checklist]');
  const tools = document.querySelector<HTMLElement>('[data-free-tools]');
  if (checklist) enhanceChecklist(checklist);
  if (tools) void import('../features/free-tools/enhance-free-tools.ts').then(({ enhanceFreeTools }) => enhanceFreeTools(tools, window));
  const calculator = document.querySelector<HTMLFormElement>('[data-calculator]');
  if (calculator)
    void import('../features/free-tools/enhance-calculator.ts').then(({ enhanceCalculator }) => enhanceCalculator(calculator));
  const suitability = document.querySelector<HTMLFormElement>('[data-suitability]');
  if (suitability)
    void import('../features/suitability/enhance-suitability.ts').then(({ enhanceSuitability }) => enhanceSuitability(suitability));
  if (document.querySelector('[data-help]'))
    void import('../features/help-center/enhance-help-center.ts').then(({ enhanceHelpCenter }) => enhanceHelpCenter(document));
}
