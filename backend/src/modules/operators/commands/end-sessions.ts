import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { Operators } from '../operators.repository.ts';

/** One of somebody's own sessions, or all but the one that asks. */
export type Ended = { readonly one: string } | { readonly othersThan: string };

export class EndSessions extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly ended: Ended,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
  ) {}

  /** The sessions first: they end also when nothing can be recorded. */
  async execute({ operatorId: id, ended, context }: EndSessions): Promise<void> {
    const record = (which: 'one' | 'others') => this.operators.handle(id, { type: 'RecordSessionsEnded', which, own: true }, context);
    if ('othersThan' in ended) {
      if ((await this.sessions.revokeOthers('operator', id, ended.othersThan)) > 0) await record('others');
      return;
    }
    if (!(await this.sessions.revokeOwn('operator', id, ended.one))) throw new RefusedError<OperatorRefusal>('SessionUnknown');
    await record('one');
  }
}
