import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { ErasureCommand } from '../domain/erasure.ts';
import { Erasures } from '../erasures.repository.ts';

/** The customer cancels, an operator agrees or declines. */
export class ChangeErasure extends Command<void> {
  constructor(
    readonly erasureId: string,
    readonly change: Extract<ErasureCommand, { type: 'Cancel' | 'Agree' | 'Decline' }>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeErasure)
export class ChangeErasureHandler implements ICommandHandler<ChangeErasure> {
  constructor(private readonly erasures: Erasures) {}

  async execute({ erasureId, change, context }: ChangeErasure): Promise<void> {
    await this.erasures.handle(erasureId, change, context);
  }
}
