import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { decide } from '../../../event-sourcing/core/decider.ts';
import type { MailEvent } from '../../../platform/mail/mail-events.ts';
import { isForAnybody } from '../../../platform/mail/mail-rules.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { type LedgerNote, SendLedger } from '../../../platform/mail/send-ledger.ts';
import { Deliveries } from '../deliveries.repository.ts';
import { delivery } from '../domain/delivery.ts';

/** Records what became of a mail. Answers false for a mail that we do not know, and for what is known already. */
export class RecordMailEvent extends Command<boolean> {
  constructor(
    readonly event: MailEvent,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordMailEvent)
export class RecordMailEventHandler implements ICommandHandler<RecordMailEvent> {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly refused: RefusedAddresses,
    private readonly ledger: SendLedger,
  ) {}

  async execute({ event, context }: RecordMailEvent): Promise<boolean> {
    const note = await this.ledger.find(event.key);
    if (!note) return false;
    const command = { type: 'Record', about: note.about, event } as const;
    const decided = decide(delivery, command, await this.deliveries.load(event.key));
    // A report that is repeated must not stop an address that was lifted since.
    if (Array.isArray(decided) && decided.length === 0) return false;
    // The address first: what is recorded is not done again. Both are safe to repeat.
    await this.#remember(event, note);
    const { facts } = await this.deliveries.handle(event.key, command, context);
    return facts.length > 0;
  }

  async #remember({ what, isHard, at }: MailEvent, { about, addressHash }: LedgerNote): Promise<void> {
    const then = new Date(at);
    const forAnybody = isForAnybody(about.kind);
    if (what === 'complained') await this.refused.suppress(addressHash, 'complained', then, forAnybody);
    else if (what === 'bounced' && isHard) await this.refused.suppress(addressHash, 'bounced', then, forAnybody);
    else if (what === 'delivered') await this.refused.lift(addressHash, then);
  }
}
