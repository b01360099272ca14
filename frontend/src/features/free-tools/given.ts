import type { Pence } from '@willow/contracts/money';

/** What was typed and chosen in a calculator. */
export type Given = {
  readonly money: (name: string) => Pence;
  readonly choice: (name: string) => string;
};
