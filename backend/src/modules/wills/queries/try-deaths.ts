import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MESSAGES, type WhoGetsWhat } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import type { Trial } from '../../../drafting/index.ts';
import { CurrentWills } from '../current-wills.ts';

export class TryDeaths extends Query<WhoGetsWhat> {
  constructor(
    readonly customerId: string,
    readonly trial: Trial,
  ) {
    super();
  }
}

@QueryHandler(TryDeaths)
export class TryDeathsHandler implements IQueryHandler<TryDeaths> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId, trial }: TryDeaths): Promise<WhoGetsWhat> {
    const { input } = await this.currentWills.see(customerId);
    const result = await this.currentWills.explain(customerId, 'whoGetsWhat', input, trial);
    const known = new Set(result.people.map(({ id }) => id));
    const dead = new Set(trial.dead);
    refuseUnless(trial.dead, 'dead', (id) => known.has(id), 'PersonNotInWill', MESSAGES.notInTheWill);
    refuseUnless(trial.noIssue, 'noIssue', (id) => dead.has(id), 'NotDeadInTrial', MESSAGES.notDeadInTrial);
    return result;
  }
}

function refuseUnless(
  ids: readonly string[],
  list: keyof Trial,
  isFine: (id: string) => boolean,
  reason: WillRefusal,
  message: string,
): void {
  const wrong = ids.findIndex((id) => !isFine(id));
  if (wrong >= 0) throw new RefusedError<WillRefusal>(reason, { issues: [{ path: [list, wrong], message }] });
}
