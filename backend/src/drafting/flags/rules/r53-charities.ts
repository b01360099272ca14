import type { FlagCase } from '../case.ts';
import { found, type Finding, type Rule } from '../flag.ts';

/** A number has the right form by now; whether it is that charity's is in the register only. */
const toCompare = ({ beneficiaries, substitutes, gifts }: FlagCase): readonly Finding[] =>
  [...beneficiaries, ...substitutes, ...gifts].flatMap(({ name, who, charity, about }) =>
    charity === null
      ? []
      : found(
          true,
          about('charityNumber'),
          charity.number === ''
            ? `${name || who} is given something as a charity, without a charity number.`
            : `${name || who} is given something as the charity with the number ${charity.number}.`,
        ),
  );

export const CHARITY_RULES: readonly Rule[] = [
  {
    id: 'R53',
    severity: 'MED',
    action: 'Compare name and number with the register of charities; ask for the number where there is none.',
    find: toCompare,
  },
];
