import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { COUPLE_CODE_DAYS, type InvitePartnerRequest } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetCustomer, ownAddresses } from '../../customers/index.ts';
import { Invitees } from '../../referrals/index.ts';
import { codeHashOf, Couples } from '../couples.repository.ts';
import type { CoupleRefusal } from '../domain/couple.commands.ts';
import { currentOf, FindCouples } from '../queries/find-couples.ts';

const DAY_MS = 86_400_000;

/** Whether the partner has an account, or wants no mail, is not for the inviter to know. */
export class InvitePartner extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly partner: InvitePartnerRequest,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(InvitePartner)
export class InvitePartnerHandler implements ICommandHandler<InvitePartner> {
  constructor(
    private readonly couples: Couples,
    private readonly invitees: Invitees,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, partner, context }: InvitePartner): Promise<void> {
    const [customer, before] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new FindCouples(customerId)),
    ]);
    const invitee = this.invitees.idOf(partner.email);
    if (customer && ownAddresses(customer).some(({ email }) => invitee === this.invitees.idOf(email)))
      throw new RefusedError<CoupleRefusal>('InvitedSelf');
    if (currentOf(before, customerId)) throw new RefusedError<CoupleRefusal>('PairOpen');
    const id = this.couples.idFor(customerId, before.filter(({ inviterId }) => inviterId === customerId).length);
    const codeHash = codeHashOf(this.couples.codeOf(id));
    const expiresAt = new Date(context.now.getTime() + COUPLE_CODE_DAYS * DAY_MS).toISOString();
    await this.couples.handle(id, { type: 'Invite', customerId, invitee, codeHash, expiresAt, partner }, context);
  }
}
