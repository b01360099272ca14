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
    const offered = current && offeredTo((await this.couples.load(current.id)).state, customerId);
    if (!offered) return null;
    const [answers, giver] = await Promise.all([
      this.queries.execute(new GetAnswersAt(offered.by, offered.willRevision)),
      this.queries.execute(new GetCustomer(offered.by)),
    ]);
    if (!answers || !giver?.details) return null;
    return { coupleId: current.id, revision: offered.willRevision, answers, giver: giverOf(giver.details) };
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
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId }: GetOffered): Promise<Offered | null> {
    const offer = await this.queries.execute(new GetOffer(customerId));
    if (!offer) return null;
    const { facts } = await this.couples.load(offer.coupleId);
    const kept = facts.flatMap(({ type, data }) =>
      type === 'AnswersTakenOver' && data.by === customerId && data.willRevision === offer.revision ? data.step : [],
    );
    const answers = mirror(offer.answers, offer.giver, allChildren(offer.answers));
    return { from: givenName(offer.giver.fullName), revision: offer.revision, answers, kept: [...new Set(kept)] };
  }
}

const giverOf = ({ fullName, dob, addressLine1, addressLine2, city, county, postcode }: Details): Giver => ({
  fullName,
  dob,
  address: [addressLine1, addressLine2, city, county, postcode].filter(Boolean).join(', '),
});
