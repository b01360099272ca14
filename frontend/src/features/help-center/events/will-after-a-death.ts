import { article, drafted, heading, points, steps, text } from '../article.ts';
import { number, source } from '../law.ts';

export const afterADeath = article({
  id: 'will-after-a-death',
  title: 'After a death: your own will',
  description:
    'When somebody close to you has died, your own will may have lost its executor and its first heir. What to look at, what can wait, and which dates matter.',
  category: 'family',
  featured: false,
  summary:
    'We are sorry. Little of this is urgent, and none of it today. But if the person who died was your executor, or was to have everything, your own will needs another look within the year.',
  body: [
    text(
      "There is a lot to do after a death, and most of it is somebody else's paperwork. Your own will comes last on the list. It should still be on it.",
    ),
    heading('The first days'),
    points(
      `The death is registered within ${number('deathRegistrationDays')} days of the doctor's certificate reaching the registrar.`,
      'The will is found. Look at home, at the bank, with a solicitor.',
      'Nobody has to decide anything about money yet.',
    ),
    heading('Then your own will'),
    steps(
      'Who are your executors now? If one has died, is the other enough?',
      'Who inherits? A gift to somebody who has died goes to whoever the will names next. If it names nobody, it may go where you would not have sent it.',
      'Who are the guardians of your children?',
      'Does it still fit? You may own more than before: a house that is yours alone, savings, a pension.',
    ),
    heading('What you have inherited'),
    text(
      `If you do not need all of it, you can pass it on to your children with a deed of variation. It has to be signed within ${number('variationYears')} years of the death to count for tax. A solicitor writes it. You cannot take it back.`,
    ),
    text(
      'If it was your husband, wife or civil partner who died, keep their papers. Any tax-free allowance that they did not use can be added to yours one day, but somebody has to prove it.',
    ),
    drafted(
      'will-after-a-death',
      'David and the ring',
      "David Lowe's wife was his executor and was to have everything. She has died. In his new will their two children are executors and share what he owns, about £320,000. Her engagement ring goes to his granddaughter Molly.",
    ),
    heading('If you marry again'),
    text(
      'A new marriage cancels this will, too, unless it says otherwise. Your children from the first marriage could then share with your new husband or wife by rules nobody chose. Make another will before the wedding.',
    ),
  ],
  next: [
    'Put their papers and yours in one folder.',
    'In a few months, read your will and ask the four questions above.',
    'Tell your new executors where everything is.',
    'If you want to give away what you inherited, see a solicitor in the first year.',
  ],
  sources: [
    source('Wills Act 1837, sections 18 and 33'),
    source('Inheritance Tax Act 1984, sections 8A and 142'),
    source('Births and Deaths Registration Act 1953, section 17'),
  ],
  reviewed: '2026-11-29',
  related: ['executor-duties-uk', 'probate-process-uk', 'will-over-60'],
});
