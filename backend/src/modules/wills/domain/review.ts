import { type FlagDecision, FlagSeverity, type FlagSubject, needsReason, settles } from '@willow/contracts';

export type RaisedFlag = {
  /** Tells the flag from every other of the same answers; holds no name. */
  readonly key: string;
  /** The rule: R01 to R52. */
  readonly id: string;
  readonly severity: FlagSeverity;
  readonly about: FlagSubject | null;
  readonly message: string;
  readonly action: string;
  /** Whether what settles it needs a second operator. */
  readonly twoPeople: boolean;
};

export type Decided = { readonly decision: FlagDecision; readonly choice: string | null; readonly reason: string | null };

/** What one operator decided and another has to agree to; `revision` is its place on the stream. */
export type Proposal = Decided & { readonly by: string; readonly revision: number };

/** `personal` is null after erasure. `proposal`: also one that was agreed to and is the decision now. */
export type Flag = Pick<RaisedFlag, 'key' | 'id' | 'severity' | 'twoPeople'> & {
  /** Where it was raised, or last decided about, on the stream. */
  readonly revision: number;
  readonly personal: Pick<RaisedFlag, 'about' | 'message' | 'action'> | null;
  readonly decided: Decided | null;
  readonly proposal: Proposal | null;
};

export type Review = {
  readonly orderId: string;
  readonly willRevision: number;
  /** SHA-256 of everything the rules saw: decisions hold for these answers and for no others. */
  readonly answerHash: string;
  readonly flags: readonly Flag[];
  readonly cleared: boolean;
};

/** What is under review: another answer or another flag makes another text, a decision does not. */
export const reviewedAs = ({
  answerHash,
  flags,
}: Pick<Review, 'answerHash'> & { readonly flags: readonly Pick<Flag, 'key' | 'severity'>[] }): string =>
  JSON.stringify([answerHash, ...flags.map(({ key, severity }) => `${severity} ${key}`).toSorted()]);

/** Asking the customer and taking a decision back settle nothing: one operator is enough. */
export const needsAgreement = ({ twoPeople }: Pick<Flag, 'twoPeople'>, decision: FlagDecision): boolean => twoPeople && settles(decision);

/** What waits for a second operator. */
export const waiting = ({ decided, proposal }: Pick<Flag, 'decided' | 'proposal'>): Proposal | null => (decided ? null : proposal);

export const stops = ({ severity, decided }: Pick<Flag, 'severity' | 'decided'>): boolean =>
  severity === 'BLOCK' || (severity === 'HIGH' && !(decided && settles(decided.decision)));

export function choicesFor({ severity, ...flag }: Pick<Flag, 'severity' | 'decided' | 'proposal'>): readonly FlagDecision[] {
  const last = flag.decided ?? waiting(flag);
  const undo: readonly FlagDecision[] = last && last.decision !== 'reopened' ? ['reopened'] : [];
  if (severity === 'HIGH') return ['accepted', 'confirmed', 'fixed', 'asked', ...undo];
  return severity === 'MED' ? ['read', 'asked', ...undo] : [];
}

export const standing = ({ flags }: Pick<Review, 'flags'>): readonly Flag[] => heaviestFirst(flags.filter(stops));

export function whyStopped(flags: readonly Flag[]): string {
  const blocking = flags.filter(({ severity }) => severity === 'BLOCK');
  const proposed = flags.filter(waiting);
  const undecided = flags.filter((flag) => flag.severity !== 'BLOCK' && !waiting(flag));
  return [
    ...(blocking.length > 0 ? [`This will is blocked. ${listed(blocking)} Only new answers from the customer clear this.`] : []),
    ...(undecided.length > 0 ? [`Decide before sending: ${listed(undecided)}`] : []),
    ...(proposed.length > 0 ? [`A second operator has to agree before sending: ${listed(proposed)}`] : []),
  ].join(' ');
}

const listed = (flags: readonly Flag[]): string =>
  flags.map(({ id, personal }) => sentence(`${id}: ${personal?.message ?? 'a flag'}`)).join(' ');

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

export const heaviestFirst = <F extends Pick<Flag, 'severity' | 'id'>>(flags: readonly F[]): readonly F[] =>
  flags.toSorted((a, b) => weight(a) - weight(b) || a.id.localeCompare(b.id));

const weight = ({ severity }: Pick<Flag, 'severity'>): number => FlagSeverity.options.indexOf(severity);

export const saysTheSame = (before: Decided | null, next: Decided): boolean =>
  before?.decision === next.decision && (!needsReason(next.decision) || (before.choice === next.choice && before.reason === next.reason));
