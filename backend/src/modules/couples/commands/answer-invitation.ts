import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { codeHashOf, Couples } from '../couples.repository.ts';
import type { CoupleRefusal } from '../domain/couple.commands.ts';
import { currentOf, FindCouples, FindInvited } from '../queries/find-couples.ts';

/** With `customerId` the signed-in customer accepts; without it the invitation is declined. */
export class AnswerInvitation extends Command<void> {
  constructor(
    readonly code: string,
    readonly customerId: string | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AnswerInvitation)
export class AnswerInvitationHandler implements ICommandHandler<AnswerInvitation> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code, customerId, context }: AnswerInvitation): Promise<void> {
    const codeHash = codeHashOf(code);
    const id = await this.queries.execute(new FindInvited(codeHash));
    if (id === null) throw new RefusedError<CoupleRefusal>('CoupleCodeWrong');
    if (customerId === null) {
      await this.couples.handle(id, { type: 'Decline', codeHash }, context);
      return;
    }
    const own = currentOf(await this.queries.execute(new FindCouples(customerId)), customerId);
    if (own && own.id !== id) throw new RefusedError<CoupleRefusal>('PairOpen');
    await this.couples.handle(id, { type: 'Accept', customerId, codeHash, now: context.now.toISOString() }, context);
  }
}
