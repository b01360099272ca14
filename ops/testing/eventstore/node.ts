import type { Metadata, ServiceError } from '@grpc/grpc-js';
import { setTimeout as sleep } from 'node:timers/promises';
import { Faults } from './faults.ts';
import type { Method } from './faults.ts';
import { Log } from './log.ts';
import { accessDenied, notLeader, statusError, unauthenticated } from './status.ts';

export type Address = { readonly host: string; readonly port: number };
export type Login = { readonly username: string; readonly password: string };

export class Node {
  readonly log: Log;
  readonly faults = new Faults();
  readonly login: Login | null;
  leader: Address | null = null;
  members: readonly Member[] = [];
  /** As a database without rights for the login does. */
  deniesAccess = false;
  openReads = 0;
  readonly calls = new Map<Method, number>();

  constructor(log: Log, login: Login | null) {
    this.log = log;
    this.login = login;
  }

  async admit(method: Method, metadata: Metadata): Promise<Admission> {
    this.calls.set(method, (this.calls.get(method) ?? 0) + 1);
    const fault = this.faults.take(method);
    if (fault?.kind === 'late') await sleep(fault.delayMs);
    if (fault?.kind === 'status') return { refused: statusError(fault.code, fault.details ?? 'A fault', fault.trailers) };
    if (fault?.kind === 'not-leader') return { refused: notLeader(fault.host, fault.port) };
    if (fault?.kind === 'hang') return 'hangs';
    // Gossip and features are for everybody.
    const refused = method === 'gossip' || method === 'features' ? null : this.#refusal(metadata);
    if (refused) return { refused };
    if (fault?.kind === 'status-after') return { afterwards: statusError(fault.code, fault.details ?? 'A fault', fault.trailers) };
    if (fault?.kind === 'lost-reply') return { afterwards: null };
    return fault?.kind === 'silent' ? 'silent' : 'admitted';
  }

  #refusal(metadata: Metadata): ServiceError | null {
    if (this.login && metadata.get('authorization')[0] !== basic(this.login)) return unauthenticated();
    if (this.deniesAccess) return accessDenied();
    if (this.leader && metadata.get('requires-leader')[0] === 'true') return notLeader(this.leader.host, this.leader.port);
    return null;
  }
}

export type Member = Address & { readonly state: 'leader' | 'follower' | 'read-only-replica' | 'unknown'; readonly isAlive: boolean };

/** `afterwards`: the work is done and then this is answered, or nothing at all. */
type Admission = 'admitted' | 'hangs' | 'silent' | { readonly refused: ServiceError } | { readonly afterwards: ServiceError | null };

const basic = ({ username, password }: Login): string => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
