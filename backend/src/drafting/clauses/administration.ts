import { LEGAL_ADULT_AGE } from '@willow/contracts';
import { type ClauseMaker, part } from './clause.ts';
import { say, words } from './sentence.ts';

const ADULT = words(String(LEGAL_ADULT_AGE));

/** The gift belongs to the young person at once and is handed over at 18, so that who takes is settled 28 days after the death. */
export const under18: ClauseMaker = {
  id: 'under-18',
  heading: 'Gifts to anyone under 18',
  parts: () => [
    part(
      say`A gift under this will to someone under ${ADULT} belongs to that person, but My Executors hold it for them on trust until they reach ${ADULT}.`,
    ),
    part(
      say`Until then My Executors may spend any of its income or capital on that person’s upkeep, education or benefit, and must add income they do not spend to the capital.`,
    ),
    part(
      say`My Executors may pay or hand over any of it to a parent, a guardian or whoever is caring for that person, or to the person themselves once they are 16.`,
      say`That recipient’s receipt frees My Executors from responsibility for how it is used.`,
    ),
    part(
      say`While there is only one Executor, that Executor should appoint a second person to act as trustee with them before holding money or land under this clause.`,
    ),
  ],
};

export const powers: ClauseMaker = {
  id: 'powers',
  heading: 'Powers',
  parts: () => [
    {
      text: say`On top of the powers the law gives them, My Executors may:`,
      items: [
        say`keep, sell, let, borrow against, insure or improve anything in my estate`,
        say`invest as freely as if the money were their own, which includes buying a home for someone to live in`,
        say`hand over particular assets as all or part of someone’s share, at their value on the day, without needing anyone’s consent`,
        say`pay for professional help from my estate, and act on the advice they get`,
        say`treat the receipt of an organisation’s treasurer or other proper officer as enough`,
        say`use a power even though they also benefit from it, as long as another Executor or an independent valuer agrees that the terms are fair`,
      ],
    },
    part(say`An Executor who is not paid for acting is not liable for a loss caused by an honest mistake.`),
  ],
};

export const funeral: ClauseMaker = {
  id: 'funeral',
  heading: 'Funeral wishes',
  parts: ({ funeralWishes }) =>
    funeralWishes.length === 0
      ? []
      : [
          part(
            say`These are my wishes for my funeral.`,
            say`They are not legally binding, and nothing in them makes a gift.`,
            say`I ask My Executors to follow them as far as they reasonably can.`,
          ),
          ...funeralWishes.map((paragraph) => part(say`“${paragraph}”`)),
        ],
};
