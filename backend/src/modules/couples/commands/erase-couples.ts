import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { Couples, coupleStream } from '../couples.repository.ts';
import { FindCouples } from '../queries/find-couples.ts';

/** Ends every pair of a customer, and destroys the key of the name and address that were invited. Safe to repeat. */
export class EraseCouples extends Command<void> {
  constructor(
    readonly customerId: string,
    /** Where the account ended: no pair comes after it. */
    readonly after: Position,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EraseCouples)
export class EraseCouplesHandler implements ICommandHandler<EraseCouples> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
    private readonly vault: KeyVault,
  ) {}

  async execute({ customerId, after, context }: EraseCouples): Promise<void> {
    for (const { id } of await this.queries.execute(new FindCouples(customerId, after))) {
      await this.couples.handle(id, { type: 'Leave', by: customerId }, context);
      await this.vault.destroy(coupleStream(id));
    }
  }
}
