import { CHOICE_FAMILIES } from './choice-families.ts';
import { GROUP_AND_LOAN_FAMILIES } from './group-and-loan-families.ts';
import { SHARE_CHOICE_FAMILIES } from './share-choice-families.ts';
import type { TableFamily } from './example-people.ts';
import { MARRIED_FAMILIES } from './married-families.ts';
import { OTHER_FAMILIES } from './other-families.ts';

export { type Family, MARGARET, ON, SINGLE } from './example-people.ts';

/** One family for each shape that a will can take. Their wills are kept beside the tests and have been read line by line. */
export const FAMILIES: readonly TableFamily[] = [
  ...MARRIED_FAMILIES,
  ...OTHER_FAMILIES,
  ...CHOICE_FAMILIES,
  ...SHARE_CHOICE_FAMILIES,
  ...GROUP_AND_LOAN_FAMILIES,
];
