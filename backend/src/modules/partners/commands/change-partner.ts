import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { basisPointsOf, type BodyOf, normalRefCode, type updatePartner } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { PartnerRefusal } from '../domain/partner.commands.ts';
import { Partners } from '../partners.repository.ts';
import { RefCodeRegistry } from '../ref-codes.repository.ts';

export class ChangePartner extends Command<void> {
  constructor(
    readonly partnerId: string,
    /** What is left out stays as it is. */
    readonly change: BodyOf<typeof updatePartner>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangePartner)
export class ChangePartnerHandler implements ICommandHandler<ChangePartner> {
  constructor(
    private readonly partners: Partners,
    private readonly refCodes: RefCodeRegistry,
  ) {}

  async execute({ partnerId, change, context }: ChangePartner): Promise<void> {
    const { refCode, commissionRate, isActive: active, name, email, notes } = change;
    if ((await this.partners.load(partnerId)).state.status !== 'open') throw new RefusedError<PartnerRefusal>('PartnerUnknown');
    // First, because it may be refused: then nothing of the rest is changed either.
    if (refCode !== undefined) await this.refCodes.assign(normalRefCode(refCode), partnerId, context);
    const details = { name, email, notes: notes === '' ? null : notes };
    const commissionBasisPoints = commissionRate === undefined ? undefined : (basisPointsOf(commissionRate) ?? undefined);
    await this.partners.handle(partnerId, { type: 'ChangePartner', details, commissionBasisPoints, active }, context);
  }
}
