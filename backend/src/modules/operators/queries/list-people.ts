import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Person } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { Operators } from '../operators.repository.ts';
import { OperatorAccountRow } from '../projections/operator-account.entity.ts';
import { operatorAccountProjection } from '../projections/operator-account.projection.ts';

/** The whole team by name, or the one that is named. */
export class ListPeople extends Query<Person[]> {
  constructor(
    /** Who asks. */
    readonly askedBy: string,
    readonly after: Position | null,
    readonly only?: string,
  ) {
    super();
  }
}

@QueryHandler(ListPeople)
export class ListPeopleHandler implements IQueryHandler<ListPeople> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
    private readonly refused: RefusedAddresses,
  ) {}

  async execute({ askedBy, after, only }: ListPeople): Promise<Person[]> {
    if (after) await this.progress.waitFor(operatorAccountProjection.name, after, READ_WAIT_MS);
    const rows = await this.db.getRepository(OperatorAccountRow).find(only === undefined ? {} : { where: { id: only } });
    const sessions = await this.sessions.count('operator', this.clock.now());
    const people = await Promise.all(rows.map((row) => this.#shown(row, askedBy, sessions.get(row.id) ?? 0)));
    return people.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB') || one.id.localeCompare(other.id));
  }

  async #shown(row: OperatorAccountRow, askedBy: string, sessions: number): Promise<Person[]> {
    const { id, role, state, secondFactor, passkeys, invitedUntil, lastSignInAt } = row;
    const { identity } = (await this.operators.load(id)).state;
    if (!identity) return [];
    const times = { invitedUntil: invitedUntil?.toISOString() ?? null, lastSignInAt: lastSignInAt?.toISOString() ?? null };
    const undelivered = await this.refused.has(identity.email);
    return [
      {
        id,
        ...identity,
        role,
        state,
        secondFactor,
        passkeys,
        ...times,
        sessions,
        self: id === askedBy,
        ...(undelivered && { undelivered }),
      },
    ];
  }
}
