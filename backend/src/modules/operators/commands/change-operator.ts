import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Team } from '../administration.ts';

export type OperatorChange =
  | { readonly role: Role }
  | { readonly active: boolean }
  | { readonly invitation: 'renewed' }
  | { readonly secondFactor: 'reset' }
  | { readonly sessions: 'ended' };

/** What an admin does to the account of a colleague. */
export class ChangeOperator extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly change: OperatorChange,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeOperator)
export class ChangeOperatorHandler implements ICommandHandler<ChangeOperator> {
  constructor(private readonly team: Team) {}

  async execute({ operatorId: id, change, context }: ChangeOperator): Promise<void> {
    if ('role' in change) await this.team.changeRole(id, change.role, context);
    else if ('invitation' in change) await this.team.renew(id, 'mailed', context);
    else if ('sessions' in change) await this.team.endSessions(id, context);
    else if ('secondFactor' in change) await this.team.resetSecondFactor(id, context);
    else if (change.active) await this.team.enable(id, context);
    else await this.team.disable(id, context);
  }
}
