import { type ClausePart, type ExplainedClause, FIGURES, formatPence, stepNumber } from '@willow/contracts';
import { type Gift, professionalsIn, type WillFacts } from '../answers/will-facts.ts';
import type { ClauseId } from '../document/sentence.ts';
import type { NumberedClause } from '../document/will-document.ts';
import type { PlannedWill } from '../draft-will.ts';
import { textOf } from '../document/spans.ts';
import { inPlaceOf } from '../people/stand-ins.ts';
import { speaksOfMyChildren, speaksOfMyPartner } from '../clauses/my-family.ts';
import { descendantsIn } from '../clauses/rest-of-my-estate.ts';
import { lateLines } from '../residue/residue-plan.ts';
import { residueInSentences } from './explanation-of-residue.ts';
import { andList, capitalised, counted, ended, GROUP_NAMES } from '../document/in-words.ts';
import { explainUnder18 } from './under-18.ts';
import { yourExecutors } from './your-executors.ts';
import { stepsOf } from './clause-steps.ts';
import { explainContents } from './contents.ts';
import { explainGroups } from './groups.ts';
import { explainGuardians } from './guardians.ts';
import { explainHomeGiven } from './home-given.ts';
import { explainLoans } from './loans.ts';
import { explainDigital, explainPets } from './pets-and-digital.ts';

const DAYS = FIGURES.willSurvivorship.value;

type TwoSentences = readonly [string, string];
/** What it does, when it does not, and now and then what else to know. */
type Sentences = readonly [string, string, ...string[]];

const EXPLAIN: { readonly [Id in ClauseId]: (facts: WillFacts) => Sentences } = {
  'this-will': ({ keepsWillIn, expectsToMarry }) => [
    keepsWillIn === ''
      ? 'This cancels every will you made before, so that only this one counts.'
      : `This cancels every will you made before, except one that deals only with property in ${keepsWillIn}.`,
    expectsToMarry !== ''
      ? `A marriage to, or civil partnership with, ${expectsToMarry} will not cancel it, because it says that you expect it; one with anybody else will.`
      : keepsWillIn === ''
        ? 'It covers everything you own that can pass by a will, under the law of England and Wales.'
        : `It covers everything else you own that can pass by a will; a will you make in ${keepsWillIn} later must not cancel this one, so tell the lawyer there.`,
  ],
  family: explainFamily,
  executors: ({ executors, executorsAct, reserves }) => {
    const [first = '', ...others] = executors.map(({ name }) => name);
    const inOrder = executorsAct === 'in-order' && others.length > 0;
    return [
      inOrder
        ? ended(
            `${first} will collect what you own, pay what you owe and carry out this will, or, if they cannot, ${others.join(', then ')}`,
          )
        : ended(`${andList([first, ...others])} will collect what you own, pay what you owe and carry out this will`),
      [
        ...(others.length === 0
          ? reserves.length === 0
            ? ['They act alone, and there is no one to step in if they cannot.']
            : []
          : [
              inOrder
                ? 'They act one after the other: each stands in only if the one before cannot act.'
                : `They act together, and if one of them cannot, ${others.length === 1 ? 'the other carries' : 'the others carry'} on.`,
            ]),
        ...(reserves.length === 0
          ? []
          : [
              ended(
                `If ${others.length === 0 ? 'they cannot' : 'none of them can'}, ${[`${reserves[0]?.name} takes over`, ...reserves.slice(1).map(({ name }) => `then ${name}`)].join(', and ')}`,
              ),
            ]),
      ].join(' '),
    ];
  },
  guardian: explainGuardians,
  gifts: ({ gifts }) => [
    ended(
      `Before anything else is shared out, ${andList(unique(gifts.map(({ recipientName }) => recipientName)))} ${gifts.length === 1 ? 'gets' : 'get'} ${counted(gifts.length, 'particular gift', 'particular gifts')}`,
    ),
    gifts.some(({ substituteName }) => substituteName !== '')
      ? `If whoever should get a gift is no longer there, it goes to ${gifts.some(hasSeveralInstead) ? 'whoever' : 'the person'} you named instead; a gift that nobody can take, or that nothing you own fits, goes with the rest of your estate.`
      : 'A gift fails if whoever should get it is no longer there, or if you own nothing that fits it, and then it goes with the rest of your estate.',
    ...(gifts.some(isThingOfSeveral) ? [THING_OF_SEVERAL] : []),
    ...whatATenthCosts(gifts),
  ],
  groups: explainGroups,
  pets: explainPets,
  digital: explainDigital,
  contents: explainContents,
  home: explainHome,
  loans: explainLoans,
  debts: ({ gifts, groups, pets, executors }) => [
    `Debts, the funeral and costs are paid first${gifts.length > 0 ? `, then your particular ${gifts.length === 1 ? 'gift' : 'gifts'}` : ''}${groups.length > 0 ? `, then ${andList(groups.map(({ of }) => `what ${GROUP_NAMES[of]} get`))}` : ''}${pets?.amount === undefined ? '' : ', then the sum that goes with your pets'}; what is left is what gets shared out, and ${yourExecutors({ executors }).who} may sell or keep any of it until then.`,
    'Inheritance tax on a share comes out of that share, so one person’s tax does not shrink another’s. Tax on what passes outside this will is paid by whoever receives it, unless the law says otherwise.',
  ],
  residue: ({ plan, children }) => [
    ...residueInSentences(plan),
    ...(plan.first && children.length > 0 ? [theirsToLeave(plan.first.name, children)] : []),
  ],
  'under-18': explainUnder18,
  powers: (facts) => [
    `These are practical powers, so that ${yourExecutors(facts).who} can sell, let, borrow, invest, insure and take advice without asking a court. They may hand over things in place of money without anybody’s consent, and may use a power that benefits them too if another executor or an independent valuer agrees that the terms are fair.`,
    'An unpaid executor who makes an honest mistake does not have to pay for it: this protects them, and limits what your family can claim.',
    ...whoCharges(facts),
  ],
  funeral: ({ funeralWishes, executors }) => [
    `Your wishes for your funeral are written down ${funeralWishes.length === 1 ? 'in your own words' : 'in your own words, paragraph by paragraph'}.`,
    `${capitalised(yourExecutors({ executors }).who)} ${yourExecutors({ executors }).are} asked to follow them and ${executors.length === 1 ? 'does' : 'do'} not have to, so tell your family as well.`,
  ],
  words: ({ partner, expectsToMarry, plan }) => [
    `This fixes what the words in your will mean: above all, a person must be alive ${DAYS} days after your death to take anything.`,
    expectsToMarry !== ''
      ? `If you marry ${expectsToMarry}, or form a civil partnership, and that is dissolved or annulled, they are treated as if they had died before you.`
      : partner?.isMarried
        ? 'If your marriage or civil partnership is dissolved or annulled, your partner is treated as if they had died before you.'
        : descendantsIn(plan) === 'take'
          ? 'It also says how a share passes down to children and grandchildren of somebody who died.'
          : 'It also says when a gift fails, for example because somebody refuses it.',
  ],
  'safety-net': () => [
    'If some part of your estate is not given to anyone, the law’s intestacy rules decide who gets it.',
    'Saying so on purpose means there is no doubt about what you wanted.',
  ],
};

const hasSeveralInstead = (gift: Gift): boolean => inPlaceOf(gift).length > 1;

const isThingOfSeveral = (gift: Gift): boolean =>
  hasSeveralInstead(gift) && gift.substitutesTake === 'equally' && gift.amount === undefined;

const THING_OF_SEVERAL =
  'A thing that goes to several people belongs to all of them: they agree who keeps it, or it is sold and they share the money.';

/** Of £100 that is taxed, the others keep less by what the charity gets and more by the tax that is saved. */
function whatATenthCosts(gifts: WillFacts['gifts']): readonly string[] {
  const share = FIGURES.charityShareForLowerRate.value;
  const lower = FIGURES.inheritanceTaxCharityRate.value;
  const usual = FIGURES.inheritanceTaxRate.value;
  const less = 100 * (100 - usual) - (100 - share) * (100 - lower);
  return gifts.flatMap(({ tenth, recipientName }) =>
    tenth
      ? [
          `If inheritance tax is due when you die, ${recipientName} gets a tenth of what it is charged on, and the rest is taxed at ${lower}% instead of ${usual}%: of every £100 the charity gets £${share}, and the others get ${formatPence(less)} less between them.`,
          `If no tax is due, or other gifts to charity make up the tenth, ${recipientName} gets nothing by this gift.`,
        ]
      : [],
  );
}

function whoCharges(facts: WillFacts): readonly string[] {
  const names = professionalsIn(facts);
  return names.length === 0
    ? []
    : [
        `${andList(names)} may charge your estate for acting, which leaves less to share out: ask what it would cost before you sign. Whoever is paid answers for a mistake.`,
      ];
}

const withoutMarriage = (partner: string): string =>
  `The law gives ${partner} nothing without a will, because you are not married. Parting does not cancel what this will gives them: if you part, make a new will.`;

/** R08: nothing holds a partner to what both had meant. */
const theirsToLeave = (partner: string, children: WillFacts['children']): string =>
  `What ${partner} inherits is then theirs: they can spend it, or make a new will that leaves it to somebody else, so this will does not protect your ${children.length === 1 ? 'child’s' : 'children’s'} share. If that worries you, ask a solicitor about a trust.`;

function explainHome({ home, homeGift, gifts }: WillFacts): Sentences {
  if (homeGift) return explainHomeGiven({ home }, homeGift);
  const but = gifts.length > 0 ? ' unless a particular gift says so' : '';
  switch (home?.ownership) {
    case 'joint':
      return [
        'You own your home jointly: it passes straight to the other owner if they outlive you, whatever this will says.',
        `If they have died before you, or you have stopped owning it jointly by then, your part of it goes with the rest of your estate${but}.`,
      ];
    case 'in_common':
      return [
        `Your share of your home is yours to leave: it goes with the rest of your estate${but}, and not to the other owners by itself.`,
        'If you are not sure how it is owned, look at the register of HM Land Registry: owners of shares usually have a restriction there.',
      ];
    case 'alone':
      return [
        `Your home is not given to anyone by itself${but}: it goes with the rest of your estate.`,
        'If you come to own it together with somebody else, it may go straight to that owner: look at this will again then.',
      ];
    case undefined:
      return [
        `Your home is not given to anyone by itself${gifts.length > 0 ? ' unless a particular gift says so' : ''}: your part of it goes with the rest of your estate.`,
        'A share you own jointly may go straight to the other owner, whatever this will says.',
      ];
  }
}

/** What it says of later children follows from who takes: whoever is not in a share as one of My Children takes nothing under the will. */
function explainFamily(facts: WillFacts): TwoSentences {
  const { partner, children, plan } = facts;
  const all = [...children.map(({ name }) => name), ...lateLines(plan.rest).map(({ name }) => `${name} (who has died)`)];
  const names = andList(all);
  const inShare = speaksOfMyChildren(facts);
  const meant = [
    ...(speaksOfMyPartner(facts) ? [`“My Partner” is ${partner?.name ?? ''}`] : []),
    ...(inShare ? [all.length === 1 ? `“My Children” so far is ${names} alone` : `“My Children” are ${names}`] : []),
  ];
  const first = meant.map(ended).join(' ');
  const listed =
    all.length === 0 || inShare
      ? ''
      : `${first === '' ? 'This names' : 'The will also names'} ${all.length === 1 ? 'your child' : 'your children'}: ${names}`;
  const who = [first, listed].filter((part) => part !== '').join(' ');
  const said = who === '' ? `This says that you live with ${partner?.name ?? ''}` : who;
  if (partner?.isMarried === false) return [ended(said), withoutMarriage(partner.name)];
  return [ended(said), all.length === 0 ? ANOTHER_MARRIAGE : laterChild(facts)];
}

/** Wills Act 1837 ss.18 and 18B. */
const ANOTHER_MARRIAGE =
  'It means this person and nobody else: if you marry again or form a new civil partnership, this will is cancelled and you need a new one.';

function laterChild({ contents, plan: { first, rest } }: WillFacts): string {
  const child = 'A child who legally becomes yours after you sign';
  if (rest.kind !== 'children')
    return contents?.children
      ? `${child} shares what is in your home, and is given nothing else by this will: make a new one then.`
      : `${child} is given nothing by this will itself, so make a new one then.`;
  return first === null
    ? `${child} takes an equal share as well.`
    : `${child} shares equally with them, if ${first.name} has died before you.`;
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const explainWill = (
  { facts, document }: Pick<PlannedWill, 'facts' | 'document'>,
  { wording }: { readonly wording: boolean },
): ExplainedClause[] =>
  document.clauses.map((clause) => {
    const [step = null] = stepsOf(clause.id, facts);
    return {
      id: clause.id,
      number: clause.number,
      heading: clause.heading,
      explanation: [...EXPLAIN[clause.id](facts)],
      step: step && stepNumber(step),
      wording: wording ? wordingOf(clause) : null,
    };
  });

export const wordingOf = ({ subClauses }: NumberedClause): ClausePart[] =>
  subClauses.map(({ number, spans, items }) => ({
    number,
    text: textOf(spans),
    items: items.map((item) => ({ label: item.label, text: textOf(item.spans) })),
  }));
