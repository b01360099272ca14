import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { basisPointsOf, type BodyOf, type createPartner, normalRefCode, type Partner, percentageOf } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Partners } from '../partners.repository.ts';
import { RefCodeRegistry } from '../ref-codes.repository.ts';

/** Answers without the list: it may be behind, and a second try would find the ref code taken. */
export class CreatePartner extends Command<Partner> {
  constructor(
    readonly form: BodyOf<typeof createPartner>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CreatePartner)
export class CreatePartnerHandler implements ICommandHandler<CreatePartner> {
  constructor(
    private readonly partners: Partners,
    private readonly refCodes: RefCodeRegistry,
  ) {}

  async execute({ form: { name, email, notes, isActive, ...form }, context }: CreatePartner): Promise<Partner> {
    const refCode = normalRefCode(form.refCode);
    const id = await this.refCodes.assignToNew(refCode, uuid(), context);
    const commissionBasisPoints = basisPointsOf(form.commissionRate) ?? 0;
    const details = { name, email, notes };
    await this.partners.handle(id, { type: 'CreatePartner', details, commissionBasisPoints, active: isActive }, context);
    const commissionRate = percentageOf(commissionBasisPoints);
    return { id, ...details, refCode, commissionRate, isActive, ...NO_ORDERS };
  }
}

const NO_ORDERS = { orderCount: 0, successfulOrders: 0, totalRevenue: 0, estimatedCommission: 0 };
