import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { sendDraft } from '../jobs/order.jobs.ts';
import { Orders } from '../orders.repository.ts';
import { type Approver, ClearDraft } from './clear-draft.ts';

/** Approves the draft of an order, which sends it. Answers the id of the approval; a second click while the mail is on its way has the same. */
export class SendDraft extends Command<string> {
  constructor(
    readonly orderId: string,
    readonly approver: Approver,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SendDraft)
export class SendDraftHandler implements ICommandHandler<SendDraft> {
  constructor(
    private readonly orders: Orders,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async execute({ orderId, approver, context }: SendDraft): Promise<string> {
    const cleared = await this.commands.execute(new ClearDraft(orderId, approver, context));
    const newId = uuid();
    const { state, facts } = await this.orders.handle(
      orderId,
      { type: 'ApproveDraft', approvalId: newId, cleared, seen: approver.seen?.standing ?? null },
      context,
    );
    const approvalId = state.approval ?? newId;
    if (facts.length === 0) await this.#resume(orderId, approvalId);
    return approvalId;
  }

  /** Approved before and still on its way: should its job have been lost or have given up, it starts again. */
  async #resume(orderId: string, approvalId: string): Promise<void> {
    const { facts } = await this.orders.load(orderId);
    const approved = facts.find((fact) => fact.type === 'DraftApproved' && fact.data.approvalId === approvalId);
    if (approved?.type !== 'DraftApproved') return;
    if (!(await this.jobs.retry(sendDraft.name, approved.id))) await this.jobs.add(sendDraft, approved.id, { orderId, ...approved.data });
  }
}
