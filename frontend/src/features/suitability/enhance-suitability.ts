import { NONE } from '@willow/contracts/suitability/question';
import { SUITABILITY_QUESTIONS } from '@willow/contracts/suitability/questions';
import { answered, type Suitability, type SuitabilityAnswers, suitabilityOf } from '@willow/contracts/suitability/suitability';
import { suitabilityInWords, VERDICTS } from '@willow/contracts/suitability/summary';

/** Shows what the answers come to, also of what was chosen before this came. They stay on the page. */
export function enhanceSuitability(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) keepNoneAlone(form, target);
    show(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  form.querySelector('[data-copy]')?.addEventListener('click', () => void copy(form));
  show(form);
}

/** Ticking "None of these" takes the others out, and the other way round. */
function keepNoneAlone(form: HTMLFormElement, ticked: HTMLInputElement): void {
  if (ticked.type !== 'checkbox' || !ticked.checked) return;
  for (const other of form.querySelectorAll<HTMLInputElement>(`[name=${ticked.name}]`))
    if (other !== ticked && (ticked.value === NONE || other.value === NONE)) other.checked = false;
}

function answersIn(form: HTMLFormElement): SuitabilityAnswers {
  const data = new FormData(form);
  return Object.fromEntries(SUITABILITY_QUESTIONS.map(({ id }) => [id, data.getAll(id).map(String)]));
}

function show(form: HTMLFormElement): void {
  const answers = answersIn(form);
  const found = suitabilityOf(answers);
  const ids = new Set<string | undefined>(found?.reasons.map(({ id }) => id));
  const advisers = new Set<string | undefined>(found?.advisers);
  const reveal = (selector: string, isSeen: (data: DOMStringMap) => boolean) =>
    form.querySelectorAll<HTMLElement>(selector).forEach((element) => {
      element.hidden = !isSeen(element.dataset);
    });
  const write = (selector: string, text: string) => {
    const element = form.querySelector(selector);
    if (element && element.textContent !== text) element.textContent = text;
  };
  reveal('[data-open]', () => !found);
  reveal('[data-verdict]', ({ verdict }) => verdict === found?.verdict);
  reveal('[data-reason]', ({ reason }) => ids.has(reason));
  reveal('[data-adviser]', ({ adviser }) => advisers.has(adviser));
  reveal('[data-advisers]', () => advisers.size > 0);
  reveal('[data-onward]', () => found !== null && found.verdict !== 'refer');
  reveal('[data-take]', () => found !== null);
  write('[data-count]', `${answered(answers)} of ${SUITABILITY_QUESTIONS.length} answered.`);
  write('[data-said]', found ? VERDICTS[found.verdict].title : '');
  write('[data-copied]', '');
  if (found) takeAlong(form, answers, found);
}

/** In the link itself, so that nothing has to be fetched or cleared away. */
function takeAlong(form: HTMLFormElement, answers: SuitabilityAnswers, found: Suitability): void {
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const summary = suitabilityInWords(answers, found, today, window.location.origin);
  const link = form.querySelector<HTMLAnchorElement>('[data-download]');
  if (link) link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(summary)}`;
}

async function copy(form: HTMLFormElement): Promise<void> {
  const summary = decodeURIComponent(form.querySelector<HTMLAnchorElement>('[data-download]')?.href.replace(/^[^,]*,/, '') ?? '');
  const said = form.querySelector('[data-copied]');
  const say = (text: string) => {
    if (said) said.textContent = text;
  };
  try {
    await navigator.clipboard.writeText(summary);
    say('Copied.');
  } catch {
    say('Your browser does not let us copy it. Download or print it instead.');
  }
}
