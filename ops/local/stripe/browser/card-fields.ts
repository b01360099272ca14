import { brandOf, cvcProblem, expiryProblem, formatExpiry, formatNumber, numberProblem, readExpiry, type Problem } from './card-details.ts';
import type { ChangeDetail } from './messages.ts';

type CardFields = {
  /** Also shows what is wrong and moves to the first mistake. */
  readonly validate: () => Problem | undefined;
  readonly read: () => Readonly<Record<'number' | 'exp_month' | 'exp_year' | 'cvc', string>>;
  readonly state: () => ChangeDetail;
  readonly showDecline: (message: string) => void;
  readonly fill: (number: string) => void;
  readonly clear: () => void;
  readonly focus: () => void;
  readonly setDisabled: (disabled: boolean) => void;
};

type FieldName = 'number' | 'expiry' | 'cvc';

export function connectFields(onChange: () => void): CardFields {
  const inputs = { number: input('number'), expiry: input('expiry'), cvc: input('cvc') };
  const names: readonly FieldName[] = ['number', 'expiry', 'cvc'];
  const problems: Readonly<Record<FieldName, () => Problem | undefined>> = {
    number: () => numberProblem(inputs.number.value),
    expiry: () => expiryProblem(inputs.expiry.value, new Date()),
    cvc: () => cvcProblem(inputs.cvc.value, inputs.number.value),
  };
  const formats: Readonly<Record<FieldName, (text: string) => string>> = {
    number: formatNumber,
    expiry: formatExpiry,
    cvc: (text) => text.replaceAll(/\D/g, ''),
  };
  const write = (name: FieldName, value: string): void => {
    inputs[name].value = value;
    show(name, undefined);
    element('brand').textContent = brandOf(inputs.number.value);
  };
  for (const name of names) {
    inputs[name].addEventListener('input', () => {
      keepCaret(inputs[name], formats[name]);
      write(name, inputs[name].value);
      onChange();
    });
    inputs[name].addEventListener('blur', () => show(name, inputs[name].value === '' ? undefined : problems[name]()));
  }
  return {
    validate: () => {
      const found = names.map((name) => ({ name, problem: problems[name]() }));
      for (const { name, problem } of found) show(name, problem);
      const first = found.find(({ problem }) => problem);
      if (first) inputs[first.name].focus();
      return first?.problem;
    },
    read: () => {
      const { month, year } = readExpiry(inputs.expiry.value);
      return { number: inputs.number.value, exp_month: String(month), exp_year: String(year), cvc: inputs.cvc.value };
    },
    state: () => ({
      empty: names.every((name) => inputs[name].value === ''),
      complete: names.every((name) => problems[name]() === undefined),
    }),
    showDecline: (message) => show('number', { code: 'declined', message }),
    fill: (number) => {
      write('number', formatNumber(number));
      write('expiry', formatExpiry(`12${(new Date().getFullYear() + 1) % 100}`));
      write('cvc', '123');
      onChange();
    },
    clear: () => {
      for (const name of names) write(name, '');
      onChange();
    },
    focus: () => inputs.number.focus(),
    setDisabled: (disabled) => names.forEach((name) => (inputs[name].disabled = disabled)),
  };
}

function show(name: FieldName, problem: Problem | undefined): void {
  element(`${name}-error`).textContent = problem?.message ?? '';
  if (problem) input(name).setAttribute('aria-invalid', 'true');
  else input(name).removeAttribute('aria-invalid');
}

/** Without throwing the caret to the end. */
function keepCaret(field: HTMLInputElement, format: (text: string) => string): void {
  const before = field.value;
  const caret = field.selectionStart ?? before.length;
  const after = format(before);
  if (after === before) return;
  field.value = after;
  const position = caret === before.length ? after.length : Math.min(format(before.slice(0, caret)).length, after.length);
  field.setSelectionRange(position, position);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The card form has no #${id}.`);
  return found;
}

function input(id: string): HTMLInputElement {
  const found = element(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`#${id} is no field.`);
  return found;
}
