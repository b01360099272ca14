import { intestacyOf, type IntestateFamily } from '@willow/contracts/law/intestacy';
import { shortPounds } from '@willow/contracts/short-pounds';
import { askedBy, givenBy, isComplete } from './intestacy-answers.ts';
import { drawBar, fill, present, showOnly, typedIn } from './page-parts.ts';

/** Shows the questions that earlier answers ask for; says whether there is enough to calculate. */
export function followIntestacy(form: HTMLFormElement): boolean {
  const typed = typedIn(form);
  const asked = askedBy(typed);
  for (const name of ['children', 'parents', 'siblings'] as const) {
    showOnly(form, `[data-question=${name}]`, () => asked[name]);
  }
  return isComplete(typed);
}

/** False where there is nothing to calculate with. A value that is zero or not numeric says nothing about itself. */
export function canRunIntestacy(form: HTMLFormElement): boolean {
  const given = givenBy(typedIn(form));
  const wrongCount = given === 'no number of children';
  const count = form.querySelector<HTMLInputElement>('[name=children]');
  showOnly(form, '[data-children-error]', () => wrongCount);
  count?.setAttribute('aria-invalid', String(wrongCount));
  if (wrongCount) count?.focus();
  return typeof given === 'object';
}

export function showIntestacy(form: HTMLFormElement, result: HTMLElement): void {
  const given = givenBy(typedIn(form));
  if (typeof given === 'string') return;
  const { heirs, distributions, summary, urgency } = intestacyOf(given.estate, given.family);
  fill(result, { given: inWords(given.estate, given.family), summary, level: urgency.level, explanation: urgency.explanation });
  result.querySelectorAll<HTMLElement>('[data-row]').forEach((row, index) => {
    const share = distributions[index];
    row.hidden = !share;
    if (!share) return;
    fill(row, {
      recipient: share.recipient,
      amount: shortPounds(share.amount),
      percentage: `${share.percentage.toFixed(1)}%`,
      breakdown: share.breakdown ? partsOf(share.amount, share.breakdown) : '',
    });
  });
  const picture = result.querySelector('[data-picture]');
  if (picture) {
    const { estate } = given;
    drawBar(
      picture.querySelectorAll('rect'),
      distributions.map(({ amount }) => (1000 * amount) / estate),
    );
    picture.setAttribute(
      'aria-label',
      distributions.map(({ recipient, percentage }) => `${recipient} ${percentage.toFixed(1)}%`).join(', '),
    );
  }
  const box = result.querySelector<HTMLElement>('[data-urgency]');
  if (box) box.dataset.urgency = urgency.level;
  showOnly(result, '[data-heirs]', ({ dataset }) => dataset.heirs === heirs);
  present(result);
}

function inWords(estate: number, { isMarried, children }: IntestateFamily): string {
  const family = children === 0 ? 'no children' : `${children} ${children === 1 ? 'child' : 'children'}`;
  return `${shortPounds(estate)}, ${isMarried ? 'married' : 'single'}, ${family}`;
}

function partsOf(amount: number, { people, each }: { readonly people: number; readonly each: number }): string {
  if (people === 1) return 'one child';
  return `${people} children, ${amount === people * each ? '' : 'about '}${shortPounds(each)} each`;
}
