const TRANSIENT_SQL_CLASSES = new Set(['08', '40', '53', '57', '58']);
const TRANSIENT_SQL_STATES = new Set(['25006', '55P03', '55006', '25P03']);
const TRANSIENT_NODE_CODES = new Set([
  'ECONNREFUSED',
  // So many connect to a Unix socket at once that it has no place left.
  'EAGAIN',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_STREAM_DESTROYED',
]);
/** These errors of pg have no code. */
const TRANSIENT_MESSAGES =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after|Driver not Connected)/;
const TRANSIENT_NAMES = new Set([
  'StoreUnavailable',
  'OutcomeUnknown',
  'RevisionConflict',
  'TimeoutError',
  // What TypeORM throws after it has released a broken connection.
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
  'ConnectionIsNotSetError',
  'CannotExecuteNotConnectedError',
]);

type Faulty = {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly driverError?: unknown;
  readonly transient?: unknown;
};

/** A lost connection, a lock, a full disk; wrapped errors too. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, cause, driverError, transient }: Faulty = error;
  if (transient === true || TRANSIENT_NAMES.has(error.name)) return true;
  // The Unix socket of a server that is away.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (typeof code === 'string' && isTransientCode(code)) return true;
  return TRANSIENT_MESSAGES.test(error.message) || isTransient(driverError) || isTransient(cause);
}

const isTransientCode = (code: string): boolean =>
  TRANSIENT_NODE_CODES.has(code) || TRANSIENT_SQL_STATES.has(code) || (isSqlState(code) && TRANSIENT_SQL_CLASSES.has(code.slice(0, 2)));

const isSqlState = (code: string): boolean => /^([0-5][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/.test(code);

export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, cause, driverError }: Faulty = error;
  if (typeof code === 'string' && isSqlState(code)) return code;
  return sqlStateOf(driverError) ?? sqlStateOf(cause);
}
