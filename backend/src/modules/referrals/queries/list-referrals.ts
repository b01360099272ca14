import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Referral as Shown } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { Loaded } from '../../../event-sourcing/repository.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { shownToReferrer } from '../domain/referral.data.ts';
import type { Referral } from '../domain/referral.decider.ts';
import type { ReferralFact } from '../domain/referral.facts.ts';
import { payableFrom } from '../domain/reward.ts';
import { ReferralRow } from '../projections/referral-list.entity.ts';
import { Referrals } from '../referrals.repository.ts';

/** The friends that a customer invited, the newest first. */
export class ListReferrals extends Query<Shown[]> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null = null,
  ) {
    super();
  }
}

/** The table says which they are; each is read from its stream, where alone the friend's name and address are. */
@QueryHandler(ListReferrals)
export class ListReferralsHandler implements IQueryHandler<ListReferrals> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly referrals: Referrals,
    private readonly refused: RefusedAddresses,
  ) {}

  async execute({ customerId, after }: ListReferrals): Promise<Shown[]> {
    if (after) await this.progress.waitFor('referral-list', after, READ_WAIT_MS);
    const rows = await this.db
      .getRepository(ReferralRow)
      .find({ where: { referrerId: customerId }, order: { createdAt: 'DESC', id: 'ASC' }, select: { id: true } });
    const loaded = await Promise.all(rows.map(async ({ id }) => ({ id, ...(await this.referrals.load(id)) })));
    const refused = await this.refused.among(loaded.flatMap(({ state: { via, friend } }) => (via === null && friend ? friend.email : [])));
    return loaded.map(({ id, ...referral }) => shown(id, referral, refused));
  }
}

const ERASED = { name: 'Erased', email: '' };

function shown(id: string, { state: { status, friend, via }, facts }: Loaded<Referral, ReferralFact>, refused: ReadonlySet<string>): Shown {
  const { name, email } = shownToReferrer(friend ?? ERASED, via);
  const payable = payableFrom(status, facts);
  const at = (type: ReferralFact['type']) => facts.find((fact) => fact.type === type)?.metadata.occurredAt;
  return {
    id,
    refereeName: name,
    refereeEmail: email,
    status,
    createdAt: at('ReferralInvited') ?? '',
    clickedAt: at('ReferralClicked') ?? null,
    ...(payable !== null && { payableFrom: payable }),
    ...(via === null && refused.has(email) && { undelivered: true }),
  };
}
