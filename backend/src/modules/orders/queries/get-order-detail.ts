import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrderDetail, poundsOf } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { Orders } from '../orders.repository.ts';
import { GetCustomer } from '../../customers/index.ts';
import { ListDeliveries } from '../../deliveries/index.ts';
import { GetAfterSending, GetDraftProblem, GetLaterAnswers, GetSubmittedAnswers } from '../../wills/index.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { disputesIn, warningsIn } from '../disputes.ts';
import type { Settled } from '../payment-issues.ts';
import { refundsIn } from '../refunds.ts';
import { correspondenceOf } from './correspondence.ts';
import { GetAdminOrder } from './get-admin-order.ts';

export class GetOrderDetail extends Query<AdminOrderDetail> {
  constructor(
    readonly orderId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetOrderDetail)
export class GetOrderDetailHandler implements IQueryHandler<GetOrderDetail> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    private readonly refused: RefusedAddresses,
  ) {}

  async execute({ orderId, after }: GetOrderDetail): Promise<AdminOrderDetail> {
    const { state, facts } = await this.orders.load(orderId);
    const { placed } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const refunds = refundsIn(facts);
    const warnings = warningsIn(facts, state);
    const actors = [
      ...refunds.flatMap(({ asked }) => (asked?.by ? [asked.by] : [])),
      ...[...refunds, ...warnings].flatMap(({ settled }) => (settled ? [settled.by] : [])),
    ];
    const [customer, submitted, shown, correspondence, names, laterAnswers, draftProblem, { versions }, deliveries] = await Promise.all([
      this.queries.execute(new GetCustomer(placed.customerId)),
      this.queries.execute(new GetSubmittedAnswers(placed.customerId, placed.willRevision)),
      this.queries.execute(new GetAdminOrder(orderId, after)),
      correspondenceOf(facts, this.queries),
      this.queries.execute(new GetOperatorNames(actors)),
      this.queries.execute(new GetLaterAnswers(willVersionOf({ ...state, placed }))),
      this.queries.execute(new GetDraftProblem(placed.customerId)),
      this.queries.execute(new GetAfterSending(placed.customerId)),
      this.queries.execute(new ListDeliveries({ orderId }, after)),
    ]);
    if (!customer?.details) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const undelivered = await this.refused.has(customer.details.email);
    const named = (settled: Settled | null) => settled && { ...settled, by: names.get(settled.by)! };
    return {
      user: { id: placed.customerId, ...customer.details },
      order: shown,
      ...correspondence,
      refunds: refunds.map(({ amountPence, asked, settled, ...refund }) => ({
        ...refund,
        will: asked?.will ?? 'own',
        amount: poundsOf(amountPence),
        reason: asked?.reason ?? null,
        note: asked?.note ?? null,
        by: asked?.by ? names.get(asked.by)! : null,
        settled: named(settled),
      })),
      disputes: disputesIn(facts, state).map(({ amountPence, ...dispute }) => ({ ...dispute, amount: poundsOf(amountPence) })),
      fraudWarnings: warnings.map(({ settled, ...warning }) => ({ ...warning, settled: named(settled) })),
      willAnswers: { jsonAnswers: { ...submitted?.answers } },
      laterAnswers,
      draftProblem,
      versions: versions.map(({ versionCode, sentAt, state: worth }) => ({ versionCode, sentAt, state: worth })),
      ...(undelivered && { undelivered }),
      deliveries: [...deliveries],
    };
  }
}
