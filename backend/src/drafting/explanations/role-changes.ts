import { dateInWords, nameKey, STAND_IN_PARTS } from '@willow/contracts';
import { type Executor, type Gift, type Partner, professionalsIn, type WillFacts } from '../answers/will-facts.ts';
import { speaksOfMyChildren } from '../clauses/my-family.ts';
import { descendantsIn } from '../clauses/rest-of-my-estate.ts';
import { goneInWords } from '../people/organisation.ts';
import { inPlaceOf, standInsInWords } from '../people/stand-ins.ts';
import type { Place, RoleChange } from './place.ts';
import { type Ages, agesIn } from '../residue/ages.ts';
import { lateLines } from '../residue/residue-plan.ts';
import { andList, capitalised, ended } from '../document/in-words.ts';
import { contentsChanges } from './contents.ts';
import { groupChanges } from './groups.ts';
import { guardianChanges } from './guardians.ts';
import { homeGiftChanges } from './home-given.ts';
import { isSame } from './is-same.ts';
import { loanChanges } from './loans.ts';
import { petsAndDigitalChanges } from './pets-and-digital-changes.ts';

const changeIf = (place: Place, changed: boolean, sentence: string): readonly RoleChange[] => (changed ? [{ place, sentence }] : []);

export const roleChanges = (before: WillFacts, after: WillFacts): readonly RoleChange[] => [
  ...ownDetails(before.testator, after.testator),
  ...changeIf('this-will', before.keepsWillIn !== after.keepsWillIn, keptWill(after.keepsWillIn)),
  ...changeIf('this-will', before.expectsToMarry !== after.expectsToMarry, expected(after.expectsToMarry)),
  ...changeIf('safety-net', (before.keepsWillIn === '') !== (after.keepsWillIn === ''), leftOver(after.keepsWillIn)),
  ...partnerChange(before.partner, after.partner),
  ...childChanges(before, after),
  ...changeIf('family', speaksOfMyChildren(before) !== speaksOfMyChildren(after), asOne(speaksOfMyChildren(after))),
  ...changeIf('words', descendantsIn(before.plan) !== descendantsIn(after.plan), inTheirPlace(descendantsIn(after.plan) === 'take')),
  ...executorChanges(before, after),
  ...reserveChange(before.reserves, after),
  ...chargingChange(professionalsIn(before), professionalsIn(after)),
  ...guardianChanges(before, after),
  ...giftChanges(before.gifts, after.gifts),
  ...groupChanges(before, after),
  ...petsAndDigitalChanges(before, after),
  ...agesChange(agesIn(before), agesIn(after)),
  ...firstOrLastGift(before.gifts.length > 0, after.gifts.length > 0),
  ...changeIf('home', before.home?.address !== after.home?.address, homeSentence(after.home)),
  ...ownershipChange(before.home, after.home),
  ...contentsChanges(before, after),
  ...homeGiftChanges(before, after),
  ...loanChanges(before, after),
  ...changeIf('funeral', before.funeralWishes.join('\n') !== after.funeralWishes.join('\n'), funeralSentence(before, after)),
];

const ownDetails = (before: WillFacts['testator'], after: WillFacts['testator']): readonly RoleChange[] => [
  ...changeIf('opening', before.name !== after.name, `Your name is now ${ended(after.name)}`),
  ...changeIf('opening', before.address !== after.address, `Your address is now ${ended(after.address)}`),
  ...changeIf(
    'opening',
    before.born !== after.born,
    after.born === null ? 'Your date of birth is no longer given.' : `Your date of birth is now ${dateInWords(after.born)}.`,
  ),
];

const keptWill = (country: string): string =>
  country === ''
    ? 'Every earlier will is now cancelled, wherever it deals with property.'
    : `A will that deals only with property in ${country} stays in force, and what it gives away is left out of this one.`;

const leftOver = (country: string): string =>
  country === ''
    ? 'What nothing gives away passes by the intestacy rules, wherever it is.'
    : `What a will kept in ${country} gives away is no longer touched by the last clause of this one.`;

const asOne = (speaks: boolean): string =>
  speaks
    ? 'A part of this will now speaks of all your children together, later ones too.'
    : 'No part of this will speaks of all your children together any more.';

const inTheirPlace = (take: boolean): string =>
  take
    ? 'Children now take the share of a parent who has died, and it is explained how.'
    : 'Nobody takes in the place of a parent who has died.';

const expected = (name: string): string =>
  name === ''
    ? 'Every marriage and civil partnership now cancels this will.'
    : `A marriage to, or civil partnership with, ${name} no longer cancels this will.`;

const whoIs = ({ isMarried }: Partner): string => (isMarried ? 'husband, wife or civil partner' : 'partner without a marriage');

function partnerChange(before: Partner | null, after: Partner | null): readonly RoleChange[] {
  if (before?.name === after?.name && before?.isMarried === after?.isMarried) return [];
  if (after === null) return before ? changeIf('family', true, ended(`${before.name} is no longer named as your ${whoIs(before)}`)) : [];
  return before === null || before.name === after.name
    ? changeIf('family', true, ended(`${after.name} is now named as your ${whoIs(after)}`))
    : changeIf('family', true, ended(`${capitalised(`your ${whoIs(after)}`)} is now ${after.name} instead of ${before.name}`));
}

type Named = { readonly name: string };

function compare<T extends Named>(before: readonly T[], after: readonly T[]) {
  const left = [...before];
  const stayed: (readonly [T, T])[] = [];
  const added = after.filter((each) => {
    const match = left.find((other) => nameKey(other.name) === nameKey(each.name));
    if (match === undefined) return true;
    left.splice(left.indexOf(match), 1);
    stayed.push([match, each]);
    return false;
  });
  return { added, gone: left, stayed };
}

function childChanges(before: WillFacts, after: WillFacts): readonly RoleChange[] {
  const { added, gone, stayed } = compare(before.children, after.children);
  return [
    ...added.flatMap(({ name }) => changeIf('family', true, ended(`${name} is now one of your children in this will`))),
    ...gone.flatMap(({ name }) => changeIf('family', true, ended(`${name} is no longer one of your children in this will`))),
    ...lateChanges(before, after),
    ...stayed.flatMap(([was, is]) => [
      ...changeIf('family', was.dob !== is.dob, `The date of birth of ${is.name} is now ${dateInWords(is.dob)}.`),
      ...changeIf('family', was.name !== is.name, ended(`The name of your child is now written ${is.name}`)),
    ]),
  ];
}

function lateChanges({ plan: before }: WillFacts, { plan: after }: WillFacts): readonly RoleChange[] {
  const { added, gone } = compare(lateLines(before.rest), lateLines(after.rest));
  return [
    ...added.flatMap(({ name }) => changeIf('family', true, `${name}, who has died, now counts among your children in this will.`)),
    ...gone.flatMap(({ name }) => changeIf('family', true, `${name}, who has died, no longer counts among your children in this will.`)),
  ];
}

function executorChanges(before: WillFacts, after: WillFacts): readonly RoleChange[] {
  const { added, gone, stayed } = compare<Executor>(before.executors, after.executors);
  const hasSeveral = after.executors.length > 1 && before.executors.length > 1;
  const mode = after.executorsAct === 'in-order' ? 'one after the other' : 'together';
  return [
    ...added.flatMap(({ name }) => changeIf('executors', true, `${name} becomes an executor.`)),
    ...gone.flatMap(({ name }) => changeIf('executors', true, `${name} is no longer an executor.`)),
    ...stayed.flatMap(([was, is]) =>
      changeIf('executors', !isDescribedAlike(was, is), `${is.name}, an executor, is described differently.`),
    ),
    ...changeIf('executors', hasSeveral && before.executorsAct !== after.executorsAct, `The executors now act ${mode}.`),
  ];
}

/** Whether they charge stands in another clause than who they are. */
const isDescribedAlike = (one: Executor, other: Executor): boolean =>
  isSame({ ...one, professional: undefined }, { ...other, professional: undefined });

const chargingChange = (before: readonly string[], after: readonly string[]): readonly RoleChange[] =>
  changeIf(
    'powers',
    before.join() !== after.join(),
    after.length === 0
      ? 'Nobody may charge for acting as an executor any more.'
      : `This is now who may charge for acting as an executor: ${ended(andList(after))}`,
  );

function reserveChange(before: readonly Executor[], { reserves: after, executors }: WillFacts): readonly RoleChange[] {
  const isOne = executors.length === 1;
  const names = (list: readonly Executor[]): string => list.map(({ name }) => name).join(', then ');
  const isSameOrder = names(before) === names(after);
  const changed = before.length !== after.length || before.some((person, index) => !isDescribedAlike(person, after[index] ?? person));
  return changeIf(
    'executors',
    changed,
    isSameOrder
      ? 'The reserve executors are described differently.'
      : after.length === 0
        ? `Nobody stands behind your ${isOne ? 'executor' : 'executors'} any more.`
        : ended(`If ${isOne ? 'your executor cannot' : 'none of your executors can'} act, this is now who does: ${names(after)}`),
  );
}

const NO_STAND_INS = Object.fromEntries(STAND_IN_PARTS.map((part) => [part, undefined]));

const isSameButSubstitute = (one: Gift, other: Gift): boolean => isSame({ ...one, ...NO_STAND_INS }, { ...other, ...NO_STAND_INS });

function giftGoesOn(gift: Gift): string {
  const { recipientName: name, recipientRelationship: relationship, description, substitutesTake = 'in_order' } = gift;
  const substitutes = inPlaceOf(gift);
  const where =
    substitutes.length === 0 ? 'becomes part of the rest of your estate' : `goes to ${standInsInWords(substitutes, substitutesTake)}`;
  return ended(`If ${name} ${goneInWords({ name, relationship }, 'dies before you')}, the gift “${description}” now ${where}`);
}

function giftChanges(before: readonly Gift[], after: readonly Gift[]): readonly RoleChange[] {
  const left = [...before];
  const unmatched = (list: readonly Gift[], matches: (was: Gift, is: Gift) => boolean, onMatch: (is: Gift) => void): readonly Gift[] =>
    list.filter((gift) => {
      const index = left.findIndex((other) => matches(other, gift));
      if (index < 0) return true;
      left.splice(index, 1);
      onMatch(gift);
      return false;
    });
  const replaced: Gift[] = [];
  const changed = unmatched(after, isSame, () => undefined);
  const added = unmatched(changed, isSameButSubstitute, (gift) => replaced.push(gift));
  return [
    ...replaced.flatMap((gift) => changeIf('gifts', true, giftGoesOn(gift))),
    ...added.flatMap(({ recipientName, description }) => changeIf('gifts', true, ended(`${recipientName} is now given: ${description}`))),
    ...left.flatMap(({ recipientName, description }) =>
      changeIf('gifts', true, ended(`${recipientName} is no longer given: ${description}`)),
    ),
  ];
}

const agesChange = (before: Ages, after: Ages): readonly RoleChange[] => [
  ...changeIf(
    'residue',
    before.ofShares !== after.ofShares,
    after.ofShares === null
      ? 'A share of anyone who is not one of your children is now theirs at once.'
      : `Anyone who is not one of your children now gets a share only on reaching ${after.ofShares}.`,
  ),
  ...changeIf(
    'gifts',
    before.ofSums !== after.ofSums,
    after.ofSums === null ? 'A gift of money is now theirs at once.' : `A gift of money is now theirs only on reaching ${after.ofSums}.`,
  ),
];

const firstOrLastGift = (had: boolean, has: boolean): readonly RoleChange[] => [
  ...changeIf(
    'debts',
    had !== has,
    has ? 'Particular gifts now come before the rest is shared out.' : 'No particular gifts come first any more.',
  ),
  ...changeIf(
    'home',
    had !== has,
    has ? 'A particular gift may now give your home away.' : 'No particular gift can give your home away any more.',
  ),
];

const OWNED = { alone: 'owned by you alone', joint: 'owned jointly', in_common: 'owned in shares' } as const;

const ownershipChange = (before: WillFacts['home'], after: WillFacts['home']): readonly RoleChange[] =>
  changeIf(
    'home',
    before !== null && after !== null && before.ownership !== after.ownership,
    after?.ownership ? `The home is now ${OWNED[after.ownership]}.` : 'It is no longer said how the home is owned.',
  );

const homeSentence = (home: WillFacts['home']): string =>
  home ? `The home in this will is now ${ended(home.address)}` : 'No home is named any more.';

/** What only a sheet says changes no clause. */
export const besideChanges = (before: WillFacts, after: WillFacts): readonly RoleChange[] => [
  ...reasonsChange(before.leftOut, after.leftOut),
  ...changeIf(
    'beside',
    before.organDonation !== after.organDonation,
    after.organDonation === undefined
      ? 'The sheet of your wishes no longer says anything about organ donation.'
      : `The sheet of your wishes now says that you ${after.organDonation === 'donate' ? 'want' : 'do not want'} to be an organ donor.`,
  ),
  ...changeIf(
    'beside',
    JSON.stringify(before.funeralPlan) !== JSON.stringify(after.funeralPlan),
    after.funeralPlan === null
      ? 'The sheet of your wishes no longer names a funeral plan.'
      : `The sheet of your wishes now names a funeral plan with ${ended(after.funeralPlan.provider)}`,
  ),
];

const reasonsChange = (before: WillFacts['leftOut'], after: WillFacts['leftOut']): readonly RoleChange[] =>
  changeIf(
    'beside',
    JSON.stringify(before) !== JSON.stringify(after),
    after.length === 0
      ? 'There is no statement of reasons any more.'
      : `The statement beside the will now gives reasons for leaving out ${ended(andList(after.map(({ name }) => name)))}`,
  );

const funeralSentence = (before: WillFacts, after: WillFacts): string =>
  after.funeralWishes.length === 0
    ? 'Your wishes for your funeral are gone.'
    : before.funeralWishes.length === 0
      ? 'Your wishes for your funeral are now in the will.'
      : 'Your wishes for your funeral are different.';
