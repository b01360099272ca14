import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { Wills } from '../wills.repository.ts';
import type { WillCommand } from '../domain/will.commands.ts';

export class DecideReviewFlag extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly decided: Omit<Extract<WillCommand, { type: 'DecideReviewFlag' }>, 'type'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(DecideReviewFlag)
export class DecideReviewFlagHandler implements ICommandHandler<DecideReviewFlag> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId, decided, context }: DecideReviewFlag): Promise<void> {
    const command = { type: 'DecideReviewFlag', ...decided } as const;
    await this.wills.handle(customerId, command, context);
  }
}
