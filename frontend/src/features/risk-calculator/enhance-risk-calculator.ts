import { QUESTIONS, riskOf } from './risk.ts';

export function enhanceRiskCalculator(form: HTMLFormElement): void {
  form.addEventListener('change', () => show(form));
  form.addEventListener('submit', (event) => event.preventDefault());
  show(form);
}

function show(form: HTMLFormElement): void {
  const answers = new FormData(form);
  const answered = QUESTIONS.filter(({ name }) => answers.has(name)).length;
  const done = answered === QUESTIONS.length;
  const yes = new Set(QUESTIONS.filter(({ name }) => answers.get(name) === 'yes').map(({ name }) => name));
  const level = riskOf(yes);
  const count = form.querySelector('[data-risk-count]');
  if (count) count.textContent = `${answered} of ${QUESTIONS.length} answered.`;
  const reveal = (selector: string, visible: (element: HTMLElement) => boolean) =>
    form.querySelectorAll<HTMLElement>(selector).forEach((element) => {
      element.hidden = !visible(element);
    });
  reveal('[data-risk-open]', () => !done);
  reveal('[data-risk-level]', ({ dataset }) => done && dataset.riskLevel === level);
  reveal('[data-risk-reasons]', () => done && yes.size > 0);
  reveal('[data-risk-reason]', ({ dataset }) => yes.has(dataset.riskReason ?? ''));
  reveal('[data-risk-start]', () => done);
}
