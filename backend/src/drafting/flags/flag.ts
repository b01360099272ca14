import { type FlagSubject } from './flag-subject.ts';
import type { FlagCase } from './case.ts';
import type { RuleId } from './reasons.ts';

/** BLOCK stops the final, HIGH needs a decision, MED is read and ticked, the rest only informs. Heaviest first. */
export const SEVERITIES = ['BLOCK', 'HIGH', 'MED', 'LOW', 'INFO'] as const;
type Severity = (typeof SEVERITIES)[number];

export type Flag = {
  /** Tells the flag from every other of the same answers; holds no name. */
  readonly key: string;
  readonly id: string;
  readonly severity: Severity;
  readonly about: FlagSubject | null;
  readonly message: string;
  readonly action: string;
  /** Whom or what a customer is asked about, by name, where the rule knows it better than its place says; none: nothing is asked. */
  readonly items?: readonly string[];
  /** What the customer is asked, where it is not what the rule asks otherwise. */
  readonly question?: string;
};

export type Finding = {
  readonly about: FlagSubject | null;
  readonly message: string;
  readonly severity?: Severity;
  readonly action?: string;
  readonly items?: readonly string[];
  readonly question?: string;
};

export type Rule = {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly action: string;
  /** One matter, whoever it is about: its flag names all of them, and its key stays the same when one more joins. */
  readonly isOneMatter?: boolean;
  readonly find: (given: FlagCase) => readonly Finding[];
};

export const found = (condition: boolean, about: FlagSubject | null, message: string, severity?: Severity): readonly Finding[] =>
  condition ? [{ about, message, ...(severity && { severity }) }] : [];
