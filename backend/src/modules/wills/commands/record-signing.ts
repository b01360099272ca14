import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BodyOf, londonDate, type recordSigning, type ResponseOf, type WitnessCheck } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { afterSendingOf, londonDayOf, sentVersionsOf } from '../after-sending.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

type Said = BodyOf<typeof recordSigning>;
type Checked = { readonly check: WitnessCheck; readonly impossible: string | null };

/** The names are checked against the will that was sent, whatever the answers have become since. */
export class RecordSigning extends Command<ResponseOf<typeof recordSigning>> {
  constructor(
    readonly customerId: string,
    readonly said: Said,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RecordSigning)
export class RecordSigningHandler implements ICommandHandler<RecordSigning> {
  constructor(
    private readonly wills: Wills,
    private readonly drafts: WillDrafts,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ customerId, said, context }: RecordSigning): Promise<ResponseOf<typeof recordSigning>> {
    const version = sentVersionsOf(await this.wills.load(customerId)).at(-1);
    if (!version) throw new RefusedError<WillRefusal>('DocumentUnknown');
    const { check, impossible } = await this.#check({ customerId, ...version }, said);
    if (impossible) throw new RefusedError<WillRefusal>('WitnessImpossible', { message: impossible });
    const isDoubtful = check.witnesses.some(({ verdict }) => verdict !== 'fine');
    if (isDoubtful && !said.understood) return { recorded: false, check };
    const command = {
      type: 'RecordSigning',
      version,
      on: said.on,
      sentOn: londonDayOf(version.sentAt),
      today: londonDate(context.now),
      witnesses: [said.witnesses.first, said.witnesses.second],
      barred: check.witnesses.filter(({ verdict }) => verdict === 'no').length,
    } as const;
    await this.wills.handle(customerId, command, context);
    return { recorded: true, afterSending: afterSendingOf(await this.wills.load(customerId)) };
  }

  async #check(version: WillVersion, { witnesses: { first, second } }: Said): Promise<Checked> {
    const input = await this.drafts.load(version);
    if (!input) throw new RefusedError<WillRefusal>('WillUnknown');
    const result = await this.drafting.forCustomer(version.customerId, 'witnesses', input, [first, second]);
    if (!result.ok) throw new RefusedError<WillRefusal>('WillImpossible', { message: result.refused.reason });
    return result.value;
  }
}
