import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Role } from '@willow/contracts';
import { Operators } from '../operators.repository.ts';

/** `role`: what it is now. */
export type NamedOperator = { readonly id: string; readonly name: string; readonly role: Role };

const ACTOR = 'operator:';
const NOBODY = 'Somebody who is not on the team any more';

/** By the actors of facts; also operators who can no longer sign in. */
export class GetOperatorNames extends Query<ReadonlyMap<string, NamedOperator>> {
  constructor(readonly actors: Iterable<string>) {
    super();
  }
}

@QueryHandler(GetOperatorNames)
export class GetOperatorNamesHandler implements IQueryHandler<GetOperatorNames> {
  constructor(private readonly operators: Operators) {}

  async execute({ actors }: GetOperatorNames): Promise<ReadonlyMap<string, NamedOperator>> {
    const named = [...new Set(actors)].map(async (actor) => [actor, await this.#named(actor)] as const);
    return new Map(await Promise.all(named));
  }

  async #named(actor: string): Promise<NamedOperator> {
    const id = actor.startsWith(ACTOR) ? actor.slice(ACTOR.length) : actor;
    const { state } = await this.operators.load(id);
    return { id, name: state.identity?.name ?? NOBODY, role: state.role };
  }
}
