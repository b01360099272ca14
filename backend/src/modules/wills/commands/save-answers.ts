import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, type StepId, type WillAnswers, type WillRecord } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { isRefusedFor } from '../../../event-sourcing/core/refusal.ts';
import type { WillCommand, WillRefusal } from '../domain/will.commands.ts';
import { Wills } from '../wills.repository.ts';
import { willRecordOf } from '../will-record.ts';

export class SaveAnswers extends Command<WillRecord> {
  constructor(
    readonly customerId: string,
    readonly step: StepId,
    readonly answers: WillAnswers,
    /** Of the answers that these were made from; null when nobody says so. */
    readonly revision: number | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SaveAnswers)
export class SaveAnswersHandler implements ICommandHandler<SaveAnswers> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, step, answers, revision, context }: SaveAnswers): Promise<WillRecord> {
    const madeFrom = revision === null ? null : { revision, answers: null };
    const command = { type: 'SaveAnswers', step, answers, madeFrom, today: londonDate(context.now) } as const;
    const { state } = await this.#save(customerId, command, context);
    return willRecordOf(state, context.now.toISOString());
  }

  /** What the answers were made from is read only when somebody has saved others since then. */
  async #save(customerId: string, command: Extract<WillCommand, { type: 'SaveAnswers' }>, context: Context) {
    try {
      return await this.wills.handle(customerId, command, context);
    } catch (error) {
      if (!command.madeFrom || !isRefusedFor<WillRefusal>(error, 'BaseMissing')) throw error;
      const { revision } = command.madeFrom;
      const answers = revision < 0 ? {} : (await this.wills.load(customerId, revision)).state.answers;
      return this.wills.handle(customerId, { ...command, madeFrom: { revision, answers } }, context);
    }
  }
}
