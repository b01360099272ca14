import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptPartner,
  type BodyOf,
  declinePartner,
  getCouple,
  getOffered,
  invitePartner,
  keepOffered,
  leaveCouple,
  offerAnswers,
  withdrawOffer,
} from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, ReadAfter, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { Serialized } from '../../../platform/http/serialized.interceptor.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { InvitationLimits } from '../../referrals/index.ts';
import { AnswerInvitation } from '../commands/answer-invitation.ts';
import { ChangeCouple } from '../commands/change-couple.ts';
import { InvitePartner } from '../commands/invite-partner.ts';
import { KeepOffered } from '../commands/keep-offered.ts';
import { GetKeptInvitation } from '../queries/get-kept-invitation.ts';
import { GetOffered } from '../queries/get-offered.ts';
import { GetOwnCouple } from '../queries/get-own-couple.ts';

const READS: Limit = { name: 'couple-reads', max: 100, windowSeconds: 10, countedLater: true };
const CHANGES: Limit = { name: 'couple-changes', max: 60, windowSeconds: 600 };
/** Of 31¹² codes nobody guesses one with that. */
const CODES: Limit = { name: 'couple-codes', max: 10, windowSeconds: 600 };
const NETWORK: Limit = { name: 'couple-codes-network', max: 30, windowSeconds: 600 };

/** Each of the two for themselves: whose pair and whose answers it is says the session. */
@Controller()
export class CoupleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: InvitationLimits,
    private readonly limiter: RateLimiter,
  ) {}

  @Contract(getCouple)
  @Limited(READS)
  async get(@SubjectId() customerId: string, @ReadAfter() after: string | null, @Ctx() { now }: Context) {
    const couple = await this.queries.execute(new GetOwnCouple(customerId, after));
    return { couple, invitation: couple ? null : await this.queries.execute(new GetKeptInvitation(customerId, now)) };
  }

  @Contract(invitePartner)
  @Limited(CHANGES)
  @Serialized()
  async invite(
    @SubjectId() customerId: string,
    @Body() partner: BodyOf<typeof invitePartner>,
    @Req() { ip }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    const takeBack = await this.limits.count(customerId, partner.email, ip);
    return this.#changed(customerId, context, async (tracked) => {
      try {
        await this.commands.execute(new InvitePartner(customerId, partner, tracked));
      } catch (error) {
        await takeBack();
        throw error;
      }
    });
  }

  @Contract(acceptPartner)
  @Limited(CODES)
  @Serialized()
  async accept(@SubjectId() customerId: string, @Body() { code }: BodyOf<typeof acceptPartner>, @Ctx() context: Context) {
    return this.#changed(customerId, context, (tracked) => this.commands.execute(new AnswerInvitation(code, customerId, tracked)));
  }

  @Contract(declinePartner)
  async decline(@Body() { code }: BodyOf<typeof declinePartner>, @Req() { ip }: FastifyRequest, @Ctx() context: Context) {
    await this.limiter.hitNetwork(NETWORK, ip);
    await this.commands.execute(new AnswerInvitation(code, null, context));
    return { success: true as const };
  }

  @Contract(offerAnswers)
  @Limited(CHANGES)
  @Serialized()
  async offer(@SubjectId() customerId: string, @Body() _agreed: BodyOf<typeof offerAnswers>, @Ctx() context: Context) {
    return this.#changed(customerId, context, (tracked) => this.commands.execute(new ChangeCouple(customerId, 'Offer', tracked)));
  }

  @Contract(withdrawOffer)
  @Limited(CHANGES)
  @Serialized()
  async withdraw(@SubjectId() customerId: string, @Ctx() context: Context) {
    return this.#changed(customerId, context, (tracked) => this.commands.execute(new ChangeCouple(customerId, 'Withdraw', tracked)));
  }

  @Contract(leaveCouple)
  @Limited(CHANGES)
  @Serialized()
  async leave(@SubjectId() customerId: string, @Ctx() context: Context) {
    return this.#changed(customerId, context, (tracked) => this.commands.execute(new ChangeCouple(customerId, 'Leave', tracked)));
  }

  @Contract(getOffered)
  @Limited(READS)
  async offered(@SubjectId() customerId: string) {
    return { offered: await this.queries.execute(new GetOffered(customerId)) };
  }

  @Contract(keepOffered)
  @Limited(CHANGES)
  @Serialized()
  async keep(@SubjectId() customerId: string, @Body() choice: BodyOf<typeof keepOffered>, @Ctx() context: Context) {
    await this.commands.execute(new KeepOffered(customerId, choice, context));
    return { success: true as const };
  }

  async #changed(customerId: string, context: Context, change: (tracked: Context) => Promise<void>) {
    const { position } = await trackPosition(context, change);
    return { couple: await this.queries.execute(new GetOwnCouple(customerId, position)) };
  }
}
