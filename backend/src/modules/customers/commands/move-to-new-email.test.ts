import { describe, expect, it } from '@jest/globals';
import { type Command, type Decider, fold } from '../../../event-sourcing/core/decider.ts';
import type { Fact } from '../../../event-sourcing/core/fact.ts';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { KeyVault } from '../../../platform/keys/key-vault.ts';
import type { SessionStore } from '../../../platform/sessions/session-store.ts';
import type { Customers } from '../customers.repository.ts';
import { customer } from '../domain/customer.decider.ts';
import {
  CustomerSignedUp,
  type CustomerFact,
  type Details,
  EmailChangeConfirmed,
  EmailChangeRequested,
  EmailChangeStopped,
  EmailVerified,
  LoginLinkIssued,
  PersonalDataErased,
} from '../domain/customer.facts.ts';
import { email, type EmailFact, EmailReserved } from '../domain/email.ts';
import { codes, details as jane } from '../testing/jane.ts';
import type { Emails } from '../emails.repository.ts';
import { MoveToNewEmail, MoveToNewEmailHandler } from './move-to-new-email.ts';

const [OLD, NEW] = ['jane@example.test', 'jane@new.example.test'];
const details = (email: string): Details => ({ ...jane, email });
const link = (linkId: string) => ({ linkId, tokenHash: `hash of ${linkId}` });
const signedUp = (address: string) => CustomerSignedUp.of({ signupId: 's', browserHash: null, ...codes }, details(address));
const requested = (changeId: string, address: string) =>
  EmailChangeRequested.of(
    {
      changeId,
      links: { current: link(`${changeId}c`), new: link(`${changeId}n`) },
      requestedAt: '2026-01-01T10:00:00.000Z',
      expiresAt: '2026-01-02T10:00:00.000Z',
      movesWithoutCurrentFrom: null,
    },
    { email: address, reason: null },
  );
const yes = (mailbox: 'current' | 'new') => EmailChangeConfirmed.of({ changeId: 'x', mailbox });
const verified = [signedUp(OLD), EmailVerified.of({ linkId: 'l', ...codes }, details(OLD))];
const proven = [...verified, requested('x', NEW), yes('new'), yes('current')];
const verifyLink = LoginLinkIssued.of({
  linkId: 'v',
  signupId: 's',
  purpose: 'verify',
  reason: 'signed-up',
  tokenHash: 'hash of v',
  browserHash: null,
  expiresAt: '2026-02-01T10:00:00.000Z',
  codeHash: null,
  discountCode: null,
});

class Died extends Error {}

/** Streams in memory. Every call takes a moment, a command is one step, and the process dies at one of them. */
class World {
  readonly customers = new Map<string, CustomerFact[]>();
  readonly emails = new Map<string, EmailFact[]>();
  readonly loggedOut: string[] = [];
  readonly destroyed: string[] = [];
  diesAt = Number.POSITIVE_INFINITY;
  steps = 0;
  readonly #pause: () => Promise<void>;

  constructor(pause: () => Promise<void> = () => Promise.resolve()) {
    this.#pause = pause;
  }

  owned(address: string, customerId: string, ...facts: readonly CustomerFact[]): this {
    this.customers.set(customerId, [...facts]);
    this.emails.set(address, [EmailReserved.of({ customerId })]);
    return this;
  }

  owner(address: string): string | null {
    return fold(email, this.emails.get(address) ?? []).customerId;
  }

  state(customerId: string) {
    return fold(customer, this.customers.get(customerId) ?? []);
  }

  use(customerId: string, tokenHash: string): void {
    this.#decide(customer, this.customers, customerId, { type: 'UseLink', tokenHash, now: '2026-01-01T11:00:00.000Z' });
  }

  async move(changeId = 'x'): Promise<void> {
    const idOf = (address: string) => address;
    const customers = {
      load: (id: string) =>
        this.#step(() => ({
          state: this.state(id),
          facts: (this.customers.get(id) ?? []).map((fact, n) => ({ ...fact, recordedAt: this.recordedAt(id, n) })),
        })),
      handle: (id: string, command: never) => this.#step(() => this.#decide(customer, this.customers, id, command)),
    };
    const emails = {
      idOf,
      ownerOf: (address: string) => this.#step(() => this.owner(address)),
      handle: (id: string, command: never) => this.#step(() => this.#decide(email, this.emails, id, command)),
      free: (address: string, customerId: string) =>
        this.#step(() => this.#decide(email, this.emails, address, { type: 'Release', customerId })),
    };
    const sessions = { revokeAll: (_: string, id: string) => this.#step(() => this.loggedOut.push(id)) };
    const vault = { destroy: (stream: string) => this.#step(() => this.destroyed.push(stream)) };
    const handler = new MoveToNewEmailHandler(
      customers as unknown as Customers,
      emails as unknown as Emails,
      sessions as unknown as SessionStore,
      vault as unknown as KeyVault,
    );
    const context = { actor: 'system:test', correlationId: 'c', causationId: 'c', now: new Date('2026-01-01T12:00:00.000Z') } as const;
    await handler.execute(new MoveToNewEmail('jane', changeId, context));
  }

  recordedAt: (id: string, n: number) => string = () => '2026-01-01T09:00:00.000Z';

  async #step<T>(work: () => T): Promise<T> {
    await this.#pause();
    this.steps += 1;
    if (this.steps === this.diesAt) throw new Died();
    return work();
  }

  #decide<S, C extends Command, F extends Fact, R extends string>(
    decider: Decider<S, C, F, R>,
    streams: Map<string, F[]>,
    id: string,
    command: C,
  ) {
    const before = streams.get(id) ?? [];
    const { state, when } = given(decider, ...before);
    const facts = when(command);
    if (facts instanceof Refusal) return { state, facts: [] };
    streams.set(id, [...before, ...facts]);
    return { state: fold(decider, [...before, ...facts]), facts };
  }
}

const moved = (world: World) => {
  expect(world.state('jane').details?.email).toBe(NEW);
  expect([world.owner(NEW), world.owner(OLD)]).toEqual(['jane', null]);
  expect(world.loggedOut).toContain('jane');
};

/** Of a world as it is given: the process dies at each step in turn, and the job runs again. */
async function dyingEverywhere(begin: () => World, check: (world: World) => void): Promise<void> {
  for (let diesAt = 1; ; diesAt += 1) {
    const world = begin();
    world.diesAt = diesAt;
    const died = await world.move().then(
      () => false,
      (error: unknown) => error instanceof Died,
    );
    if (died) await world.move();
    check(world);
    if (!died) return;
  }
}

describe('the move to a new address', () => {
  it('is finished wherever a process dies', async () => {
    await dyingEverywhere(() => new World().owned(OLD, 'jane', ...proven), moved);
  });

  it('erases an older sign-up that nobody proved, wherever a process dies: its link proves nothing any more', async () => {
    const begin = () => new World().owned(OLD, 'jane', ...proven).owned(NEW, 'old', signedUp(NEW), verifyLink);
    await dyingEverywhere(begin, (world) => {
      moved(world);
      world.use('old', 'hash of v');
      expect(world.state('old').status).toBe('erased');
      expect(world.destroyed).toContain('customer-old');
    });
  });

  it.each<[string, (world: World) => World]>([
    ['an account', (world) => world.owned(NEW, 'kim', signedUp(NEW), EmailVerified.of({ linkId: 'k', ...codes }, details(NEW)))],
    [
      'a sign-up that is younger than the change',
      (world) => Object.assign(world.owned(NEW, 'kim', signedUp(NEW)), { recordedAt: () => '2026-01-01T11:00:00.000Z' }),
    ],
    ['a sign-up that is not written yet', (world) => world.owned(NEW, 'kim')],
  ])('leaves the address to %s', async (_, and) => {
    await dyingEverywhere(
      () => and(new World().owned(OLD, 'jane', ...proven)),
      (world) => {
        expect(world.state('jane')).toMatchObject({ details: { email: OLD }, emailChange: { outcome: 'taken' } });
        expect([world.owner(NEW), world.owner(OLD)]).toEqual(['kim', 'jane']);
        expect(world.loggedOut).toEqual([]);
      },
    );
  });

  it('takes an address that an erased account left behind', async () => {
    const world = new World().owned(OLD, 'jane', ...proven).owned(NEW, 'gone', signedUp(NEW), PersonalDataErased.of({}));
    await world.move();
    moved(world);
  });

  it.each<[string, CustomerFact]>([
    ['was stopped', EmailChangeStopped.of({ changeId: 'x', by: 'current' })],
    ['was asked for anew', requested('y', 'jane@third.example.test')],
  ])('keeps nothing of a change that %s after its address was taken', async (_, then) => {
    const world = new World().owned(OLD, 'jane', ...proven, then);
    world.emails.set(NEW, [EmailReserved.of({ customerId: 'jane' })]);
    await world.move();
    expect([world.owner(NEW), world.owner(OLD)]).toEqual([null, 'jane']);
    expect(world.state('jane').details?.email).toBe(OLD);
  });

  it('does no harm twice at once, however the two overtake each other', async () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      let drawn = seed;
      const pause = async () => {
        drawn = (drawn * 48_271) % 2_147_483_647;
        for (let turns = drawn % 20; turns > 0; turns -= 1) await Promise.resolve();
      };
      const world = new World(pause).owned(OLD, 'jane', ...verified, requested('x', NEW), yes('new'));
      const early = world.move();
      await pause();
      const facts = world.customers.get('jane') ?? [];
      world.customers.set('jane', [...facts, yes('current')]);
      await Promise.all([early, world.move(), world.move()]);
      moved(world);
    }
  });
});
