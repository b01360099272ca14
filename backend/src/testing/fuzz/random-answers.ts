import { isNo, isYes, WillAnswers } from '@willow/contracts';
import { confirmed, familyAnswers } from '@willow/contracts/will/family.examples';
import fc from 'fast-check';
import { randomWill } from '../../drafting/testing/random-answers.ts';
import { HOSTILE } from '../../drafting/testing/random-texts.ts';
import { nearly } from './values.ts';

const inItsWords = (answer: unknown): unknown => (isYes(answer) ? 'yes' : isNo(answer) ? 'no' : answer);

/** A will with every branch filled in, live or stale, in the words of the wizard. */
const everyBranch = randomWill(HOSTILE).map(({ answers }) => ({
  ...answers,
  isMarried: inItsWords(answers.isMarried),
  hasChildren: inItsWords(answers.hasChildren),
  isHomeowner: inItsWords(answers.isHomeowner),
}));

const some = (keys: readonly string[], maxLength: number): fc.Arbitrary<readonly string[]> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...keys], { maxLength }) });

const only = (values: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

const KEYS = Object.keys(WillAnswers.def.shape);

/** Answers of a family into which those of another were mixed, with some left out and some that only nearly fit. */
export const randomAnswers: fc.Arbitrary<object> = fc
  .record({ others: everyBranch, mixed: fc.subarray(KEYS), missing: some(KEYS, 3), wild: nearly(WillAnswers), wilder: some(KEYS, 2) })
  .map(({ others, mixed, missing, wild, wilder }) => {
    const all = { ...familyAnswers, ...confirmed, ...only(others, mixed), ...(wild instanceof Object ? only(wild, wilder) : {}) };
    return only(
      all,
      KEYS.filter((key) => !missing.includes(key)),
    );
  });
