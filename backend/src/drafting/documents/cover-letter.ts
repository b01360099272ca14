import { BRAND, dateInWords, type DocumentKind, PENSIONS_TAXED_FROM } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { ended, GROUP_NAMES } from '../document/in-words.ts';
import { yourExecutors } from '../explanations/your-executors.ts';
import { agesIn, isCondition } from '../residue/ages.ts';
import { hasFuneralSheet } from './funeral-wishes-sheet.ts';
import { mainEffects } from './main-effects.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Block, Sheet } from './sheet.ts';

function heldLonger(facts: WillFacts): string {
  const { ofChildren, ofOthers } = agesIn(facts);
  const waiting = facts.groups.filter(({ age }) => isCondition(age));
  return [
    ofChildren === null
      ? ''
      : ` Your ${facts.children.length === 1 ? 'child’s share is' : 'children’s shares are'} held until they are ${ofChildren}, on that condition.`,
    ofOthers === null
      ? ''
      : ` What anyone else younger gets as a share or a sum of money is held until they are ${ofOthers}, on that condition.`,
    ...waiting.map(({ of, age }) => ` What ${GROUP_NAMES[of]} get is held until they are ${age}, on that condition.`),
  ].join('');
}

const cannot = (facts: WillFacts): readonly string[] => [
  'Jointly owned things. A home or an account held as joint tenants passes to the other owner, whatever a will says.',
  `Pensions and most life insurance. They usually go to whoever you have named to the provider, so check that those names are up to date. From ${dateInWords(PENSIONS_TAXED_FROM)} unused pension funds count for inheritance tax all the same (Finance Act 2026, section 66).`,
  'Property abroad. The law of the place where it is may decide, so ask a lawyer there.',
  `Trusts. This will holds a young person’s gift until they are 18; it is theirs from the start, so if they die before, it goes by law to their own family.${heldLonger(facts)} It sets up no other trust, for example for somebody who is disabled or to protect a share of your home.`,
  'Tax planning. It says who bears inheritance tax and does nothing to reduce it.',
];

const cancelled = ({ partner, expectsToMarry }: WillFacts): string => {
  if (partner?.isMarried) return 'If you marry again or form a new civil partnership, this will is cancelled.';
  return expectsToMarry === ''
    ? 'If you marry or form a civil partnership, this will is cancelled.'
    : `If you marry or form a civil partnership, this will is cancelled, unless it is with ${ended(expectsToMarry)}`;
};

const review = (facts: WillFacts): string => {
  const { partner, expectsToMarry } = facts;
  return [
    'Look at your will again every 3-5 years, and whenever somebody marries, divorces, is born, adopted or dies, or you move house.',
    cancelled(facts),
    ...(partner?.isMarried
      ? [
          'Changing a civil partnership into a marriage does not cancel it.',
          'If your marriage or civil partnership is dissolved or annulled, this will treats your partner as if they had died before you.',
        ]
      : []),
    ...(expectsToMarry === ''
      ? []
      : [
          `If that marriage or civil partnership is later dissolved or annulled, this will treats ${expectsToMarry} as if they had died before you.`,
        ]),
    ...(partner?.isMarried === false && expectsToMarry === ''
      ? [`If you and ${partner.name} part, this will still gives them what it says until you make another.`]
      : []),
  ].join(' ');
};

export function coverLetter(input: SheetInput): Sheet {
  const { planned, kind, questions } = input;
  const { facts, versionCode } = planned;
  return {
    title: kind === 'final' ? 'Your will is ready to sign' : 'Your draft will, for you to check',
    subtitle: `For ${facts.testator.name} – version ${versionCode}`,
    goesWith: { name: facts.testator.name, versionCode },
    density: 'open',
    blocks: [
      ...status(input),
      { kind: 'heading', text: 'The three things that matter most' },
      { kind: 'steps', items: mainEffects(planned) },
      ...(kind === 'draft' && questions.length > 0 ? asking(questions) : []),
      { kind: 'heading', text: 'What comes with this letter' },
      { kind: 'points', items: enclosed(input) },
      { kind: 'paragraph', text: 'Each is a separate document. Keep them apart from the will: nothing may ever be attached to it.' },
      { kind: 'heading', text: 'What this will cannot do' },
      { kind: 'points', items: cannot(facts) },
      { kind: 'heading', text: 'If you want something changed' },
      {
        kind: 'paragraph',
        text: `Do not write on the will. Write to ${BRAND.supportEmail} and give the version, ${versionCode}: we put it right and send you a new one.`,
      },
      { kind: 'heading', text: 'Keep it up to date' },
      { kind: 'paragraph', text: review(facts) },
      { kind: 'heading', text: 'Who we are' },
      {
        kind: 'paragraph',
        text: `${BRAND.name} prepares wills from the answers that people give. We are not solicitors, and nothing here is legal advice. If your family, your property or your business is complicated, please ask a solicitor before you sign.`,
      },
      { kind: 'paragraph', text: `With good wishes, the ${BRAND.name} team` },
    ],
  };
}

const status = ({ kind, planned: { facts } }: SheetInput): readonly Block[] => [
  { kind: 'paragraph', text: `Dear ${facts.testator.name},` },
  { kind: 'paragraph', text: `Thank you for making your will with ${BRAND.name}. ${WHAT_IT_IS[kind]}` },
  { kind: 'notice', text: WHAT_IT_IS_WORTH[kind] },
];

const WHAT_IT_IS: Readonly<Record<DocumentKind, string>> = {
  draft:
    'This is a draft for your approval, written from your answers. Please read it slowly, check every name, address and share, and tell us what is wrong or missing.',
  final: 'It has been through our team review, and this is the final will, ready for you to sign.',
};

const WHAT_IT_IS_WORTH: Readonly<Record<DocumentKind, string>> = {
  draft:
    'A draft has no legal effect and must not be signed. After our team review you get the final will, which takes effect only when you and two witnesses have signed it.',
  final: 'It has no legal effect until you have signed it in front of two witnesses and both of them have signed it too.',
};

const asking = (questions: readonly string[]): readonly Block[] => [
  { kind: 'heading', text: 'Please answer these questions' },
  { kind: 'points', items: questions },
];

const enclosed = ({ kind, planned: { facts } }: SheetInput): readonly string[] => [
  kind === 'final' ? 'Your will, to be printed on one side of the paper and signed.' : 'The draft of your will, for reading only.',
  'What each clause does, in plain words.',
  ...(kind === 'final' ? ['How to sign: the steps, and who must not be a witness.'] : []),
  `A sheet for ${yourExecutors(facts).who}.`,
  ...(hasFuneralSheet(facts) ? ['Your funeral wishes on a sheet of their own, because a will is often read after the funeral.'] : []),
  ...(facts.contents?.children
    ? ['A list to fill in by hand: who should have what from your home. You can change it without a new will.']
    : []),
  ...(facts.leftOut.length > 0
    ? ['Your reasons for leaving somebody out, on a sheet to sign and keep beside the will. The will itself does not mention them.']
    : []),
];
