/** The login is separate, so that the address may be logged. */
export type Connection = {
  readonly address: string;
  readonly options: ReadonlyMap<string, string>;
  readonly login: Login | null;
  readonly isSecure: boolean;
};

export type Login = { readonly username: string; readonly password: string };

/** Quotes nothing but names of options, because the URL may contain a password. */
export class InvalidConnectionUrl extends Error {
  readonly #reason: string;

  constructor(reason: string, setting = 'EVENTSTORE_URL') {
    super(`${setting} ${reason}`);
    this.name = 'InvalidConnectionUrl';
    this.#reason = reason;
  }

  of(setting: string): InvalidConnectionUrl {
    return new InvalidConnectionUrl(this.#reason, setting);
  }
}

const SHAPE = /^(?<scheme>[a-z]+(?:\+discover)?):\/\/(?:(?<login>[^?]*)@)?(?<hosts>[^@?]+?)\/*(?:\?(?<query>.*))?$/;
const SCHEMES: Readonly<Record<string, string>> = {
  esdb: 'esdb',
  'esdb+discover': 'esdb+discover',
  kurrentdb: 'esdb',
  'kurrentdb+discover': 'esdb+discover',
};
const HOSTS = /^[\w.-]+(:\d{1,5})?(,[\w.-]+(:\d{1,5})?)*$/;
/** All options of the client. It would print the whole string for an unknown one, password included. */
const OPTIONS = [
  'connectionName',
  'defaultDeadline',
  'discoveryInterval',
  'gossipTimeout',
  'keepAliveInterval',
  'keepAliveTimeout',
  'maxDiscoverAttempts',
  'nodePreference',
  'throwOnAppendFailure',
  'tls',
  'tlsCAFile',
  'tlsVerifyCert',
  'userCertFile',
  'userKeyFile',
] as const;

const flat = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');
const NAMES = new Map<string, string>(OPTIONS.map((name) => [flat(name), name]));

/** Like `esdb://user:password@host:2113,host:2113?tls=true&tlsCAFile=…`; also the newer scheme `kurrentdb`. */
export function parseConnectionUrl(url: string): Connection {
  const { scheme = '', login, hosts = '', query = '' } = SHAPE.exec(url.trim())?.groups ?? {};
  const protocol = SCHEMES[scheme];
  if (!protocol) throw new InvalidConnectionUrl('must begin with esdb:// or esdb+discover:// and name a host');
  if (!HOSTS.test(hosts))
    throw new InvalidConnectionUrl('must name its hosts as name:port, with commas between them, and percent-encode the login');
  const options = readOptions(query);
  assertUsable(options);
  const isSecure = options.get('tls') !== 'false';
  const read = login ? readLogin(login) : null;
  // Without a login the client would use its batch append, whose calls have no timeout.
  if (isSecure && !read) throw new InvalidConnectionUrl('needs a login (user:password@) when TLS is on');
  return { address: `${protocol}://${hosts}`, options, login: read, isSecure };
}

export const redacted = ({ address, login }: Connection): string => address.replace('://', login ? '://***@' : '://');

function readLogin(text: string): Login {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) throw new InvalidConnectionUrl('has a login that is not user:password');
  return { username: decoded(text.slice(0, colon)), password: decoded(text.slice(colon + 1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new InvalidConnectionUrl('has a login that is not percent-encoded correctly');
  }
}

function readOptions(query: string): Map<string, string> {
  const options = new Map<string, string>();
  for (const pair of query.split('&').filter(Boolean)) {
    // Trimmed, as the client does.
    const [given = '', value = ''] = pair.split(/=(.*)/s).map((part) => part.trim());
    const name = NAMES.get(flat(given));
    if (!name) throw new InvalidConnectionUrl(`has an option that is not known: ${given.replaceAll(/[^\w-]/g, '?').slice(0, 40)}`);
    if (options.has(name)) throw new InvalidConnectionUrl(`gives ${name} twice`);
    if (value === '') throw new InvalidConnectionUrl(`has no value for ${name}`);
    options.set(name, value);
  }
  return options;
}

function assertUsable(options: ReadonlyMap<string, string>): void {
  if (options.get('tlsVerifyCert') === 'false')
    throw new InvalidConnectionUrl('cannot switch certificate checks off: name the authority with tlsCAFile');
  if (options.get('throwOnAppendFailure') === 'false') throw new InvalidConnectionUrl('must not set throwOnAppendFailure');
  for (const name of ['keepAliveInterval', 'keepAliveTimeout']) {
    const value = options.get(name);
    if (value !== undefined && !/^[1-9]\d*$/.test(value))
      throw new InvalidConnectionUrl(`must keep ${name} on: without it a dead connection is never noticed`);
  }
}
