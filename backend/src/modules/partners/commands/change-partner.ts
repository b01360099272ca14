import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { basisPointsOf, type BodyOf, normalRefCode, type updatePartner } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { decide } from '../../../event-sourcing/core/decider.ts';
import { accepted } from '../../../event-sourcing/core/refusal.ts';
import { partner } from '../domain/partner.decider.ts';
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
    const { before = {} } = change;
    const { refCode, commissionRate, isActive: active, name, email, notes } = touched(change, before);
    const details = { name, email, notes: notes === '' ? null : notes };
    const commissionBasisPoints = commissionRate === undefined ? undefined : (basisPointsOf(commissionRate) ?? undefined);
    const { refCode: codeBefore, isActive: _, ...read } = before;
    const known = { ...read, notes: read.notes === '' ? null : read.notes };
    const command = { type: 'ChangePartner', details, commissionBasisPoints, active, before: known } as const;
    accepted(decide(partner, command, await this.partners.load(partnerId)));
    // First, because it may be refused: then nothing of the rest is changed either.
    if (refCode !== undefined) await this.refCodes.assign(normalRefCode(refCode), partnerId, codeBefore, context);
    await this.partners.handle(partnerId, command, context);
  }
}

type Change = BodyOf<typeof updatePartner>;

/** Without what is sent as it was read: whoever sends all fields of a form has changed only some. */
const touched = (change: Change, before: NonNullable<Change['before']>): Change =>
  Object.fromEntries(Object.entries(change).filter(([field, value]) => (before as Readonly<Record<string, unknown>>)[field] !== value));
