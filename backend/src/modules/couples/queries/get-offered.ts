import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { givenName, type Offered, type WillAnswers } from '@willow/contracts';
import { type Details, GetCustomer } from '../../customers/index.ts';
import { GetAnswersAt } from '../../wills/index.ts';
import { Couples } from '../couples.repository.ts';
import { offeredTo } from '../domain/couple.state.ts';
import { allChildren, type Giver, mirror } from '../domain/mirror.ts';
import { currentOf, FindCouples } from './find-couples.ts';

/** As the giver's own will has them, with who the giver is. */
export type Offer = {
  readonly coupleId: string;
  readonly revision: number;
  readonly answers: WillAnswers;
  readonly giver: Giver;
  /** Numbers of the steps of it that the reader has kept. */
  readonly kept: readonly number[];
};

/** What is offered to a customer now; null when nothing is, or it was erased. */
export class GetOffer extends Query<Offer | null> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetOffer)
export class GetOfferHandler implements IQueryHandler<GetOffer> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId }: GetOffer): Promise<Offer | null> {
    const current = currentOf(await this.queries.execute(new FindCouples(customerId)), customerId);
    if (!current) return null;
    const { state } = await this.couples.load(current.id);
    const offered = offeredTo(state, customerId);
    if (!offered) return null;
    const [answers, giver] = await Promise.all([
      this.queries.execute(new GetAnswersAt(offered.by, offered.willRevision)),
      this.queries.execute(new GetCustomer(offered.by)),
    ]);
    if (!answers || !giver?.details) return null;
    const revision = offered.willRevision;
    const kept = state.kept.flatMap(({ by, step, willRevision }) => (by === customerId && willRevision === revision ? step : []));
    return { coupleId: current.id, revision, answers, giver: giverOf(giver.details), kept: [...new Set(kept)] };
  }
}

/** The same as the reader would say it. */
export class GetOffered extends Query<Offered | null> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetOffered)
export class GetOfferedHandler implements IQueryHandler<GetOffered> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ customerId }: GetOffered): Promise<Offered | null> {
    const offer = await this.queries.execute(new GetOffer(customerId));
    if (!offer) return null;
    const { answers, giver, revision, kept } = offer;
    return { from: givenName(giver.fullName), revision, answers: mirror(answers, giver, allChildren(answers)), kept: [...kept] };
  }
}

/** As a will says who somebody is. */
export const giverOf = ({ fullName, dob, addressLine1, addressLine2, city, county, postcode }: Details): Giver => ({
  fullName,
  dob,
  address: [addressLine1, addressLine2, city, county, postcode].filter(Boolean).join(', '),
});
