import type { Metadata, ServiceError } from '@grpc/grpc-js';
import { setTimeout as sleep } from 'node:timers/promises';
import { Access } from './access.ts';
import type { Asked, Login } from './access.ts';
import { newCandidate } from './elections.ts';
import type { Candidate } from './elections.ts';
import { Faults } from './faults.ts';
import type { Method } from './faults.ts';
import { Log } from './log.ts';
import { accessDenied, notLeader, statusError, unauthenticated } from './status.ts';

export type Address = { readonly host: string; readonly port: number };

export class Node {
  readonly log: Log;
  readonly faults = new Faults();
  /** Null: there are no logins, and everybody may do everything. */
  readonly access: Access | null;
  leader: Address | null = null;
  members: readonly Member[] = [];
  /** As a database without rights for the login does. */
  deniesAccess = false;
  /** False: as between two leaders. */
  isReady = true;
  onResign: () => void = () => undefined;
  candidate: Candidate = newCandidate();
  openReads = 0;
  readonly openBatches = new Set<{ end(): void }>();
  /** False: as a server that has no batch call. */
  hasBatch = true;
  /** How long an append is under way before it is stored. The same one sent again meanwhile is dropped without an answer, as servers do. */
  commitMs = 0;
  readonly #underWay = new Set<string>();
  readonly calls = new Map<Method, number>();

  constructor(log: Log, admin: Login | null) {
    this.log = log;
    this.access = admin && new Access(log, admin);
  }

  /** As after a restart: the priority is the one of the settings again. */
  standAnew(priority: number): void {
    this.candidate = newCandidate(priority);
  }

  count(method: Method): void {
    this.calls.set(method, (this.calls.get(method) ?? 0) + 1);
  }

  /** False when it is under way already. */
  async underWay(append: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.#underWay.has(append)) return false;
    this.#underWay.add(append);
    await work();
    return this.#underWay.delete(append);
  }

  async admit(method: Method, metadata: Metadata, asked: Asked | null = null): Promise<Admission> {
    this.count(method);
    const fault = this.faults.take(method);
    if (fault?.kind === 'late') await sleep(fault.delayMs);
    if (fault?.kind === 'status') return { refused: statusError(fault.code, fault.details ?? 'A fault', fault.trailers) };
    if (fault?.kind === 'not-leader') return { refused: notLeader(fault.host, fault.port) };
    if (fault?.kind === 'hang') return 'hangs';
    // Gossip and features are for everybody.
    const refused = method === 'gossip' || method === 'features' ? null : this.#refusal(metadata, asked);
    if (refused) return { refused };
    if (fault?.kind === 'status-after') return { afterwards: statusError(fault.code, fault.details ?? 'A fault', fault.trailers) };
    if (fault?.kind === 'lost-reply') return { afterwards: null };
    return fault?.kind === 'silent' ? 'silent' : 'admitted';
  }

  #refusal(metadata: Metadata, asked: Asked | null): ServiceError | null {
    const caller = this.access?.caller(metadata);
    if (caller === null) return unauthenticated();
    if (this.deniesAccess || (caller && asked && !this.access?.may(caller, asked))) return accessDenied();
    if (!this.isReady) return statusError('UNAVAILABLE', 'Server Is Not Ready');
    if (this.leader && metadata.get('requires-leader')[0] === 'true') return notLeader(this.leader.host, this.leader.port);
    return null;
  }
}

export type Member = Address & {
  readonly state: 'leader' | 'follower' | 'clone' | 'read-only-replica' | 'unknown';
  readonly isAlive: boolean;
};

/** `afterwards`: the work is done and then this is answered, or nothing at all. */
type Admission = 'admitted' | 'hangs' | 'silent' | { readonly refused: ServiceError } | { readonly afterwards: ServiceError | null };
