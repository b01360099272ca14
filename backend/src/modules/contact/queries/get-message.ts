import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ReceivedMessage } from '@willow/contracts';
import { GetOperatorNames } from '../../operators/index.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { Messages } from '../messages.repository.ts';

/** As its own history tells it, up to a revision if one is named; null when there is none, or it is to be forgotten. */
export class GetMessage extends Query<ReceivedMessage | null> {
  constructor(
    readonly messageId: string,
    readonly revision?: number,
  ) {
    super();
  }
}

@QueryHandler(GetMessage)
export class GetMessageHandler implements IQueryHandler<GetMessage> {
  constructor(
    private readonly messages: Messages,
    private readonly queries: QueryBus,
    private readonly refused: RefusedAddresses,
  ) {}

  async execute({ messageId, revision }: GetMessage): Promise<ReceivedMessage | null> {
    const { state, facts } = await this.messages.load(messageId, revision);
    const { status, topic, writing, answer, customerId } = state;
    const received = facts.find(({ type }) => type === 'MessageReceived');
    if (!received || topic === null || status === 'erasing' || status === 'erased') return null;
    const settled = facts.find(({ type }) => type === 'MessageAnswered' || type === 'MessageClosed')?.metadata;
    const names = await this.queries.execute(new GetOperatorNames(settled ? [settled.actor] : []));
    const undelivered = writing !== null && (await this.refused.has(writing.email));
    return {
      id: messageId,
      topic,
      receivedAt: received.metadata.occurredAt,
      writer: writing,
      message: writing?.message ?? null,
      signedIn: customerId !== null,
      settled: settled ? { by: names.get(settled.actor)!, at: settled.occurredAt, answer } : null,
      ...(undelivered && { undelivered }),
    };
  }
}
