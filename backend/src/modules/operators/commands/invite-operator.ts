import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BodyOf, type invitePerson } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Team } from '../administration.ts';

/** Gives the id of the operator. */
export class InviteOperator extends Command<string> {
  constructor(
    readonly who: BodyOf<typeof invitePerson>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(InviteOperator)
export class InviteOperatorHandler implements ICommandHandler<InviteOperator> {
  constructor(private readonly team: Team) {}

  async execute({ who, context }: InviteOperator): Promise<string> {
    return (await this.team.invite(who, 'mailed', context)).id;
  }
}
