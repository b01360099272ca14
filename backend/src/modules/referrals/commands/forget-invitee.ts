import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { Invitees } from '../invitees.repository.ts';
import { forgetInvitations } from '../jobs/referral.jobs.ts';

/** Whoever was invited wants to be forgotten: no invitation reaches them any more, and a worker erases those there are. Answers how many. */
export class ForgetInvitee extends Command<number> {
  constructor(
    readonly email: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ForgetInvitee)
export class ForgetInviteeHandler implements ICommandHandler<ForgetInvitee> {
  constructor(
    private readonly invitees: Invitees,
    private readonly jobs: JobQueue,
  ) {}

  async execute({ email, context }: ForgetInvitee): Promise<number> {
    const invitee = this.invitees.idOf(email);
    const { state } = await this.invitees.handle(invitee, { type: 'OptOut' }, context);
    if (state.invitations.length > 0) await this.jobs.add(forgetInvitations, `${invitee}.${context.causationId}`, { invitee });
    return state.invitations.length;
  }
}
