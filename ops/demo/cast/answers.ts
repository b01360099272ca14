import type { WillAnswers } from '@willow/contracts';
import { inOneLine } from './homes.ts';
import { GROWN } from './household.ts';
import type { Household, Kind, Other, Person } from './household.ts';
import type { Random } from './random.ts';

const childWord = ({ sex }: Person): string => (sex === 'woman' ? 'Daughter' : 'Son');
const spouseWord = (kind: Kind, { sex }: Person): string => (kind === 'living-together' ? 'Partner' : sex === 'woman' ? 'Wife' : 'Husband');
const plainly = ({ fullName, dob }: Person) => ({ fullName, dob });
const appointee = ({ person, relationship, address }: Other) => ({ fullName: person.fullName, relationship, address });

/** Everything that the wizard asks, answered as this household would. `abroad`: they own something there. */
export function answersFrom(random: Random, household: Household, today: string, more: { readonly abroad: boolean }): WillAnswers {
  const { kind, partner, children, others, home, owned } = household;
  const address = inOneLine(home);
  const married = partner !== null && kind !== 'living-together';
  const young = children.some(({ dob }) => Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) < 19);
  const [sibling, second, friend] = [others[0]!, others[1]!, others[2]!];
  return {
    willForYou: 'yes',
    isMarried: married ? 'yes' : 'no',
    ...(!married && { livesWithPartner: partner ? 'yes' : 'no' }),
    ...(partner && { partner: { ...plainly(partner), address } }),
    hasChildren: children.length > 0 ? 'yes' : 'no',
    ...(children.length > 0 && { childrenCount: children.length, children: children.map(plainly) }),
    ...(young && { guardian: appointee(sibling) }),
    ...(young && random.chance(0.3) && { secondGuardian: appointee(friend), guardiansAct: random.chance(0.5) ? 'together' : 'instead' }),
    isHomeowner: owned ? 'yes' : 'no',
    ...(owned && {
      property: { address, marketValue: owned, ownership: partner ? random.pick(['joint', 'in_common'] as const) : 'alone' },
    }),
    executors: [
      ...(partner ? [{ fullName: partner.fullName, relationship: spouseWord(kind, partner), address }] : []),
      appointee(partner ? second : sibling),
    ],
    ...(random.chance(0.3) && { reserveExecutors: [appointee(friend)] }),
    ...wishes(random, household),
    ...gifts(random, household, more.abroad),
    funeralWishes: random.weighed(FUNERALS),
    confirmed: true,
    finalConfirmation: true,
  };
}

function wishes(random: Random, { kind, partner, children, others }: Household): WillAnswers {
  const shares = (percents: readonly number[]) => percents.map((percentage, at) => ({ ...appointee(others[at]!), percentage }));
  if (partner && children.length > 0) return { beneficiaryType: 'partner', partnerSubstituteRule: 'children', ...age(random, kind) };
  if (partner)
    return {
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'custom',
      customSubstitutes: shares([50, 30, 20]).map(({ fullName, relationship, percentage }) => ({ fullName, relationship, percentage })),
    };
  if (children.length > 0)
    return {
      beneficiaryType: 'children',
      childrenSubstituteRule: random.pick(['per_stirpes', 'surviving_children'] as const),
      ...age(random, kind),
    };
  return random.chance(0.4)
    ? {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          ...shares([60, 25]),
          { fullName: random.pick(CHARITIES), percentage: 15, charity: true, address: 'Registered office, England' },
        ],
      }
    : { beneficiaryType: 'custom', customBeneficiaries: shares([50, 30, 20]) };
}

const age = (random: Random, kind: Kind): Pick<WillAnswers, 'childrenAge'> =>
  GROWN.has(kind) || random.chance(0.6) ? {} : { childrenAge: random.pick(['21', '25'] as const) };

function gifts(random: Random, { children, others, partner }: Household, abroad: boolean): WillAnswers {
  const takers = [
    ...children.map((child) => ({ recipientName: child.fullName, recipientRelationship: childWord(child) })),
    ...others.map(({ person, relationship }) => ({ recipientName: person.fullName, recipientRelationship: relationship })),
  ];
  const count = random.weighed([
    [0, 45],
    [1, 30],
    [2, 15],
    [5, 10],
  ] as const);
  const things = Array.from({ length: count }, (_, at) => ({
    ...(random.chance(0.3)
      ? { amount: random.between(1, 20) * 500 }
      : { description: THINGS[(at + random.between(0, 2)) % THINGS.length]! }),
    ...takers[at % takers.length]!,
  }));
  const pets = random.chance(0.12) && {
    pets: { description: random.pick(PETS), carerName: others[0]!.person.fullName, carerRelationship: others[0]!.relationship },
  };
  const digital = random.chance(0.15) && partner && { digital: { recipientName: partner.fullName, recipientRelationship: 'Partner' } };
  const flat = abroad ? [{ description: random.pick(ABROAD), ...takers[0]! }] : [];
  return { hasSpecificGifts: count + flat.length > 0, specificGifts: [...things, ...flat], ...pets, ...digital };
}

const CHARITIES = ['Ashdale Hospice', 'Harbour Street Food Bank', 'Moorland Animal Rescue', 'The Lantern Trust for Young Carers'];
const THINGS = [
  'my grandmother’s sewing machine',
  'my piano and the music in its stool',
  'my watch, which was my father’s',
  'my collection of LPs',
  'the painting of Whitby harbour in the hall',
  'my allotment tools and the greenhouse',
  'my gold bangles',
  'my bicycles',
];
/** Two operators have to agree before such a will goes out. */
const ABROAD = ['my half of the flat in Alicante, Spain', 'my plot of land near Limassol in Cyprus', 'our family’s house in Accra, Ghana'];
const PETS = ['our dog Biscuit', 'my cats Olive and Mungo', 'my parrot, Captain', 'our two rabbits'];
const FUNERALS = [
  ['', 40],
  ['A woodland burial, with no black clothes.', 14],
  ['Cremation. Please play Nina Simone, and give everybody a good tea afterwards.', 12],
  ['A burial within a day if that can be done, at the mosque our family goes to.', 8],
  ['A Catholic Mass at our parish church.', 8],
  [
    'Cremation, and my ashes scattered from the pier where we used to fish. No flowers; a collection for the lifeboat instead. I would like my friends from the allotment to be asked, and the choir to sing if enough of them can come.',
    6,
  ],
  ['Whatever is kindest to those who are left.', 12],
] as const;
