import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ExportedList, ExportPurpose } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { AccessTrace } from '../access-trace.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { type AccessFact, ListExported, OrderExported, SheetExported } from '../domain/access.ts';

/** A list, a sheet, or the facts of one order. */
export type Exported =
  | { readonly list: ExportedList; readonly rows: number; readonly purpose: ExportPurpose }
  | FactOf<typeof SheetExported>['data']
  | { readonly orderId: string; readonly purpose: ExportPurpose };

/** Comes before the file: what cannot be recorded is not offered. */
export class RecordExport extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly exported: Exported,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordExport)
export class RecordExportHandler implements ICommandHandler<RecordExport> {
  constructor(private readonly trace: AccessTrace) {}

  async execute({ operatorId, exported, context }: RecordExport): Promise<void> {
    await this.trace.record(operatorId, [factOf(exported)], context);
  }
}

function factOf(exported: Exported): AccessFact {
  if ('orderId' in exported) return OrderExported.of(exported);
  return 'sheet' in exported ? SheetExported.of(exported) : ListExported.of(exported);
}
