import { AccessDenied, EventTooLarge, InvalidAppend, OutcomeUnknown, StoreUnavailable, StreamDeleted } from '../event-store.ts';

type FailureKind = 'conflict' | 'too-large' | 'not-found' | 'deleted' | 'denied' | 'refused' | 'unreachable' | 'not-leader' | 'in-doubt';

/** `unreachable`: never sent. `not-leader`: the node names the leader instead. `in-doubt`: it may have been carried out. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly isTransient: boolean;
  readonly code: string;
  /** The stream's revision after a conflict; null when there is no stream. */
  readonly actual: number | null;
  readonly limitBytes: number;

  constructor(
    kind: FailureKind,
    given: Partial<Pick<Failure, 'isTransient' | 'code' | 'actual' | 'limitBytes'>> & { cause?: unknown } = {},
  ) {
    super(`EventStoreDB: ${kind}`, { cause: given.cause });
    this.name = 'Failure';
    this.kind = kind;
    this.isTransient = given.isTransient ?? false;
    this.code = given.code ?? kind;
    this.actual = given.actual ?? null;
    this.limitBytes = given.limitBytes ?? 0;
  }
}

const SILENCE = 'silence';
export const noAnswer = (): Failure => new Failure('in-doubt', { isTransient: true, code: SILENCE });

/** A call that failed because the server said nothing. */
export const isSilence = (error: unknown): boolean =>
  error instanceof StoreUnavailable && error.cause instanceof Failure && error.cause.code === SILENCE;

/** The client's errors carry a `type`, gRPC's a `code`; before the first connection there is neither. */
type ClientError = {
  readonly type?: string;
  readonly code?: number | string;
  readonly message?: string;
  readonly actualVersion?: unknown;
  readonly maxAppendSize?: unknown;
};

type Classify = (error: ClientError) => Failure;

const inDoubt: Classify = (cause) => new Failure('in-doubt', { isTransient: true, code: String(cause.type ?? cause.code), cause });
const unreachable: Classify = (cause) => {
  const isUntrusted = UNTRUSTED.test(cause.message ?? '');
  return new Failure('unreachable', { isTransient: !isUntrusted, code: isUntrusted ? 'untrusted-certificate' : 'unreachable', cause });
};

const BY_TYPE: Readonly<Record<string, Classify>> = {
  'wrong-expected-version': (cause) =>
    new Failure('conflict', { actual: typeof cause.actualVersion === 'bigint' ? Number(cause.actualVersion) : null, cause }),
  'maximum-append-size-exceeded': (cause) => new Failure('too-large', { limitBytes: Number(cause.maxAppendSize), cause }),
  'stream-not-found': (cause) => new Failure('not-found', { cause }),
  'user-not-found': (cause) => new Failure('not-found', { cause }),
  'user-conflict': (cause) => new Failure('conflict', { cause }),
  'stream-deleted': (cause) => new Failure('deleted', { cause }),
  'access-denied': (cause) => new Failure('denied', { cause }),
  'not-leader': (cause) => new Failure('not-leader', { isTransient: true, cause }),
  timeout: inDoubt,
  'deadline-exceeded': inDoubt,
  cancelled: inDoubt,
  unavailable: inDoubt,
};

const [CANCELLED, INVALID_ARGUMENT, DEADLINE_EXCEEDED, PERMISSION_DENIED] = [1, 3, 4, 7];
const [FAILED_PRECONDITION, ABORTED, UNIMPLEMENTED, UNAVAILABLE, UNAUTHENTICATED] = [9, 10, 12, 14, 16];

const refused: Classify = (cause) => new Failure('refused', { code: String(cause.code), cause });
const denied: Classify = (cause) => new Failure('denied', { code: String(cause.code), cause });

const BY_CODE: Readonly<Record<number, Classify>> = {
  [CANCELLED]: inDoubt,
  [DEADLINE_EXCEEDED]: inDoubt,
  [ABORTED]: inDoubt,
  [UNAVAILABLE]: inDoubt,
  [PERMISSION_DENIED]: denied,
  [UNAUTHENTICATED]: denied,
  [INVALID_ARGUMENT]: refused,
  [FAILED_PRECONDITION]: refused,
  [UNIMPLEMENTED]: refused,
};

const NOT_SENT =
  /No connection established|Name resolution failed|Failed to discover|Server Is ((Too )?Busy|Not Ready)|No leader info|Unknown NotHandledReason/;
const UNTRUSTED = /certificate|self.signed|altname|SSL|TLS/i;

/** An unknown error is not transient, and in doubt. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (typeof error !== 'object' || error === null) return new Failure('in-doubt', { cause: error });
  const known: ClientError = error;
  if (NOT_SENT.test(known.message ?? '')) return unreachable(known);
  const classify = BY_TYPE[known.type ?? ''] ?? BY_CODE[Number(known.code)];
  return classify ? classify(known) : new Failure('in-doubt', { code: String(known.code ?? 'unknown'), cause: error });
}

export function toReadError(error: unknown): Error {
  if (!(error instanceof Failure)) return error instanceof Error ? error : new Error('Reading failed', { cause: error });
  return error.kind === 'denied' ? new AccessDenied(error) : new StoreUnavailable(error);
}

/** After one attempt in doubt only a conflict is certain. */
export function toAppendError(error: unknown, stream: string, isInDoubt: boolean): unknown {
  if (!(error instanceof Failure)) return error;
  if (error.kind === 'conflict') return error;
  if (isInDoubt) return new OutcomeUnknown(stream, error);
  const refusals: Partial<Record<Failure['kind'], () => Error>> = {
    denied: () => new AccessDenied(error),
    deleted: () => new StreamDeleted(stream),
    refused: () => new InvalidAppend('The store cannot keep this append', error),
    'too-large': () => new EventTooLarge(error.limitBytes),
  };
  return refusals[error.kind]?.() ?? new StoreUnavailable(error);
}
