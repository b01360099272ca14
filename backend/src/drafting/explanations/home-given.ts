import type { HomeGift, WillFacts } from '../answers/will-facts.ts';
import { andList, capitalised, ended, orList } from '../document/in-words.ts';
import type { PersonInWill } from '../people/people-in-will.ts';
import type { RoleChange } from './place.ts';

export const HOME = 'your home';

const namesOf = ({ takers }: HomeGift): readonly string[] => takers.map(({ name }) => name);

const MORTGAGE: Readonly<Record<HomeGift['mortgage'], string>> = {
  taken: 'and a mortgage on it goes with it',
  paid: 'and a mortgage on it is paid off from the rest of your estate, which leaves less for the others',
};

const OWNED: Readonly<Record<NonNullable<NonNullable<WillFacts['home']>['ownership']> | 'unsaid', string>> = {
  alone: 'If you come to own it together with somebody else, it may go straight to that owner: look at this will again then.',
  in_common: 'It is your share that you give: the other owners keep theirs.',
  joint: 'You own your home jointly: it passes by itself to the other owner if they outlive you, and this clause then does nothing.',
  unsaid:
    'A share you own jointly passes by itself to the other owner, and this clause then does nothing: the register of HM Land Registry tells how it is owned.',
};

/** What it gives and at whose cost; when it gives nothing; and how what is owned bears on it. */
export function explainHomeGiven({ home }: Pick<WillFacts, 'home'>, gift: HomeGift): readonly [string, string, string] {
  const names = namesOf(gift);
  const isOne = names.length === 1;
  return [
    `Your home, or your share of it, goes to ${andList(names)}${isOne ? '' : ' in equal shares'} before the rest is shared out, ${MORTGAGE[gift.mortgage]}. Inheritance tax on it also comes out of the rest. Nobody else gets a right to live there, not even a partner.`,
    `If ${isOne ? `${names[0]} dies` : 'all of them die'} before you, it goes with the rest of your estate${isOne ? '' : ', and if one does, the others have it'}. ${gift.ifSold === 'replaced' ? 'If you no longer own it, the home that you own and live in at the end takes its place.' : 'If you no longer own it, even because somebody sold it for you under a power of attorney, the gift fails and nothing takes its place.'}`,
    OWNED[home?.ownership ?? 'unsaid'],
  ];
}

type Dead = readonly Pick<PersonInWill, 'roles'>[];

/** Who has it in a trial: those who are left, and nobody when all are gone. */
export function homeAfter(gift: WillFacts['homeGift'], dead: Dead) {
  if (!gift) return [];
  const left = namesOf(gift).filter(
    (_, place) => !dead.some(({ roles }) => roles.some((role) => role.kind === 'home' && role.place === place)),
  );
  return [{ description: HOME, recipient: left.length > 0 ? andList(left) : orList(namesOf(gift)), fails: left.length === 0 }];
}

const changed = (before: HomeGift, after: HomeGift): readonly string[] => [
  ...(namesOf(before).join('\n') === namesOf(after).join('\n') ? [] : [getIt(after)]),
  ...(before.mortgage === after.mortgage
    ? []
    : [
        after.mortgage === 'paid'
          ? 'A mortgage on your home is now paid off from the rest of your estate.'
          : 'A mortgage on your home now goes with it.',
      ]),
  ...(before.ifSold === after.ifSold
    ? []
    : [
        after.ifSold === 'replaced'
          ? 'If you sell your home, a later one now takes its place.'
          : 'If you sell your home, nothing takes its place any more.',
      ]),
];

const getIt = (gift: HomeGift): string =>
  ended(`${capitalised(andList(namesOf(gift)))} ${gift.takers.length === 1 ? 'is' : 'are'} now to have ${HOME}`);

export function homeGiftChanges({ homeGift: before }: WillFacts, { homeGift: after }: WillFacts): readonly RoleChange[] {
  const sentences = !after
    ? before
      ? ['Your home is no longer given to anybody by itself.']
      : []
    : before
      ? changed(before, after)
      : [getIt(after)];
  return sentences.map((sentence) => ({ place: 'home', sentence }));
}
