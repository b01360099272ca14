import type { FlagCase } from '../case.ts';
import { found, type Finding, type Rule } from '../flag.ts';
import { at } from '../flag-subject.ts';
import { conditionalAge } from '../../residue/residue-plan.ts';

/** A number has the right form by now; whether it is that charity's is in the register only. */
const toCompare = ({ beneficiaries, substitutes, gifts }: FlagCase): readonly Finding[] => {
  const rows = [...beneficiaries, ...substitutes, ...gifts].flatMap((row) => (row.charity ? [{ row, number: row.charity.number }] : []));
  const [first] = rows;
  const listed = rows.map(({ row, number }) => `${row.name || row.who} (${number === '' ? 'no charity number' : number})`);
  return first ? [{ about: first.row.about('charityNumber'), message: `Given something as a charity: ${listed.join(', ')}.` }] : [];
};

function lateShares({ plan }: FlagCase): readonly Finding[] {
  const age = plan && conditionalAge(plan);
  return found(age !== null, at('childrenAge'), `The children’s shares depend on reaching ${age}.`);
}

export const CHOICE_RULES: readonly Rule[] = [
  {
    id: 'R53',
    severity: 'MED',
    action: 'Compare name and number with the register of charities; ask for the number where there is none.',
    isOneMatter: true,
    find: toCompare,
  },
  {
    id: 'R54',
    severity: 'INFO',
    action:
      'The letter says it: from 18 on inheritance tax may be charged on such a share (IHTA 1984 s.71D), and the executors stay trustees.',
    find: lateShares,
  },
];
