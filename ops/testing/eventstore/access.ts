import type { Metadata } from '@grpc/grpc-js';
import type { Log } from './log.ts';

export type Login = { readonly username: string; readonly password: string };
export type User = Login & { readonly groups: readonly string[] };
export type Action = 'read' | 'write' | 'delete';
/** What a call is about; `$all` is a stream as well. */
export type Asked = { readonly action: Action; readonly stream: string };

const ADMINS = '$admins';
const EVERYBODY = '$all';
const METADATA = '$$';
/** The server's names of rights in an access list. */
const RIGHTS = { read: '$r', write: '$w', delete: '$d', metadataRead: '$mr', metadataWrite: '$mw' } as const;
type Right = (typeof RIGHTS)[keyof typeof RIGHTS];
type AccessList = Partial<Record<Right, string | readonly string[]>>;
/** Of a stream's metadata, and of `$settings`. */
type Lists = { readonly [name in '$acl' | '$userStreamAcl' | '$systemStreamAcl']?: AccessList };

/**
 * Logins and access lists, by the server's rules: administrators may do everything; for others the stream's own list counts, then the one in
 * `$settings`, then that everybody may do everything with streams of users and only administrators anything with those of the system.
 */
export class Access {
  readonly #log: Log;
  readonly #users = new Map<string, User>();

  constructor(log: Log, admin: Login) {
    this.#log = log;
    this.put({ ...admin, groups: [ADMINS] });
  }

  user(name: string): User | undefined {
    return this.#users.get(name);
  }

  put(user: User): void {
    this.#users.set(user.username, user);
  }

  /** Null when nobody has this name and password. */
  caller(metadata: Metadata): User | null {
    const given = String(metadata.get('authorization')[0] ?? '');
    return [...this.#users.values()].find((user) => basic(user) === given) ?? null;
  }

  isAdmin({ groups }: User): boolean {
    return groups.includes(ADMINS);
  }

  may(user: User, { action, stream }: Asked): boolean {
    if (stream === EVERYBODY && action !== 'read') return false;
    const isMetadata = stream.startsWith(METADATA);
    if (isMetadata && action === 'delete') return false;
    if (this.isAdmin(user)) return true;
    const right = isMetadata ? RIGHTS[action === 'read' ? 'metadataRead' : 'metadataWrite'] : RIGHTS[action];
    const roles = this.#roles(isMetadata ? stream.slice(METADATA.length) : stream, right);
    return [EVERYBODY, user.username, ...user.groups].some((role) => roles.includes(role));
  }

  #roles(stream: string, right: Right): readonly string[] {
    const isSystem = stream.startsWith('$');
    const own = this.#last(`${METADATA}${stream}`).$acl?.[right];
    const general = this.#last('$settings')[isSystem ? '$systemStreamAcl' : '$userStreamAcl']?.[right];
    return [own ?? general ?? (isSystem ? ADMINS : EVERYBODY)].flat();
  }

  #last(stream: string): Lists {
    const event = this.#log.stream(stream)?.at(-1);
    return event ? (JSON.parse(Buffer.from(event.data).toString('utf8')) as Lists) : {};
  }
}

const basic = ({ username, password }: Login): string => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
