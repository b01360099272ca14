import { BRAND, dateInWords, FIGURES, LEGAL_ADULT_AGE, PENSIONS_TAXED_FROM } from '@willow/contracts';
import { andList } from '../document/in-words.ts';
import { professionalsIn, type WillFacts } from '../answers/will-facts.ts';
import { agesIn } from '../residue/ages.ts';
import { numberOf } from '../document/will-document.ts';
import { hasFuneralSheet } from './funeral-wishes-sheet.ts';
import type { Kept, SheetInput } from './sheet-input.ts';
import type { Block, Sheet, Step } from './sheet.ts';

/** What an executor needs to know and do. It says nothing of who inherits, so that it can be handed over at once. */
export function executorsSheet({ planned: { facts, versionCode, document }, kept = null }: SheetInput): Sheet {
  const { name } = facts.testator;
  const powers = numberOf(document, 'powers');
  return {
    title: isOne(facts) ? 'For my executor' : 'For my executors',
    subtitle: `About the will of ${name} – version ${versionCode}`,
    goesWith: { name, versionCode },
    density: 'close',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} has named you in a will. You need do nothing while ${name} is alive, except to know where the will is.`,
      },
      {
        kind: 'table',
        rows: [{ label: isOne(facts) ? 'Executor' : 'Executors', value: whoActs(facts) }, ...inReserve(facts)],
      },
      whereItIs(kept),
      { kind: 'heading', text: 'When the time comes' },
      { kind: 'steps', items: steps(facts, versionCode) },
      { kind: 'heading', text: 'Good to know' },
      {
        kind: 'points',
        items: [
          'You may say no. Anybody who is named may step back before they begin to act.',
          'You may inherit under a will and still be its executor.',
          `Whoever inherits may refuse a gift before taking it, or redirect it within ${FIGURES.variationYears.value} years of the death: ask a solicitor first.`,
          `You may pay for professional help from the estate${powers === null ? '' : ` (clause ${powers} of the will)`}. Ask a solicitor if anything is disputed or unclear.`,
          ...whoCharges(facts, powers),
          `This sheet is general guidance from ${BRAND.name}. We are not solicitors, and it is not legal advice or part of the will.`,
        ],
      },
    ],
  };
}

function whoCharges(facts: WillFacts, powers: string | null): readonly string[] {
  const names = professionalsIn(facts);
  return names.length === 0
    ? []
    : [
        `Of those named here, only ${andList(names)} may charge for acting, reasonably and as a professional${powers === null ? '' : ` (clause ${powers} of the will)`}: agree the terms in writing first. Everybody else is paid back what they spend on the estate.`,
      ];
}

const isOne = ({ executors }: WillFacts): boolean => executors.length === 1;

const PLACE = 'The signed original is kept at';
const DAY = 'Date it was signed';

const whereItIs = (kept: Kept | null): Block =>
  kept
    ? {
        kind: 'table',
        rows: [
          { label: PLACE, value: kept.at },
          { label: DAY, value: dateInWords(kept.signedOn) },
        ],
      }
    : { kind: 'blanks', labels: [PLACE, DAY] };

const whoActs = ({ executors, executorsAct }: WillFacts): string => {
  const names = executors.map(({ name }) => name);
  if (names.length === 1) return andList(names);
  return executorsAct === 'in-order' ? `${names.join(', then ')}, each if the one before cannot act` : `${andList(names)}, acting together`;
};

const inReserve = (facts: WillFacts) =>
  facts.reserves.length === 0
    ? []
    : [
        {
          label: 'In reserve',
          value: `${facts.reserves.map(({ name }) => name).join(', then ')}, if ${isOne(facts) ? `${facts.executors[0]?.name} cannot` : 'nobody named above can'} act`,
        },
      ];

function holdLonger(facts: Parameters<typeof agesIn>[0]): string {
  const { ofChildren, ofOthers, ofGroups } = agesIn(facts);
  return [
    ofChildren === null ? '' : ` Hold the shares of the testator’s children until they are ${ofChildren}; they depend on it.`,
    ofOthers === null ? '' : ` Hold the shares and sums of money of others until they are ${ofOthers}; they depend on it.`,
    ofGroups.length === 0
      ? ''
      : ' Hold what grandchildren, nephews or nieces get as a group until the age that the will names; it depends on it.',
  ].join('');
}

const steps = (
  { keepsWillIn, groups, pets, digital, contents, loans, leftOut, ...facts }: WillFacts,
  versionCode: string,
): readonly Step[] => [
  {
    title: 'Register the death',
    text: `within ${FIGURES.deathRegistrationDays.value} days of the registrar’s receiving the medical certificate of the cause of death, and ask for several copies.`,
  },
  {
    title: 'Find the original will.',
    text: `Its pages are loose and belong together: put them in order, check that each says version ${versionCode}, and keep them in one envelope. Attach nothing. If somebody did fasten them, leave the fastening in, even to copy them.${keepsWillIn === '' ? '' : ` Another will, about property in ${keepsWillIn}, may stay in force beside it: look for that one too.`}`,
  },
  ...(hasFuneralSheet(facts)
    ? [
        {
          title: 'Read the funeral wishes.',
          text: 'They are on a sheet of their own. They do not bind you, but follow them as far as you can.',
        },
      ]
    : []),
  ...(pets
    ? [
        {
          title: 'See to the pets.',
          text: 'They need somebody from the first day, and the estate pays for it. The will says who takes them.',
        },
      ]
    : []),
  { title: 'Make everything safe.', text: 'Lock and insure the home, tell the banks, stop payments that are no longer needed.' },
  ...(digital
    ? [
        {
          title: 'Keep every device as it is.',
          text: 'Wipe and close nothing until photographs and letters are copied: the will says what you may do. Look for a list of accounts and passwords.',
        },
      ]
    : []),
  ...(contents?.children
    ? [
        {
          title: 'Look for a list of things.',
          text: 'It may say who should have what from the home. It binds nobody; the will says who decides, and when.',
        },
      ]
    : []),
  {
    title: 'List what there is and what is owed,',
    text: `with values on the day of the death. Keep letters, bills and receipts.${loans.length === 0 ? '' : ' The will deals with money lent to people: look for a signed record of it.'}`,
  },
  ...(groups.length === 0
    ? []
    : [
        {
          title: 'Find everybody in a group.',
          text: 'The will gives to all of a kind without naming them. Ask the family, and write down who is one of them and when they were born.',
        },
      ]),
  {
    title: 'Settle inheritance tax and apply for probate.',
    text: `Counted from the end of the month of the death, any tax is due within ${FIGURES.taxPaymentMonths.value} months and its forms, where they are needed, within ${FIGURES.taxAccountMonths.value}. If the death is on or after ${dateInWords(PENSIONS_TAXED_FROM)}, unused pension funds count for inheritance tax, though they pass outside the will: ask each provider for their value. Start at www.gov.uk/applying-for-probate.${facts.gifts.some(({ tenth }) => tenth) ? ' The will gives a charity a tenth for the lower rate of tax: work it out, and claim the rate, on form IHT430.' : ''} Send the original will; keep a copy.`,
  },
  {
    title: 'Pay first.',
    text: `Debts, funeral costs and tax come before any gift. A notice that gives creditors you do not know of ${FIGURES.creditorsNoticeMonths.value} months protects you from them.`,
  },
  {
    title: 'Wait before you share out.',
    text: `Nobody inherits under this will before ${FIGURES.willSurvivorship.value} days have passed. For ${FIGURES.provisionClaimMonths.value} months after probate is granted, some relatives and dependants can ask a court for more, and you may hear of a claim up to ${FIGURES.claimServiceMonths.value} months later still: until then it is safer not to hand over everything.${leftOut.length === 0 ? '' : ' There is a statement of reasons beside the will: keep it private, and give it to your solicitor if a claim comes.'} Nobody can make you share out in the first ${FIGURES.executorsYearMonths.value} months after the death.`,
  },
  {
    title: `Hold what belongs to anyone under ${LEGAL_ADULT_AGE}`,
    text: `until that birthday. It is theirs already: if they die before, it goes to their own family. You may hand it to a parent or guardian, or to the young person from 16, if that is best for them.${holdLonger({ ...facts, groups })} If you act alone, appoint a second trustee before you hold money or land.`,
  },
  { title: 'Keep accounts', text: 'and show them to those who share the rest of the estate.' },
];
