import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetWill } from '../../wills/index.ts';
import { Couples } from '../couples.repository.ts';
import type { CoupleRefusal } from '../domain/couple.commands.ts';
import { currentOf, FindCouples } from '../queries/find-couples.ts';

/** By one of the two, for themselves: they offer their answers as they are now, take the offer back, or leave. */
export class ChangeCouple extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly change: 'Offer' | 'Withdraw' | 'Leave',
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeCouple)
export class ChangeCoupleHandler implements ICommandHandler<ChangeCouple> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId: by, change, context }: ChangeCouple): Promise<void> {
    const current = currentOf(await this.queries.execute(new FindCouples(by)), by);
    if (!current) throw new RefusedError<CoupleRefusal>('NoPair');
    if (change !== 'Offer') {
      await this.couples.handle(current.id, { type: change, by }, context);
      return;
    }
    const { jsonAnswers, revision } = await this.queries.execute(new GetWill(by));
    if (revision === undefined || Object.keys(jsonAnswers).length === 0) throw new RefusedError<CoupleRefusal>('NothingToOffer');
    await this.couples.handle(current.id, { type: 'Offer', by, willRevision: revision }, context);
  }
}
