import { inWholePounds } from '@willow/contracts';
import type { Digital, Pets, WillFacts } from '../answers/will-facts.ts';
import { givingFirst } from '../clauses/gifts-first.ts';
import { ended } from '../document/in-words.ts';
import { DIGITAL_FILES, petsInWords } from './pets-and-digital.ts';
import type { Place, RoleChange } from './place.ts';

/** What changed about pets and digital files, by the clause it stands in. */
export const petsAndDigitalChanges = (before: WillFacts, after: WillFacts): readonly RoleChange[] => [
  ...petChanges(before.pets, after.pets),
  ...digitalChanges(before.digital, after.digital),
  ...(before.pets && after.pets ? givenElsewhere('pets', petsInWords(null), before, after) : []),
  ...(before.digital && after.digital ? givenElsewhere('digital', DIGITAL_FILES, before, after) : []),
  ...changeIf('debts', comeFirst(before) !== comeFirst(after), 'What comes before the rest is shared out is different now.'),
];

const changeIf = (place: Place, changed: boolean, sentence: string): readonly RoleChange[] =>
  changed ? [{ place, sentence: ended(sentence) }] : [];

function petChanges(before: Pets | null, after: Pets | null): readonly RoleChange[] {
  if (after === null) return changeIf('pets', before !== null, 'It is no longer said who takes your pets');
  if (before === null) return changeIf('pets', true, `${after.carerName} is now to have ${petsInWords(after)}`);
  return [
    ...changeIf('pets', before.carerName !== after.carerName, `${after.carerName} is now to have your pets instead of ${before.carerName}`),
    ...changeIf('pets', before.description !== after.description, `Your pets are now: ${after.description}`),
    ...changeIf(
      'pets',
      before.amount !== after.amount,
      after.amount === undefined
        ? 'No money goes with your pets any more'
        : `The sum that goes with your pets is now ${inWholePounds(after.amount)}`,
    ),
  ];
}

const digitalChanges = (before: Digital | null, after: Digital | null): readonly RoleChange[] =>
  after === null
    ? changeIf('digital', before !== null, `It is no longer said who gets ${DIGITAL_FILES}`)
    : changeIf('digital', before?.recipientName !== after.recipientName, `${after.recipientName} is now to have ${DIGITAL_FILES}`);

/** A particular gift comes before both clauses. */
const givenElsewhere = (place: Place, what: string, { gifts: had }: WillFacts, { gifts: has }: WillFacts): readonly RoleChange[] =>
  changeIf(
    place,
    had.length > 0 !== has.length > 0,
    has.length > 0 ? `A particular gift may now give away some of ${what}` : `No particular gift gives away any of ${what} any more`,
  );

/** Particular gifts have a sentence of their own. */
const comeFirst = (facts: WillFacts): string => givingFirst({ ...facts, gifts: [] }).join(' ');
