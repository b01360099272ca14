/** One line for the person who starts the product: which setting, where it leads, what is wrong, what to do. Never a password. */
export class StartError extends Error {
  constructor(setting: string, url: string, { problem, remedy }: Cause) {
    super(`${setting}: ${hostOf(url)} cannot be used: ${problem}. ${remedy}`);
    this.name = 'StartError';
  }
}

export type Cause = { readonly problem: string; readonly remedy: string };

const hostOf = (url: string): string =>
  (directoryIn(url) ??
    url
      .replace(/^[^:]*:\/\//, '')
      .replace(/^.*@/, '')
      .split(/[/?#]/)[0]) ||
  'its host';

/** Of a Unix socket, in both forms that PostgreSQL's clients know. */
const directoryIn = (url: string): string | undefined =>
  /[?&]host=(\/[^&#]*|%2F[^&#]*)|@(%2F[^/?#]*)/i.exec(url)?.slice(1).find(Boolean)?.replaceAll(/%2F/gi, '/');

const CAUSES: readonly (readonly [RegExp, string, string])[] = [
  // First, because the words of the system name the path of a socket, which may have any of those below in it.
  [/connect (ECONNREFUSED|ENOENT)/, 'nothing listens there', 'Start it, or correct host and port.'],
  [/connect EACCES/, 'this user may not enter the directory of its socket', 'Run as a user who may, or correct the directory.'],
  // Then it takes everybody, or in its protected mode nobody from another machine.
  [/lets anybody in|DENIED Redis/, 'it runs without its password', 'Start it with that: requirepass, or the secret redis_password.'],
  [/28P01|28000|WRONGPASS|NOAUTH|invalid username-password|ERR AUTH|AccessDenied/, 'it refuses the login', 'Correct user and password.'],
  [/3D000|DB index/, 'there is no such database', 'Create it, or correct its name.'],
  [/ENOTFOUND|EAI_AGAIN|Name resolution/, 'nobody knows a host of that name', 'Correct the host.'],
  [
    /SSL|TLS|CERT|untrusted|UNABLE_TO_|SELF_SIGNED|EPROTO|certificate/i,
    'the two sides do not agree on TLS, or the certificate is not trusted',
    'Check whether it speaks TLS and who signed its certificate.',
  ],
  [/ECONNREFUSED/, 'nothing listens there', 'Start it, or correct host and port.'],
  [/ETIMEDOUT|timeout|silence|in time/i, 'there was no answer in time', 'Check host, port, network and firewall.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'there is no way to that host', 'Check host and network.'],
  [/57P03/, 'it is just starting', 'Try again in a moment.'],
  [/53300/, 'it has no connection left', 'Raise its limit, or stop what holds them.'],
  [/Protocol error|ECONNRESET|terminated|closed/i, 'something else answers there', 'Correct host and port.'],
];

/** What libraries say about a failed connection, their causes too, in words that help. */
export function causeOf(error: unknown): Cause {
  const said = wordsOf(error);
  const [, problem, remedy] = CAUSES.find(([pattern]) => pattern.test(said)) ?? [];
  return problem && remedy
    ? { problem, remedy: remedy + ifStopped(said) }
    : { problem: 'it does not answer as it should', remedy: 'Check that it runs and is reachable.' };
}

/** A container that is stopped has no name: that is how whoever asks for it sees it. Hosts elsewhere have a dot in theirs. */
function ifStopped(said: string): string {
  const [, service] = /(?:ENOTFOUND |EAI_AGAIN |dns:\/*)([a-z][\w-]*)(?![\w.-])/.exec(said) ?? [];
  return service ? ` Or its container is stopped: docker compose ps --all; then docker compose up -d ${service}` : '';
}

type Said = {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly cause?: unknown;
};

function wordsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { name, code, message, errors, cause }: Said = error;
  const inner = Array.isArray(errors) ? errors.map(wordsOf) : [];
  const words = [name, code, message].filter((word) => typeof word === 'string' || typeof word === 'number');
  return [...words, ...inner, wordsOf(cause)].join(' ');
}
