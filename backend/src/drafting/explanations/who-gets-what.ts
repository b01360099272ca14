import type { SimulatedPerson, WhoGetsWhat } from '@willow/contracts';
import type { Gift } from '../answers/will-facts.ts';
import { numberOf } from '../document/will-document.ts';
import type { PlannedWill } from '../draft-will.ts';
import { hasDied, isOrganisationInWill, isTriable, peopleOf, type PersonInWill, relationOf } from '../people/people-in-will.ts';
import { inPlaceOf } from '../people/stand-ins.ts';
import { allocate, type Allocation, decidingSubClause, type Survivorship, type SurvivalState } from '../residue/decision-table.ts';
import type { Fraction } from '../residue/fraction.ts';
import type { ResidueSubClause, ResiduePlan } from '../residue/residue-plan.ts';
import { contentsAfter } from './contents.ts';
import { groupsAfter } from './groups.ts';
import { homeAfter } from './home-given.ts';
import { loansAfter } from './loans.ts';
import { petsAndDigitalAfter } from './pets-and-digital.ts';
import { andList, capitalised, childrenOf, ended, orList } from '../document/in-words.ts';
import { shareForPeople } from './share-for-people.ts';

type Planned = Pick<PlannedWill, 'facts' | 'document'>;
/** Who has died in a trial, by the ids of people; those of them in `noIssue` leave no descendants. */
export type Trial = { readonly dead: readonly string[]; readonly noIssue: readonly string[] };

const BECAUSE: { readonly [Part in ResidueSubClause]: string } = {
  'residue-first': 'Your partner comes first and takes everything.',
  'residue-gift': 'This is who you chose for the rest of your estate.',
  'residue-age': 'A child who dies before the age you chose counts as one who died before you.',
  'residue-shares': 'This is the share you chose.',
  'residue-substitute': 'You named them to take the share in place of the first one.',
  'residue-descendants': 'The children of someone who has died take that person’s share.',
  'residue-survivors': 'The share of a child who has died is added to those of the other children named.',
  'residue-lapse': 'You chose that the share of someone who has died passes by the intestacy rules.',
  'residue-spread': 'A share that nobody can take is added to the other shares.',
  'residue-nobody': 'Nobody else is named for this case.',
  'residue-last-gift': 'This is your last resort, because nobody else is left.',
  'residue-last-shares': 'This is a share of your last resort, because nobody else is left.',
  'residue-last-descendants': 'The children of someone who has died take that person’s share.',
  'residue-last-spread': 'A share that nobody can take is added to the other shares.',
  'residue-last-nobody': 'Nobody else is named for this case.',
};

export const survivalAfter = (people: readonly PersonInWill[], { dead, noIssue }: Trial): SurvivalState =>
  Object.fromEntries(
    people.flatMap(({ id, roles }) => {
      const survivorship: Survivorship = !dead.includes(id) ? 'survives' : noIssue.includes(id) ? 'gone' : 'leaves-descendants';
      return roles.flatMap((role) => {
        if (role.kind === 'late-child') return noIssue.includes(id) ? [[role.takerId, 'gone'] as const] : [];
        return role.kind === 'taker' ? [[role.takerId, survivorship] as const] : [];
      });
    }),
  );

export function whoGetsWhat({ facts, document }: Planned, trial: Trial): WhoGetsWhat {
  const people = peopleOf(facts).filter(isTriable);
  const dead = people.filter(({ id }) => trial.dead.includes(id));
  const childless = people
    .filter((person) => trial.noIssue.includes(person.id) && (dead.includes(person) || hasDied(person)))
    .map(({ id }) => id);
  const allocation = allocate(facts.plan, survivalAfter(people, trial));
  return {
    people: people.map((person) => simulated(person, facts.plan)),
    dead: dead.map(({ id }) => id),
    noIssue: childless,
    summary: summaryOf(allocation),
    shares: sharesOf(allocation, document),
    gifts: [
      ...facts.gifts.map((gift, index) => giftAfter(gift, index, dead)),
      ...groupsAfter(facts),
      ...petsAndDigitalAfter(facts, (kind) => dead.some(({ roles }) => roles.some((role) => role.kind === kind))),
      ...contentsAfter(facts, dead),
      ...homeAfter(facts.homeGift, dead),
      ...loansAfter(facts, dead, allocation),
    ],
  };
}

function giftAfter(given: Gift, gift: number, dead: readonly PersonInWill[]) {
  const { description, recipientName, substitutesTake } = given;
  const isGone = (standIn: number | null): boolean =>
    dead.some(({ roles }) => roles.some((role) => role.kind === 'recipient' && role.gift === gift && role.standIn === standIn));
  if (!isGone(null)) return { description, recipient: recipientName, fails: false };
  const substitutes = inPlaceOf(given).map(({ name }) => name);
  const left = substitutes.filter((_, place) => !isGone(place));
  const takers = substitutesTake === 'equally' ? left : left.slice(0, 1);
  return takers.length > 0
    ? { description, recipient: andList(takers), fails: false }
    : { description, recipient: orList([recipientName, ...substitutes]), fails: true };
}

const simulated = (person: PersonInWill, plan: ResiduePlan): SimulatedPerson => ({
  id: person.id,
  name: person.name,
  role: [relationOf(person) || 'named for a share', ...giftRole(person)].join(', '),
  descendantsTake: descendantsTake(person, plan),
  isOrganisation: isOrganisationInWill(person),
  hasDied: hasDied(person),
});

const giftRole = ({ roles }: PersonInWill): readonly string[] => {
  const recipients = roles.filter((role) => role.kind === 'recipient');
  return [
    ...(recipients.length === 0 ? [] : [recipients.some(({ standIn }) => standIn === null) ? 'gets a gift' : 'stands in for a gift']),
    ...(roles.some(({ kind }) => kind === 'carer') ? ['takes the pets'] : []),
    ...(roles.some(({ kind }) => kind === 'digital') ? ['gets the digital photographs and letters'] : []),
    ...(roles.some(({ kind }) => kind === 'contents') ? ['gets what is in the home'] : []),
    ...(roles.some(({ kind }) => kind === 'home') ? ['gets the home'] : []),
    ...(roles.some(({ kind }) => kind === 'borrower') ? ['owes you money'] : []),
  ];
};

export const descendantsTake = ({ roles }: PersonInWill, { rest }: ResiduePlan): boolean =>
  roles.some(
    (role) =>
      role.kind === 'late-child' ||
      (role.kind === 'taker' && !role.isFirst && (role.share ?? (rest.kind === 'children' ? rest : null))?.substitution === 'descendants'),
  );

function sharesOf({ takings, intestacy, intestacyBy }: Allocation, document: Planned['document']): WhoGetsWhat['shares'] {
  const line = (name: string, kind: 'person' | 'descendants' | 'intestacy', { n, d }: Fraction, part: ResidueSubClause) => ({
    name,
    kind,
    share: { numerator: n, denominator: d },
    clause: numberOf(document, part) ?? '',
    clauseId: part,
    because: BECAUSE[part],
  });
  return [
    ...takings.map((taking) => {
      const { taker, as, share } = taking;
      return as === 'self'
        ? line(taker.name, 'person', share, decidingSubClause(taking))
        : line(capitalised(childrenOf(taker)), 'descendants', share, decidingSubClause(taking));
    }),
    ...(intestacyBy ? [line('The intestacy rules', 'intestacy', intestacy, intestacyBy)] : []),
  ];
}

/** Who takes what, in a sentence. */
export function summaryOf({ takings, intestacy, intestacyBy }: Allocation): string {
  const who = takings.map(({ taker, as, share }) =>
    as === 'self' ? `${taker.name} takes ${shareForPeople(share)}` : `${childrenOf(taker)} take ${shareForPeople(share)}`,
  );
  const left =
    takings.length === 0
      ? 'Everything passes under the intestacy rules.'
      : `The intestacy rules decide about ${shareForPeople(intestacy)}.`;
  return [...(who.length > 0 ? [ended(capitalised(andList(who)))] : []), ...(intestacyBy ? [left] : [])].join(' ');
}
