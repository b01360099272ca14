import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { SettingChange } from '@willow/contracts';
import { GetOperatorNames } from '../../operators/index.ts';
import type { SettingsFact } from '../domain/settings.ts';
import { SERVICE, SettingsRepository } from '../settings.repository.ts';

const MOST = 50;

/** Who set what and when, the newest first. */
export class ListSettingChanges extends Query<SettingChange[]> {}

@QueryHandler(ListSettingChanges)
export class ListSettingChangesHandler implements IQueryHandler<ListSettingChanges> {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<SettingChange[]> {
    const newest = (await this.settings.load(SERVICE)).facts.slice(-MOST).toReversed();
    const names = await this.queries.execute(new GetOperatorNames(newest.map(({ metadata }) => metadata.actor)));
    return newest.map((fact) => ({
      at: fact.metadata.occurredAt,
      by: names.get(fact.metadata.actor)?.name ?? fact.metadata.actor,
      words: wordsOf(fact),
    }));
  }
}

function wordsOf(fact: SettingsFact): string {
  switch (fact.type) {
    case 'NoticePublished':
      return `published the notice “${fact.data.text}”`;
    case 'NoticeWithdrawn':
      return 'withdrew the notice';
    case 'PaymentsPaused':
      return `paused payments: ${fact.personal?.reason ?? 'the reason was erased'}`;
    case 'PaymentsResumed':
      return 'took payments again';
    case 'PreparedAnswerSaved':
      return `saved the prepared answer “${fact.personal?.title ?? 'erased'}”`;
    case 'PreparedAnswerRemoved':
      return 'removed a prepared answer';
    case 'ReviewTargetSet':
      return `set the target to ${fact.data.hours} ${fact.data.hours === 1 ? 'hour' : 'hours'}`;
  }
}
