import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Detail, type Exchange, formatPence, PAYMENT_LABELS, type ReceivedMessage, STATUS_LABELS } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetMessage } from '../../contact/index.ts';
import { finalPence, GetCorrespondenceAt, GetOrderAt, type Order, refundedPence } from '../../orders/index.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { answersByQuestion, rowsOf, wordsOf } from '../../privacy/index.ts';
import { GetWillAt, type WillAt } from '../../wills/index.ts';
import type { AuditRefusal } from '../audit.refusals.ts';
import { exchangesOf } from './exchanges.ts';
import type { FactsOfOrder, OrderFactEntry } from './order-facts.ts';
import type { Teller } from './teller.ts';

export type ToldOrder = FactsOfOrder & { readonly orderId: string; readonly teller: Teller };

type Answered = { readonly question: string; readonly rows: Detail[] };

/** How things stood when a fact had just happened. */
export type Stood = {
  readonly fact: OrderFactEntry;
  readonly order: Detail[];
  readonly correspondence: Exchange[];
  readonly details: Detail[];
  readonly answers: Answered[];
  readonly will: WillAt;
};

@Injectable()
export class Moments {
  constructor(private readonly queries: QueryBus) {}

  /** Throws EntryUnknown, and NamesSealed for an auditor who gave no reason. */
  async at({ orderId, customerId, facts, teller }: ToldOrder, entryId: string): Promise<Stood> {
    const index = facts.findIndex(({ id }) => id === entryId);
    const fact = facts[index];
    if (!fact) throw new RefusedError<AuditRefusal>('EntryUnknown');
    if (teller.names.state === 'sealed') throw new RefusedError<AuditRefusal>('NamesSealed');
    const revision = (part: 'order' | 'will' | 'customer'): number =>
      facts.findLast((each, at) => at <= index && each.part === part)?.revision ?? -1;
    const moment = { willRevision: revision('will'), customerRevision: revision('customer'), at: fact.at };
    const [order, correspondence, messages, will] = await Promise.all([
      this.queries.execute(new GetOrderAt(orderId, revision('order'))),
      this.queries.execute(new GetCorrespondenceAt(orderId, revision('order'))),
      this.#messages(facts.slice(0, index + 1)),
      this.queries.execute(new GetWillAt(customerId, moment)),
    ]);
    const assignee = order.assignee === null ? null : await this.#nameOf(order.assignee);
    return {
      fact,
      order: orderRows(order, will, assignee),
      correspondence: exchangesOf(correspondence, messages),
      details: will.details ? [...rowsOf({ ...will.details, dob: will.details.dob ?? undefined })] : [],
      answers: answersByQuestion(will.answers).map(({ question, rows }) => ({ question, rows: [...rows] })),
      will,
    };
  }

  async #messages(facts: readonly OrderFactEntry[]): Promise<readonly ReceivedMessage[]> {
    const revisions = new Map(facts.flatMap(({ part, about, revision }) => (part === 'message' ? [[about, revision] as const] : [])));
    const messages = await Promise.all([...revisions].map(([id, revision]) => this.queries.execute(new GetMessage(id, revision))));
    return messages.filter((message) => message !== null);
  }

  async #nameOf(operatorId: string): Promise<string | null> {
    const names = await this.queries.execute(new GetOperatorNames([operatorId]));
    return names.get(operatorId)?.name ?? null;
  }
}

function orderRows(order: Order, { status, locked }: WillAt, assignee: string | null): Detail[] {
  if (!order.placed) return [];
  const { discount, payment, notes } = order;
  const rows: readonly (Detail | null)[] = [
    { label: 'Status', value: STATUS_LABELS[order.status] },
    { label: 'Payment', value: PAYMENT_LABELS[payment.status] },
    { label: 'Price', value: formatPence(finalPence(order)) },
    discount && { label: 'Discount', value: `${discount.code}, ${formatPence(discount.discountPence)}` },
    refundedPence(order) > 0 ? { label: 'Refunded', value: formatPence(refundedPence(order)) } : null,
    { label: 'Answers', value: order.returned ? 'Back with the customer' : locked ? 'Locked' : 'Open' },
    { label: 'Will', value: wordsOf(status) },
    { label: 'Assigned to', value: assignee ?? 'Nobody' },
    { label: 'On its way to the customer', value: order.approval === null ? 'No' : 'Yes' },
    notes === null || notes === '' ? null : { label: 'Note', value: notes },
  ];
  return rows.filter((row) => row !== null);
}
