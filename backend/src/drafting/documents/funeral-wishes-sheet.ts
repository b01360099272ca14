import type { WillFacts } from '../answers/will-facts.ts';
import { numberOf } from '../document/will-document.ts';
import { andList, innerQuotes } from '../document/in-words.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Block, Sheet } from './sheet.ts';

type Wishes = Pick<WillFacts, 'funeralWishes' | 'organDonation' | 'funeralPlan'>;

/** Whether there is anything that whoever arranges the funeral should read. */
export const hasFuneralSheet = ({ funeralWishes, organDonation, funeralPlan }: Wishes): boolean =>
  funeralWishes.length > 0 || organDonation !== undefined || funeralPlan !== null;

/** The wishes on paper of their own, because a will is often read after the funeral; and what stands in no will. Null when there are none. */
export function funeralSheet({ planned: { facts, document, versionCode } }: SheetInput): Sheet | null {
  const { funeralWishes, executors, testator } = facts;
  if (!hasFuneralSheet(facts)) return null;
  const clause = numberOf(document, 'funeral');
  return {
    title: 'My funeral wishes',
    subtitle: `${testator.name} – ${clause === null ? 'kept beside my will' : `as in clause ${clause} of my will`}, version ${versionCode}`,
    goesWith: { name: testator.name, versionCode },
    density: 'open',
    blocks: [
      ...donation(facts),
      ...plan(facts),
      ...(funeralWishes.length > 0 ? [{ kind: 'quote', paragraphs: funeralWishes.map(innerQuotes) } as const] : []),
      {
        kind: 'notice',
        text: 'These are wishes. They are not legally binding, and nothing in them makes a gift.',
      },
      {
        kind: 'paragraph',
        text: `I ask my ${executors.length === 1 ? 'executor' : 'executors'}, ${andList(executors.map(({ name }) => name))}, to follow them as far as they reasonably can.`,
      },
      {
        kind: 'paragraph',
        text: 'Give a copy to the people who will arrange the funeral. Decisions about organ donation belong on the NHS Organ Donor Register, where they are seen in time.',
      },
    ],
  };
}

const donation = ({ organDonation }: WillFacts): readonly Block[] =>
  organDonation === undefined
    ? []
    : [
        { kind: 'heading', text: 'Organ donation' },
        {
          kind: 'paragraph',
          text:
            organDonation === 'donate'
              ? 'I want to be a donor of organs and tissue. Tell the hospital at once, because it has to decide within hours.'
              : 'I do not want to be a donor of organs or tissue. Tell the hospital at once: it asks the family, and the law presumes consent.',
        },
      ];

const plan = ({ funeralPlan }: WillFacts): readonly Block[] =>
  funeralPlan === null
    ? []
    : [
        { kind: 'heading', text: 'My funeral plan' },
        {
          kind: 'table',
          rows: [
            { label: 'Provider', value: funeralPlan.provider },
            ...(funeralPlan.planNumber === '' ? [] : [{ label: 'Plan number', value: funeralPlan.planNumber }]),
          ],
        },
        { kind: 'paragraph', text: 'Ask the provider first what the plan pays for, before anything is ordered.' },
      ];
