import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { inviteeEntries, receivedEntries, sentEntries } from '../domain/referral.data.ts';
import { Invitees } from '../invitees.repository.ts';
import { ReferralRow } from '../projections/referral-list.entity.ts';
import { referralListProjection } from '../projections/referral-list.projection.ts';
import { Referrals } from '../referrals.repository.ts';

/** The invitations that a customer sent, and those that came to the customer's mailbox, in the order of what happened. */
export class GetReferralData extends Query<readonly DataEntry[]> {
  constructor(
    readonly customerId: string,
    readonly email: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetReferralData)
export class GetReferralDataHandler implements IQueryHandler<GetReferralData> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
  ) {}

  async execute({ customerId, email, after }: GetReferralData): Promise<readonly DataEntry[]> {
    if (after) await this.progress.waitFor(referralListProjection.name, after, READ_WAIT_MS);
    const rows = await this.db
      .getRepository(ReferralRow)
      .find({ where: [{ referrerId: customerId }, { friendId: customerId }], select: { id: true, referrerId: true } });
    const sent = rows.flatMap(({ id, referrerId }) => (referrerId === customerId ? [id] : []));
    const mailbox = this.invitees.idOf(email);
    const [{ state }, known] = await Promise.all([this.invitees.load(mailbox), this.invitees.history(mailbox)]);
    const received = new Set([...state.invitations, ...rows.map(({ id }) => id)].filter((id) => !sent.includes(id)));
    const entries = await Promise.all([
      ...sent.map(async (id) => sentEntries(await this.referrals.history(id))),
      ...Array.from(received, async (id) => receivedEntries(await this.referrals.history(id))),
    ]);
    return [...inviteeEntries(known), ...entries.flat()].toSorted((one, other) => one.at.localeCompare(other.at));
  }
}
