import { ageOn, type IsoDate, LEGAL_ADULT_AGE, sameName, samePerson, type SaidOfPerson } from '@willow/contracts';
import { type Gift, type Guardians, guardiansOfAll, type Person, type WillFacts } from '../answers/will-facts.ts';
import { isClearlyOrganisation } from './organisation.ts';
import { inPlaceOf } from './stand-ins.ts';
import { lateLines, neverFails, type Share, type Taker } from '../residue/residue-plan.ts';

export type PersonRole =
  | { readonly kind: 'partner'; readonly isMarried: boolean }
  | { readonly kind: 'expected' }
  | { readonly kind: 'child'; readonly dob: IsoDate }
  | {
      readonly kind: 'guardian';
      /** Only if the first one cannot act. */
      readonly isInstead: boolean;
      /** The one child it is for, by name; null where it is for all who have none to themselves. */
      readonly of: string | null;
      readonly relationship: string;
    }
  | { readonly kind: 'executor' | 'reserve'; readonly place: number; readonly relationship: string }
  | {
      readonly kind: 'taker';
      readonly takerId: string;
      readonly isFirst: boolean;
      readonly share: Share | null;
      readonly inPlaceOf: Share | null;
      /** Takes only if nobody named before is left. */
      readonly isLast: boolean;
    }
  | {
      readonly kind: 'recipient';
      readonly gift: number;
      readonly relationship: string;
      readonly isCharity: boolean;
      /** Among those who stand in for the recipient of this gift; null for the recipient. */
      readonly standIn: number | null;
    }
  | { readonly kind: 'late-child'; readonly takerId: string }
  | { readonly kind: 'carer' | 'digital'; readonly relationship: string }
  | { readonly kind: 'contents'; readonly taker: 'partner' | number }
  | { readonly kind: 'home'; readonly place: number; readonly relationship: string }
  | { readonly kind: 'borrower'; readonly loan: number; readonly isForgiven: boolean; readonly relationship: string };

/**
 * Somebody whom a will names, with everything they are in it. Two places are one person when the names are the same and nothing that is
 * said makes two people of them, as father and son; two rows of one list stay two people. The id is that of their first place and holds
 * no name.
 */
export type PersonInWill = { readonly id: string; readonly name: string; readonly roles: readonly PersonRole[] };

/** Lists that may name one person several times, as a gift may be one of several to them. */
const REPEATED: ReadonlySet<string> = new Set(['gifts', 'stand-ins', 'gift-stand-ins']);

type Place = { readonly id: string; readonly name: string; readonly list: string; readonly role: PersonRole };

type Found = {
  readonly id: string;
  readonly name: string;
  readonly roles: PersonRole[];
  readonly lists: Set<string>;
  readonly ids: Set<string>;
  readonly said: SaidOfPerson[];
};

export function peopleOf(facts: WillFacts): readonly PersonInWill[] {
  const people: Found[] = [];
  for (const each of placesOf(facts)) {
    const { id, name, list, role } = each;
    const said = saidOf(each);
    const isOne = (person: Found): boolean =>
      sameName(person.name, name) && person.said.every((other) => samePerson(other, said) !== 'different');
    // A child among the takers is that child, whatever other child has the same name.
    const known =
      people.find((person) => person.id === id) ??
      people.find((person) => isOne(person) && !isBehind(role, person) && (REPEATED.has(list) || !person.lists.has(list)));
    if (known) {
      known.roles.push(role);
      known.lists.add(list);
      known.ids.add(id);
      known.said.push(said);
    } else people.push({ id, name, roles: [role], lists: new Set([list]), ids: new Set([id]), said: [said] });
  }
  return [...people.map(({ id, name, roles }) => ({ id, name, roles })), ...lateChildren(facts)];
}

/** Nobody alive is one of them, whatever their name. */
const lateChildren = ({ plan }: WillFacts): readonly PersonInWill[] =>
  lateLines(plan.rest).map(({ id, name }) => ({ id, name, roles: [{ kind: 'late-child', takerId: id }] }));

export const hasDied = ({ roles }: PersonInWill): boolean => roles.some(({ kind }) => kind === 'late-child');

/** Nobody stands in for themselves: whoever has the same name there is a namesake. */
function isBehind(role: PersonRole, { ids, lists }: Found): boolean {
  if (role.kind === 'taker') return role.inPlaceOf !== null && ids.has(role.inPlaceOf.id);
  if (role.kind === 'recipient') return role.standIn !== null && ids.has(`gift-${role.gift + 1}`);
  return role.kind === 'reserve' && lists.has('executors');
}

function saidOf({ name: fullName, role }: Place): SaidOfPerson {
  switch (role.kind) {
    case 'child':
      return { fullName, relationship: 'child', dob: role.dob };
    case 'partner':
    case 'expected':
      return { fullName, relationship: 'partner' };
    default:
      return { fullName, relationship: relationIn(role) };
  }
}

const placesOf = (facts: WillFacts): readonly Place[] => [
  ...(facts.partner === null
    ? []
    : [place('partner', facts.partner.name, 'partner', { kind: 'partner', isMarried: facts.partner.isMarried })]),
  ...(facts.expectsToMarry === '' ? [] : [place('expected', facts.expectsToMarry, 'expected', { kind: 'expected' })]),
  ...facts.children.map(({ name, dob }, index) => place(`child-${index + 1}`, name, 'children', { kind: 'child', dob })),
  ...takers(facts),
  ...facts.gifts.flatMap(giftPlaces),
  ...(facts.pets ? [place('carer', facts.pets.carerName, 'pets', { kind: 'carer', relationship: facts.pets.carerRelationship })] : []),
  ...(facts.digital
    ? [place('digital', facts.digital.recipientName, 'digital', { kind: 'digital', relationship: facts.digital.recipientRelationship })]
    : []),
  ...contentsPlaces(facts),
  ...(facts.homeGift?.takers ?? []).map(({ name, relationship }, index) =>
    place(`home-${index + 1}`, name, 'home', { kind: 'home', place: index, relationship }),
  ),
  ...facts.loans.map(({ name, relationship, treatment }, loan) =>
    place(`loan-${loan + 1}`, name, 'loans', { kind: 'borrower', loan, isForgiven: treatment === 'forgiven', relationship }),
  ),
  ...facts.executors.map(({ name, relationship }, index) =>
    place(`executor-${index + 1}`, name, 'executors', { kind: 'executor', place: index, relationship }),
  ),
  ...facts.reserves.map(({ name, relationship }, index) =>
    place(`reserve-${index + 1}`, name, 'reserves', { kind: 'reserve', place: index, relationship }),
  ),
  ...guardianPlaces(guardiansOfAll(facts)),
  ...facts.ownGuardians.flatMap((own, index) => guardianPlaces(own, own.of.name, `-of-child-${index + 1}`)),
];

/** One person may be guardian of several, in a list for each. */
function guardianPlaces(guardians: Guardians | null, of: string | null = null, behind = ''): readonly Place[] {
  if (guardians === null) return [];
  const { first, second, act } = guardians;
  const each = (id: string, { name, relationship }: Person, isInstead: boolean): Place =>
    place(`${id}${behind}`, name, `guardians${behind}`, { kind: 'guardian', isInstead, of, relationship });
  return [each('guardian', first, false), ...(second ? [each('second-guardian', second, act === 'instead')] : [])];
}

/** They are in the family already, each in a place of their own. */
const contentsPlaces = ({ contents, children }: WillFacts): readonly Place[] => [
  ...(contents?.partner ? [place('partner', contents.partner, 'contents', { kind: 'contents', taker: 'partner' })] : []),
  ...(contents?.children
    ? children.map(({ name }, index) => place(`child-${index + 1}`, name, 'contents', { kind: 'contents', taker: index }))
    : []),
];

const place = (id: string, name: string, list: string, role: PersonRole): Place => ({ id, name, list, role });

function giftPlaces(given: Gift, gift: number): readonly Place[] {
  const { recipientName, recipientRelationship, charity: isCharity = false } = given;
  const role = (relationship: string, isCharity: boolean, standIn: number | null): PersonRole => ({
    kind: 'recipient',
    gift,
    relationship,
    isCharity,
    standIn,
  });
  const id = `gift-${gift + 1}`;
  return [
    place(id, recipientName, 'gifts', role(recipientRelationship, isCharity, null)),
    ...inPlaceOf(given).map(({ name, relationship }, index) =>
      place(`${id}-substitute${index === 0 ? '' : `-${index + 1}`}`, name, 'gift-stand-ins', role(relationship, false, index)),
    ),
  ];
}

function takers({ plan: { first, rest, lastResort } }: WillFacts): readonly Place[] {
  const taker = ({ id, name }: Taker, list: string, share: Share | null, inPlaceOf: Share | null = null): Place =>
    place(id, name, list, { kind: 'taker', takerId: id, isFirst: id === first?.id, share, inPlaceOf, isLast: list === 'last' });
  return [
    ...(first ? [taker(first, 'first', null)] : []),
    ...(rest.kind === 'children' ? rest.children.map((child) => taker(child, 'takers', null)) : []),
    ...(rest.kind === 'shares' ? rest.shares.map((share) => taker(share, 'takers', share)) : []),
    ...(rest.kind === 'shares'
      ? rest.shares.flatMap((share) => share.substitutes.map((each) => taker(each, 'stand-ins', null, share)))
      : []),
    ...(lastResort?.shares ?? []).map((share) => taker(share, 'last', share)),
  ];
}

const isCharity = (role: PersonRole): boolean =>
  (role.kind === 'recipient' && role.isCharity) || (role.kind === 'taker' && role.share !== null && neverFails(role.share));

const GETS: ReadonlySet<PersonRole['kind']> = new Set([
  'taker',
  'late-child',
  'recipient',
  'carer',
  'digital',
  'contents',
  'home',
  'borrower',
]);

/** Whether an organisation is meant, in every place that says what it is: nobody else's death or life may be spoken of. */
export const isOrganisationInWill = ({ name, roles }: PersonInWill): boolean =>
  roles.every((role) => {
    if (role.kind === 'taker' && role.share === null && role.inPlaceOf === null) return false;
    return isCharity(role) || isClearlyOrganisation({ name, relationship: relationIn(role) });
  });

/** Whether their death before the testator, or their leaving nobody, would change who gets what: nobody's would who gets nothing, and a charity does not die. */
export const isTriable = ({ roles }: PersonInWill): boolean => roles.some((role) => GETS.has(role.kind) && !isCharity(role));

function relationIn(role: PersonRole): string {
  if (role.kind === 'taker') {
    const standIn = role.inPlaceOf?.substitutes.find(({ id }) => id === role.takerId);
    return (role.share ?? standIn)?.relationship ?? '';
  }
  return 'relationship' in role ? role.relationship : '';
}

export function relationOf({ roles }: PersonInWill): string {
  const partner = roles.find((role) => role.kind === 'partner');
  if (partner) return partner.isMarried ? 'husband, wife or civil partner' : 'partner';
  if (roles.some(({ kind }) => kind === 'child')) return 'child';
  if (roles.some(({ kind }) => kind === 'late-child')) return 'child who has died';
  const relationships = roles.map(relationIn);
  const isExpected = roles.some(({ kind }) => kind === 'expected');
  return (
    relationships.find((relationship) => relationship !== '') ??
    (isExpected ? 'expected to marry you' : roles.some(isCharity) ? 'charity' : '')
  );
}

export const isMinor = ({ roles }: PersonInWill, on: IsoDate): boolean =>
  roles.some((role) => role.kind === 'child' && ageOn(role.dob, on) < LEGAL_ADULT_AGE);
