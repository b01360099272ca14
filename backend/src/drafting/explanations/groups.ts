import { FIGURES, inWholePounds } from '@willow/contracts';
import type { GroupGift, WillFacts } from '../answers/will-facts.ts';
import { andList, capitalised, GROUP_NAMES } from '../document/in-words.ts';
import { isCondition } from '../residue/ages.ts';
import type { RoleChange } from './place.ts';

const given = ({ gives }: GroupGift): string =>
  'pounds' in gives ? `${inWholePounds(gives.pounds)} each` : `${gives.percent}% of the rest, in equal shares`;

const when = ({ age }: GroupGift): string => (isCondition(age) ? `, at ${age}` : '');

/** "£1,000 each, at 21" */
export const givenToGroup = (group: GroupGift): string => `${given(group)}${when(group)}`;

/** "£1,000 each, at 21, to your grandchildren" */
export const groupInWords = (group: GroupGift): string => `${givenToGroup(group)}, to ${GROUP_NAMES[group.of]}`;

/** Who is in it, what each gets, and when somebody gets nothing. */
export function explainGroups({ groups, partner }: Pick<WillFacts, 'groups' | 'partner'>): readonly [string, string, ...string[]] {
  const isSum = groups.some(({ gives }) => 'pounds' in gives);
  const hasGrandchildren = groups.some(({ of }) => of === 'grandchildren');
  const more = [
    ...(isSum ? ['Each one more who is born makes the whole sum larger, and the rest of your estate smaller.'] : []),
    ...(hasGrandchildren && partner
      ? [
          'If your partner’s will gives the same, each of them gets it twice: once after each death. The first time it comes before your partner’s share.',
        ]
      : []),
  ];
  return [
    `Before the rest is shared out, this gives ${andList(groups.map(groupInWords))}. Nobody is named: it is whoever is alive ${FIGURES.willSurvivorship.value} days after your death, children who were born after you signed as well, and a child who is already on the way on the day you die.`,
    `Stepchildren are not among them unless they were adopted by law, nor are the nephews and nieces of a husband, wife or partner. Nobody takes the place of one who has died${groups.some(({ age }) => isCondition(age)) ? ', or who dies before the age you chose' : ''}: name somebody in a particular gift where you want that.${hasGrandchildren ? ' The children of a stepchild whom you list as your child count.' : ''}`,
    ...(more.length > 0 ? [more.join(' ')] : []),
  ];
}

/** Nobody in a trial is one of them by name. */
export const groupsAfter = ({ groups }: Pick<WillFacts, 'groups'>) =>
  groups.map((group) => ({
    description: givenToGroup(group),
    recipient: `${GROUP_NAMES[group.of]} who are alive then`,
    fails: false,
  }));

export function groupChanges({ groups: before }: WillFacts, { groups: after }: WillFacts): readonly RoleChange[] {
  const saidOf = (groups: readonly GroupGift[], of: GroupGift['of']): string | undefined => {
    const found = groups.find((group) => group.of === of);
    return found && groupInWords(found);
  };
  return (['grandchildren', 'nephewsAndNieces'] as const).flatMap((of): RoleChange[] => {
    const [was, is] = [saidOf(before, of), saidOf(after, of)];
    if (was === is) return [];
    return [
      {
        place: 'groups',
        sentence: is
          ? `Before the rest is shared out, this will now gives ${is}.`
          : `${capitalised(GROUP_NAMES[of])} are no longer given anything together.`,
      },
    ];
  });
}
