import { shareForPeople } from './share-for-people.ts';
import type { FamilyMap, IsoDate, MapPerson } from '@willow/contracts';
import type { Gift, WillFacts } from '../answers/will-facts.ts';
import { isMinor, peopleOf, relationOf, type PersonInWill, type PersonRole } from '../people/people-in-will.ts';
import { allocate } from '../residue/decision-table.ts';
import type { Share, StandIn } from '../residue/residue-plan.ts';
import { everybodyGone } from '../residue/survival.ts';
import { goneInWords, isClearlyOrganisation } from '../people/organisation.ts';
import { earlierThan, inPlaceOf, type StandInPerson } from '../people/stand-ins.ts';
import type { PlannedWill } from '../draft-will.ts';
import { andList, counted, ended } from '../document/in-words.ts';
import { CONTENTS } from './contents.ts';
import { HOME } from './home-given.ts';
import { owedBy } from './loans.ts';
import { DIGITAL_FILES, petsInWords } from './pets-and-digital.ts';

type Tie = MapPerson['ties'][number];

export function familyMap({ facts, on }: Pick<PlannedWill, 'facts' | 'on'>): FamilyMap {
  const people = peopleOf(facts).map((person): MapPerson => ({
    id: person.id,
    name: person.name,
    relation: relationOf(person),
    ties: person.roles.flatMap((role) => tiesOf(role, facts)),
    clashes: [...clashesOf(person, facts, on)],
  }));
  return { you: facts.testator.name, people, description: description(facts.testator.name, people) };
}

function tiesOf(role: PersonRole, facts: WillFacts): readonly Tie[] {
  const tie = (kind: Tie['kind'], label: string, share: Tie['share'] = null): readonly Tie[] => [{ kind, label, share }];
  switch (role.kind) {
    case 'partner':
      return tie('family', role.isMarried ? 'your husband, wife or civil partner' : 'the partner you live with');
    case 'expected':
      return tie('family', 'the person you expect to marry');
    case 'child':
      return tie('family', 'your child');
    case 'guardian':
      return tie('duty', guardianTie(role, facts));
    case 'executor':
      return tie('duty', facts.executorsAct === 'in-order' && role.place > 0 ? `executor number ${role.place + 1}` : 'executor');
    case 'reserve':
      return tie('duty', role.place > 0 ? 'second reserve executor' : 'reserve executor');
    case 'recipient':
      return tie('gift', giftTie(facts.gifts[role.gift], role.standIn));
    case 'carer':
      return tie('gift', petsInWords(facts.pets));
    case 'digital':
      return tie('gift', DIGITAL_FILES);
    case 'contents':
      return tie(
        'gift',
        role.taker !== 'partner' && facts.contents?.partner ? `${CONTENTS} if ${facts.contents.partner} dies first` : CONTENTS,
      );
    case 'home':
      return tie('gift', facts.homeGift?.takers.length === 1 ? HOME : `a share of ${HOME}`);
    case 'borrower':
      return tie('gift', `${owedBy(facts.loans[role.loan] ?? { name: '' })}, ${role.isForgiven ? 'forgiven' : 'taken off the share'}`);
    case 'late-child':
      return [...tie('family', 'your child, who has died'), ...lateChildTie(role, facts)];
    case 'taker':
      return takerTie(role, facts);
  }
}

function guardianTie({ of, isInstead }: Extract<PersonRole, { kind: 'guardian' }>, { children, ownGuardians }: WillFacts): string {
  if (isInstead) return `guardian${of === null ? '' : ` of ${of}`} if the first one cannot act`;
  const others = ownGuardians.length === 0 ? '' : ownGuardians.length === children.length ? 'later ' : 'other ';
  return `guardian of ${of ?? (others === '' && children.length === 1 ? 'your child' : `your ${others}children`)}`;
}

function lateChildTie({ takerId }: Extract<PersonRole, { kind: 'late-child' }>, { plan }: WillFacts): readonly Tie[] {
  const { first } = plan;
  const taking = allocate(plan, first ? { [first.id]: 'gone' } : {}).takings.find(({ taker }) => taker.id === takerId);
  if (!taking) return [];
  const share = { numerator: taking.share.n, denominator: taking.share.d };
  return first
    ? [{ kind: 'substitute', label: `their own children stand in if ${first.name} dies first`, share }]
    : [{ kind: 'estate', label: 'the rest of your estate, for their own children', share }];
}

function takerTie({ takerId, isFirst, inPlaceOf, isLast }: Extract<PersonRole, { kind: 'taker' }>, { plan }: WillFacts): readonly Tie[] {
  const before = plan.first && !isFirst ? plan.first : inPlaceOf;
  const others = inPlaceOf ? earlier(inPlaceOf, takerId) : [];
  const gone = (before ? [before, ...others] : []).map(({ id }) => [id, 'gone'] as const);
  const after = isLast ? everybodyGone(plan) : Object.fromEntries(gone);
  const taking = allocate(plan, after).takings.find(({ taker }) => taker.id === takerId);
  if (!taking) return [];
  const share = { numerator: taking.share.n, denominator: taking.share.d };
  if (isLast) return [{ kind: 'substitute', label: 'stands in if nobody else is left', share }];
  return before
    ? [
        {
          kind: 'substitute',
          label: `stands in if ${before === inPlaceOf ? areGone([inPlaceOf, ...others]) : `${before.name} dies first`}`,
          share,
        },
      ]
    : [{ kind: 'estate', label: 'the rest of your estate', share }];
}

/** Those who stand in for the same share and come before this one. */
const earlier = ({ substitutes, substitutesTake }: Share, takerId: string): readonly StandIn[] =>
  earlierThan(
    substitutes.findIndex(({ id }) => id === takerId),
    substitutes,
    substitutesTake,
  );

function giftTie(gift: Gift | undefined, standIn: number | null): string {
  if (!gift || standIn === null) return gift?.description ?? '';
  const { recipientName: name, recipientRelationship: relationship, substitutesTake = 'in_order' } = gift;
  const all = inPlaceOf(gift);
  const what = all.length > 1 && substitutesTake === 'equally' ? `a part of ${gift.description}` : gift.description;
  return `${what} if ${areGone([{ name, relationship }, ...earlierThan(standIn, all, substitutesTake)])}`;
}

const areGone = (who: readonly StandInPerson[]): string => {
  const [first, ...others] = who;
  if (first && others.length === 0) return `${first.name} ${goneInWords(first, 'dies first')}`;
  return `${andList(who.map(({ name }) => name))} ${who.some(isClearlyOrganisation) ? 'cannot take it' : 'die first'}`;
};

function clashesOf(person: PersonInWill, facts: WillFacts, on: IsoDate): readonly string[] {
  const has = (kind: PersonRole['kind']): boolean => person.roles.some((role) => role.kind === kind);
  const isExecutor = has('executor');
  const standsInForItself =
    has('partner') && person.roles.some((role) => role.kind === 'taker' && !role.isFirst) && facts.plan.first !== null;
  const takesAll = allocate(facts.plan, {}).takings.every(({ taker }) =>
    person.roles.some((role) => role.kind === 'taker' && role.takerId === taker.id),
  );
  const clashes: readonly (readonly [boolean, string])[] = [
    [isExecutor && has('guardian'), `${person.name} would look after both the children and their money.`],
    [
      facts.partner?.isMarried === true && has('partner') && has('guardian'),
      `${person.name} is your partner: as a parent they need no appointment as guardian.`,
    ],
    [(isExecutor || has('reserve')) && isMinor(person, on), `${person.name} is under 18 and cannot act as executor yet.`],
    [has('guardian') && isMinor(person, on), `${person.name} is under 18 and cannot be a guardian.`],
    [standsInForItself, `${person.name} stands in for themselves: if they die first, this share falls away.`],
    [
      isExecutor && facts.executors.length === 1 && takesAll && has('taker'),
      `${person.name} is the only executor and takes everything. That is common; a second executor would be a second pair of eyes.`,
    ],
  ];
  return clashes.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}

function description(you: string, people: readonly MapPerson[]): string {
  const lines = people.map(({ name, ties }) =>
    ended(
      `${name}: ${andList(ties.map(({ label, share }) => (share ? `${label} (${shareForPeople({ n: share.numerator, d: share.denominator })})` : label)))}`,
    ),
  );
  return `${ended(`A map of the will of ${you}, with ${counted(people.length, 'person', 'people')}`)} ${lines.join(' ')}`;
}
