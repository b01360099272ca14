import { BRAND } from '../brand/brand.ts';
import { ADVISERS } from './advisers.ts';
import type { Question } from './question.ts';
import { SUITABILITY_QUESTIONS } from './questions.ts';
import type { Suitability, SuitabilityAnswers, Verdict } from './suitability.ts';

export const VERDICTS: Readonly<Record<Verdict, { readonly title: string; readonly text: string }>> = {
  yes: {
    title: `Yes, ${BRAND.name} is right for you`,
    text: 'Nothing you have said needs a specialist. Answer ten questions in plain English, and our team reviews your draft.',
  },
  ask: {
    title: 'Yes, but ask about this first',
    text: 'We can write your will. Before you begin, ask about what stands below, so that a simple will is what you choose and not what you end up with.',
  },
  refer: {
    title: 'Not us: a specialist should write this will',
    text: 'Your will needs more than we can do well, and you should know that before you pay anybody. It is nothing out of the ordinary: specialists see it every week.',
  },
};

export const NO_ADVICE = `${BRAND.name} is not a solicitor, and this is not legal advice.`;

/** All of it as a text to take along, home or to a solicitor. The date comes in words. */
export function suitabilityInWords(
  answers: SuitabilityAnswers,
  { verdict, reasons, advisers }: Suitability,
  date: string,
  origin: string,
): string {
  const { title, text } = VERDICTS[verdict];
  const chosen = ({ id, options }: Question) => options.filter((option) => answers[id]?.includes(option.id)).map(({ label }) => label);
  return [
    `Is ${BRAND.name} right for me?`,
    `${date}, ${origin}`,
    '',
    title,
    text,
    ...reasons.flatMap(({ reason }) => ['', `- ${reason.title}. ${reason.text}`]),
    ...(advisers.length > 0 ? ['', 'Whom to ask'] : []),
    ...advisers.map((id) => `- ${ADVISERS[id].name}: ${new URL(ADVISERS[id].href, origin).href}`),
    '',
    'My answers',
    ...SUITABILITY_QUESTIONS.map((question) => `- ${question.question} ${chosen(question).join('; ')}`),
    '',
    NO_ADVICE,
    '',
  ].join('\n');
}
