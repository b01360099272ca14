import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { inviteFriend, type InviteFriendRequest, listReferrals } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { ProjectionBehind } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { InviteFriend } from '../commands/invite-friend.ts';
import { InvitationLimits } from '../invitation-limits.ts';
import { ListReferrals } from '../queries/list-referrals.ts';

const READS: Limit = { name: 'referral-reads', max: 100, windowSeconds: 10, countedLater: true };
/** Those that are refused, too. What is mailed has limits of its own. */
const TRIES: Limit = { name: 'referral-tries', max: 60, windowSeconds: 600 };

@Controller()
export class ReferralController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: InvitationLimits,
  ) {}

  @Contract(listReferrals)
  @Limited(READS)
  async list(@SubjectId() customerId: string) {
    return { referrals: await this.queries.execute(new ListReferrals(customerId)) };
  }

  @Contract(inviteFriend)
  @Limited(TRIES)
  async invite(
    @SubjectId() customerId: string,
    @Body() friend: InviteFriendRequest,
    @Req() { ip }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    const takeBack = await this.limits.count(customerId, friend.refereeEmail, ip);
    const { outcome: referral, position } = await trackPosition(context, async (tracked) => {
      try {
        return await this.commands.execute(new InviteFriend(customerId, friend, tracked));
      } catch (error) {
        await takeBack();
        throw error;
      }
    });
    await this.#listed(customerId, position);
    return { referral };
  }

  /** So that the list shows it when it is read next. It is written already: a list that is behind does not make it fail. */
  async #listed(customerId: string, position: Position | null): Promise<void> {
    try {
      await this.queries.execute(new ListReferrals(customerId, position));
    } catch (error) {
      if (!(error instanceof ProjectionBehind)) throw error;
    }
  }
}
