import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { OrderPair } from '@willow/contracts';
import { GetCustomer } from '../../customers/index.ts';
import { GetAdminOrder, GetOrderVersion } from '../../orders/index.ts';
import { ComparePair, GetAnswersAt } from '../../wills/index.ts';
import { Couples } from '../couples.repository.ts';
import { isKeptAtOnce, stepsOffered } from '../domain/kept-at-once.ts';
import { allChildren, mirror } from '../domain/mirror.ts';
import { giverOf } from './get-offered.ts';

/** `looks`: the orders that it shows something of, each in its version. */
type ReadPair = { readonly pair: OrderPair; readonly looks: readonly { readonly orderId: string; readonly version: string }[] };

/** The couple of an order, and what its two wills say together; null when the order is of none. */
export class GetOrderPair extends Query<ReadPair | null> {
  constructor(readonly orderId: string) {
    super();
  }
}

type Facts = Awaited<ReturnType<Couples['load']>>['facts'];

@QueryHandler(GetOrderPair)
export class GetOrderPairHandler implements IQueryHandler<GetOrderPair> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId }: GetOrderPair): Promise<ReadPair | null> {
    const { pair, user } = await this.queries.execute(new GetAdminOrder(orderId, null));
    if (!pair) return null;
    const { state, facts } = await this.couples.load(pair.id);
    const otherId = (user.id === state.inviterId ? state.partnerId : state.inviterId) ?? '';
    const [here, there, own, other] = await Promise.all([
      this.queries.execute(new GetOrderVersion(orderId)),
      pair.orderId === null ? null : this.queries.execute(new GetOrderVersion(pair.orderId)),
      this.queries.execute(new GetCustomer(user.id)),
      this.queries.execute(new GetCustomer(otherId)),
    ]);
    const compared =
      there &&
      own?.details &&
      other?.details &&
      (await this.queries.execute(
        new ComparePair(
          { version: { customerId: user.id, ...here.read }, isKeptAtOnce: await this.#isKeptAtOnce(facts, user.id, otherId) },
          { version: { customerId: otherId, ...there.read }, isKeptAtOnce: await this.#isKeptAtOnce(facts, otherId, user.id) },
        ),
      ));
    return {
      pair: {
        fullName: own?.details?.fullName ?? null,
        other: { orderId: pair.orderId, fullName: other?.details?.fullName ?? null },
        linkedAt: facts.find(({ type }) => type === 'PairLinked')?.metadata.occurredAt ?? '',
        left: facts.flatMap(({ type, data, metadata }) =>
          type === 'PairUnlinked' ? [{ isOther: data.by === otherId, at: metadata.occurredAt }] : [],
        ),
        compared: compared ?? null,
      },
      looks: [{ orderId, version: here.tag }, ...(pair.orderId !== null && there ? [{ orderId: pair.orderId, version: there.tag }] : [])],
    };
  }

  /** Whether somebody kept the whole of any offer of the other within a few minutes. */
  async #isKeptAtOnce(facts: Facts, by: string, giverId: string): Promise<boolean> {
    const kept = facts.flatMap(({ type, data, metadata }) =>
      type === 'AnswersTakenOver' && data.by === by ? [{ ...data, at: metadata.occurredAt }] : [],
    );
    const giver = await this.queries.execute(new GetCustomer(giverId));
    if (!giver?.details) return false;
    const person = giverOf(giver.details);
    for (const [revision, steps] of Map.groupBy(kept, ({ willRevision }) => willRevision)) {
      const answers = await this.queries.execute(new GetAnswersAt(giverId, revision));
      if (answers && isKeptAtOnce(steps, stepsOffered(mirror(answers, person, allChildren(answers))))) return true;
    }
    return false;
  }
}
