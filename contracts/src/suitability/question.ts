import type { AdviserId } from './advisers.ts';

/** `refer`: a specialist has to write this will. `ask`: we can, once something else is asked. */
export type Kind = 'ask' | 'refer';

export type Reason = {
  readonly kind: Kind;
  readonly title: string;
  readonly text: string;
  readonly advisers: readonly AdviserId[];
  /** The review flags that say the same to an operator, once answers are there: will-drafting.md, section 3. */
  readonly flags: readonly string[];
};

export type Option = { readonly id: string; readonly label: string; readonly hint?: string; readonly reason?: Reason };

export type Question = {
  readonly id: string;
  readonly question: string;
  readonly hint?: string;
  /** One answer only, or as many as fit. */
  readonly choose: 'one' | 'any';
  readonly options: readonly Option[];
};

/** The answer to a question of many that none of them fits. */
export const NONE = 'none';
