import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { CoalescedWrites } from '../../../event-sourcing/concurrency/coalesced-writes.ts';
import { sendVersion } from '../../../platform/http/version.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { type Look, RecordView } from '../../operators/index.ts';
import { ReviewOrder } from '../commands/review-order.ts';
import { GetOrderVersion } from '../queries/get-order-version.ts';

type Looking = Pick<Look, 'what'> & { readonly orderId: string; readonly by: SignedInOperator; readonly context: Context };
type Shown = Looking & Pick<Look, 'version'>;

/** Longer than a screen takes for its parts, and not so long that anybody notices. */
const MAX_WAIT_MS = 150;

/** What shows an order's will says in which version, and is recorded with it before it is shown: once for what a screen asks for together. */
@Injectable()
export class ShownOrders {
  readonly #looks = new CoalescedWrites<Shown, void>((_, shown) => this.#record(shown), MAX_WAIT_MS);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async show<T>(look: Looking, reply: FastifyReply, read: () => Promise<T>): Promise<T> {
    // Headers alone show nothing.
    if (reply.request.method === 'HEAD') return (await this.#read(look, reply, read)).shown;
    const { outcome } = await this.#looks.during(
      `${look.by.id} ${look.orderId}`,
      () => this.#read(look, reply, read),
      ({ tag }) => ({ ...look, version: tag }),
    );
    return outcome.shown;
  }

  async #read<T>({ orderId, by, context }: Looking, reply: FastifyReply, read: () => Promise<T>): Promise<{ shown: T; tag: string }> {
    if (by.role !== 'auditor') await this.commands.execute(new ReviewOrder(orderId, context));
    // Before it is read: what is submitted in between is then shown under the older name, which nothing can be approved by.
    const { version, tag } = await this.queries.execute(new GetOrderVersion(orderId));
    const shown = await read();
    sendVersion(reply, version);
    return { shown, tag };
  }

  /** Each of the requests is told where it stands. */
  async #record(all: readonly Shown[]): Promise<void> {
    const [first] = all;
    if (!first) return;
    const context: Context = { ...first.context, written: (position) => all.forEach((each) => each.context.written?.(position)) };
    const opened = all.map(({ what, version }) => ({ what, version }));
    await this.commands.execute(new RecordView(first.by.id, { orderId: first.orderId, opened }, context));
  }
}
