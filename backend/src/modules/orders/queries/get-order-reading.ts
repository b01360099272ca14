import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { OrderReading, Sending } from '@willow/contracts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { GetReview, GetSentCodes, GetVersionReading, type SentCode } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import type { OrderFact } from '../domain/order.facts.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/** The will of an order in its parts, and when and by whom it was sent. */
export class GetOrderReading extends Query<OrderReading> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(GetOrderReading)
export class GetOrderReadingHandler implements IQueryHandler<GetOrderReading> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId }: GetOrderReading): Promise<OrderReading> {
    const { state, facts } = await this.orders.load(orderId);
    const { placed } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const version = willVersionOf({ ...state, placed });
    const [review, codes] = await Promise.all([
      this.queries.execute(new GetReview(version.customerId, version.willRevision)),
      this.queries.execute(new GetSentCodes(version.customerId)),
    ]);
    const flags = (review?.flags ?? []).map(({ key, personal }) => ({ key, about: personal?.about ?? null }));
    const sent = sendingsIn(facts);
    const [will, names] = await Promise.all([
      this.queries.execute(new GetVersionReading(version, flags)),
      this.queries.execute(new GetOperatorNames(sent.map(({ actor }) => actor))),
    ]);
    const sendings = sent.map(({ actor, at, way, ...revisions }): Sending => ({
      by: names.get(actor)!,
      at,
      way,
      versionCode: codeOf(revisions, codes),
    }));
    return { will, sendings: sendings.toReversed() };
  }
}

type Revisions = Pick<SentCode, 'willRevision' | 'customerRevision'>;
type Sent = Revisions & Pick<Sending, 'at' | 'way'> & { readonly actor: string };

/** Who approved it sent it, when the mail left; oldest first. A mark that was taken back is none. */
function sendingsIn(facts: readonly (RecordedFact & OrderFact)[]): readonly Sent[] {
  let sent: readonly Sent[] = [];
  let isMarked = false;
  for (const fact of facts) {
    const { actor, occurredAt: at } = fact.metadata;
    if (fact.type === 'OrderMarkedSent') {
      sent = [...sent, { actor, at, way: 'hand', ...revisionsIn(fact.data) }];
      isMarked = true;
    }
    if (fact.type === 'OrderStatusChanged' && fact.data.status === 'new' && isMarked) {
      sent = sent.slice(0, -1);
      isMarked = false;
    }
    if (fact.type === 'DraftSent') sent = [...sent, ...approvedAs(fact.data.approvalId, at, facts)];
    if (fact.type === 'WillResent') sent = [...sent, ...sentAgain(fact.data.requestId, at, facts, sent)];
    // From then on there is no mark to take back.
    if (fact.type === 'DraftSent' || fact.type === 'AnswersResubmitted') isMarked = false;
  }
  return sent;
}

function approvedAs(approvalId: string, at: string, facts: readonly (RecordedFact & OrderFact)[]): readonly Sent[] {
  const approved = facts.find((fact) => fact.type === 'DraftApproved' && fact.data.approvalId === approvalId);
  return approved?.type === 'DraftApproved' ? [{ actor: approved.metadata.actor, at, way: 'mail', ...revisionsIn(approved.data) }] : [];
}

/** Who asked for it sent it, in the version that had gone out last. */
function sentAgain(requestId: string, at: string, facts: readonly (RecordedFact & OrderFact)[], before: readonly Sent[]): readonly Sent[] {
  const asked = facts.find((fact) => fact.type === 'ResendRequested' && fact.data.requestId === requestId);
  const last = before.at(-1);
  return asked && last ? [{ ...last, actor: asked.metadata.actor, at, way: 'resent' }] : [];
}

const revisionsIn = ({ willRevision, customerRevision }: Revisions): Revisions => ({ willRevision, customerRevision });

/** Null until the will's own stream has it as sent. */
const codeOf = (sent: Revisions, codes: readonly SentCode[]): string | null =>
  codes.findLast((each) => each.willRevision === sent.willRevision && each.customerRevision === sent.customerRevision)?.versionCode ?? null;
