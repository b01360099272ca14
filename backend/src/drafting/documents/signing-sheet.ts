import { LEGAL_ADULT_AGE } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { capitalised } from '../document/in-words.ts';
import { yourExecutors } from '../explanations/your-executors.ts';
import { descendantsIn } from '../clauses/rest-of-my-estate.ts';
import { type BarredFamily, barredFamilies, type BarredWitness, barredWitnesses, type WitnessBar } from '../people/barred-witnesses.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Block, Sheet, Step } from './sheet.ts';

/** How to sign this will, and who must not witness it. For a final only: a draft is never signed. */
export function signingSheet({ planned: { facts, versionCode }, kind }: SheetInput): Sheet | null {
  if (kind === 'draft') return null;
  return {
    title: 'How to sign your will',
    subtitle: `Signing sheet for ${facts.testator.name} – will version ${versionCode}`,
    goesWith: { name: facts.testator.name, versionCode },
    density: 'close',
    blocks: [
      { kind: 'steps', items: steps(facts, versionCode) },
      { kind: 'heading', text: 'These people must not be witnesses' },
      ...barred(barredWitnesses(facts), barredFamilies(facts), descendantsIn(facts.plan) === 'take'),
    ],
  };
}

const steps = ({ expectsToMarry, executors }: WillFacts, versionCode: string): readonly Step[] => [
  { title: 'Read it.', text: 'Check every name, address, share and gift. If anything is wrong, do not sign: ask us for a corrected will.' },
  {
    title: 'Choose two witnesses.',
    text: `Two adults, ${LEGAL_ADULT_AGE} or over, who can see you sign and are not on the list below. Somebody outside your family is the safest choice.`,
  },
  {
    title: 'Be in one room.',
    text: 'You and both witnesses stay together from the first signature to the last. A video call does not count.',
  },
  { title: 'Date it.', text: 'Write the date on which you sign, on the last page.' },
  { title: 'Sign it.', text: 'Use your usual signature while both witnesses watch you.' },
  {
    title: 'Let each witness sign.',
    text: 'Each signs while you watch, and then prints their full name, address and occupation.',
  },
  {
    title: 'Initial every page.',
    text: `All three of you, at the foot. The law does not ask for initials, but the pages stay loose, and initials show that none was swapped. Every page must say version ${versionCode}.`,
  },
  { title: 'Change nothing by pen.', text: 'Cross nothing out and add nothing. To change something, have the will printed afresh.' },
  {
    title: 'Attach nothing.',
    text: 'Do not staple, clip, pin or glue the pages, or anything to them. Marks on the paper make the probate registry ask what is missing.',
  },
  {
    title: 'Store the original.',
    text: `Put all pages, in order and with nothing else, into one envelope and close it. Keep it somewhere dry and safe, and tell ${yourExecutors({ executors }).who} where it is. A copy is not enough.`,
  },
  expectsToMarry === ''
    ? {
        title: 'Marriage cancels it.',
        text: 'So does a civil partnership. Divorce, or dissolving a civil partnership, changes what it does. Make a new will then.',
      }
    : {
        title: 'Marriage to anybody else cancels it.',
        text: `Your marriage to, or civil partnership with, ${expectsToMarry} does not, and one with anybody else does. Divorce, or the end of a civil partnership, changes what it does. Make a new will then.`,
      },
  { title: 'If something went wrong,', text: 'do not mend it. Print a fresh copy and sign that one, all three of you again.' },
];

const barred = (people: readonly BarredWitness[], families: readonly BarredFamily[], descendantsTake: boolean): readonly Block[] =>
  people.length + families.length === 0
    ? [
        {
          kind: 'paragraph',
          text: 'Nobody: your will gives to organisations only. Their staff may be witnesses, but a stranger to them is better.',
        },
      ]
    : [
        {
          kind: 'names',
          names: [
            ...people.map(({ name, bars }) => ({ name, note: bars.map((bar) => WHY[bar]).join('; ') })),
            ...families.map(({ name, bar }) => ({ name: capitalised(name), note: FAMILY[bar] })),
          ],
        },
        { kind: 'paragraph', text: descendantsTake ? `${NOR_THESE} ${NOR_THEIR_CHILDREN}` : NOR_THESE },
      ];

const NOR_THESE =
  'Nor may the husband, wife or civil partner of anybody on this list. If one of these people is a witness, the will stands but what it gives them is lost.';
const NOR_THEIR_CHILDREN = 'Their children and grandchildren should not be witnesses either: they may come to inherit in their place.';

const FAMILY: Readonly<Record<BarredFamily['bar'], string>> = { takes: 'inherit', substitute: 'may inherit', gift: 'have a gift' };

const WHY: Readonly<Record<WitnessBar, string>> = {
  spouse: 'your partner',
  partner: 'your partner',
  expected: 'whom you expect to marry',
  takes: 'inherits',
  substitute: 'may inherit',
  gift: 'has a gift',
};
