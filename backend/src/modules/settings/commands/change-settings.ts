import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { SettingsCommand } from '../domain/settings.ts';
import { SERVICE, SettingsRepository } from '../settings.repository.ts';

export class ChangeSettings extends Command<void> {
  constructor(
    readonly change: SettingsCommand,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(private readonly settings: SettingsRepository) {}

  async execute({ change, context }: ChangeSettings): Promise<void> {
    await this.settings.handle(SERVICE, change, context);
  }
}
