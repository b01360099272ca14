import { type FlagDecision, FlagSeverity, type FlagSubject, needsReason } from '@willow/contracts';

export type RaisedFlag = {
  /** Tells the flag from every other of the same answers; holds no name. */
  readonly key: string;
  /** The rule: R01 to R52. */
  readonly id: string;
  readonly severity: FlagSeverity;
  readonly about: FlagSubject | null;
  readonly message: string;
  readonly action: string;
};

export type Decided = { readonly decision: FlagDecision; readonly reason: string | null };

/** `personal` is null after erasure. */
export type Flag = Pick<RaisedFlag, 'key' | 'id' | 'severity'> & {
  readonly personal: Pick<RaisedFlag, 'about' | 'message' | 'action'> | null;
  readonly decided: Decided | null;
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

const SETTLES: ReadonlySet<FlagDecision> = new Set(['accepted', 'confirmed', 'fixed']);

export const stops = ({ severity, decided }: Pick<Flag, 'severity' | 'decided'>): boolean =>
  severity === 'BLOCK' || (severity === 'HIGH' && !(decided && SETTLES.has(decided.decision)));

export function choicesFor({ severity, decided }: Pick<Flag, 'severity' | 'decided'>): readonly FlagDecision[] {
  const undo: readonly FlagDecision[] = decided && decided.decision !== 'reopened' ? ['reopened'] : [];
  if (severity === 'HIGH') return ['accepted', 'confirmed', 'fixed', 'asked', ...undo];
  return severity === 'MED' ? ['read', 'asked', ...undo] : [];
}

export const standing = ({ flags }: Pick<Review, 'flags'>): readonly Flag[] => heaviestFirst(flags.filter(stops));

export function whyStopped(flags: readonly Flag[]): string {
  const blocking = flags.filter(({ severity }) => severity === 'BLOCK');
  const waiting = flags.filter(({ severity }) => severity !== 'BLOCK');
  return [
    ...(blocking.length > 0 ? [`This will is blocked. ${listed(blocking)} Only new answers from the customer clear this.`] : []),
    ...(waiting.length > 0 ? [`Decide before sending: ${listed(waiting)}`] : []),
  ].join(' ');
}

const listed = (flags: readonly Flag[]): string =>
  flags.map(({ id, personal }) => sentence(`${id}: ${personal?.message ?? 'a flag'}`)).join(' ');

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

export const heaviestFirst = <F extends Pick<Flag, 'severity' | 'id'>>(flags: readonly F[]): readonly F[] =>
  flags.toSorted((a, b) => weight(a) - weight(b) || a.id.localeCompare(b.id));

const weight = ({ severity }: Pick<Flag, 'severity'>): number => FlagSeverity.options.indexOf(severity);

export const saysTheSame = (before: Decided | null, next: Decided): boolean =>
  before?.decision === next.decision && (!needsReason(next.decision) || before.reason === next.reason);
