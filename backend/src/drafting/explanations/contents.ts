import type { Contents, WillFacts } from '../answers/will-facts.ts';
import { andList, ended, orList } from '../document/in-words.ts';
import type { PersonInWill } from '../people/people-in-will.ts';
import type { RoleChange } from './place.ts';
import { yourExecutors } from './your-executors.ts';

export const CONTENTS = 'what is in your home';

const NOT_IN_IT =
  'Money, investments, vehicles, caravans, boats, animals and things for a business are no part of it: they go with the rest of your estate, unless a particular gift names them.';

export function explainContents({
  contents,
  children,
  executors,
}: Pick<WillFacts, 'contents' | 'children' | 'executors'>): readonly [string, string, ...string[]] {
  const { partner = null, children: toChildren = false } = contents ?? {};
  const { who, s } = yourExecutors({ executors });
  const names = andList(children.map(({ name }) => name));
  const shared = `${names}${children.length === 1 ? '' : ', to share as they agree'}`;
  const decided = `What they cannot agree about within six months, ${who} decide${s}.`;
  if (!toChildren)
    return [
      `Furniture, jewellery and other things for a home or a person go to ${partner}, or else with the rest of your estate.`,
      NOT_IN_IT,
    ];
  return [
    `${ended(`Furniture, jewellery and other things for a home or a person go to ${partner === null ? shared : `${partner}, or if ${partner} has died, to ${shared}`}`)} ${decided}`,
    NOT_IN_IT,
    'You may keep a list of who should have what, and change it whenever you like: it is a wish that binds nobody, so a thing that matters belongs in a particular gift.',
  ];
}

type Dead = readonly Pick<PersonInWill, 'roles'>[];

/** Who has it in a trial: the partner, else the children who are left. */
export function contentsAfter({ contents, children }: Pick<WillFacts, 'contents' | 'children'>, dead: Dead) {
  if (!contents) return [];
  const isGone = (taker: 'partner' | number): boolean =>
    dead.some(({ roles }) => roles.some((role) => role.kind === 'contents' && role.taker === taker));
  const first = contents.partner === null ? [] : [contents.partner];
  const after = contents.children ? children.map(({ name }) => name) : [];
  const left = first.length > 0 && !isGone('partner') ? first : after.filter((_, index) => !isGone(index));
  return [{ description: CONTENTS, recipient: left.length > 0 ? andList(left) : orList([...first, ...after]), fails: left.length === 0 }];
}

const goTo = ({ partner, children }: Contents): string => {
  if (partner === null) return 'your children, as they agree';
  return children ? `${partner}, or else to your children as they agree` : partner;
};

export const contentsChanges = (
  { contents: before }: Pick<WillFacts, 'contents'>,
  { contents: after }: Pick<WillFacts, 'contents'>,
): readonly RoleChange[] =>
  JSON.stringify(before) === JSON.stringify(after)
    ? []
    : [
        {
          place: 'contents',
          sentence: after
            ? ended(`What is in your home now goes to ${goTo(after)}`)
            : 'What is in your home is no longer given to anybody by itself.',
        },
      ];
