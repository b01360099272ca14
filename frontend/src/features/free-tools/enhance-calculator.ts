import { amountIn } from '@willow/contracts/law/estate-value';
import { showCareCosts } from './care-costs.ts';
import type { Given } from './given.ts';
import { showInheritanceTax } from './inheritance-tax.ts';
import { readAsMoney, typedIn } from './page-parts.ts';

/** Writes the result; false where there is not enough to show one. */
type Show = (given: Given, result: HTMLElement) => boolean;

const CALCULATORS: Readonly<Record<string, Show>> = { 'inheritance-tax': showInheritanceTax, 'care-costs': showCareCosts };

/** Works the result out with every change. Nothing is sent anywhere, and nothing is kept. */
export function enhanceCalculator(form: HTMLFormElement): void {
  const place = form.parentElement?.querySelector('[data-result]')?.parentElement;
  const result = place?.querySelector<HTMLElement>('[data-result]');
  const show = CALCULATORS[form.dataset.calculator ?? ''];
  if (!place || !result || !show) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=number]')];
  const follow = () => {
    const typed = typedIn(form);
    const isComplete = fields.every(isAmount) && show({ money: (name) => amountIn(typed(name)) ?? 0, choice: typed }, result);
    result.hidden = !isComplete;
    place.querySelector('[data-empty]')?.toggleAttribute('hidden', isComplete);
  };
  for (const field of fields) {
    readAsMoney(field);
    // Said when the field is left; taken back at once when it is right again.
    field.addEventListener('change', () => sayWhatIsWrong(field, !isAmount(field)));
    field.addEventListener('input', () => isAmount(field) && sayWhatIsWrong(field, false));
  }
  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => event.preventDefault());
  result.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  follow();
}

/** A number field gives no text for what is no number, and says so. */
const isAmount = ({ value, validity }: HTMLInputElement): boolean => !validity.badInput && amountIn(value) !== null;

function sayWhatIsWrong(field: HTMLInputElement, isWrong: boolean): void {
  field.setAttribute('aria-invalid', String(isWrong));
  field.form?.querySelector(`#${field.name}-error`)?.toggleAttribute('hidden', !isWrong);
}
