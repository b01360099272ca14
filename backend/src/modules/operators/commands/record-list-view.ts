import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { ViewedList } from '../domain/access.ts';
import { Visits } from '../visits.ts';

/** Comes before the answer: what cannot be recorded is not shown. */
export class RecordListView extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly list: ViewedList,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordListView)
export class RecordListViewHandler implements ICommandHandler<RecordListView> {
  constructor(private readonly visits: Visits) {}

  async execute({ operatorId, list, context }: RecordListView): Promise<void> {
    await this.visits.openList(operatorId, list, context);
  }
}
