import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { MessageCall, ReceivedMessage } from '@willow/contracts';
import type { FactMetadata } from '../../../event-sourcing/codec/recorded-fact.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import type { Call } from '../domain/call-back.ts';
import type { MessageFact } from '../domain/message.ts';
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
    const received = facts.find(({ type }) => type === 'MessageReceived' || type === 'CallBackRequested');
    if (!received || topic === null || status === 'erasing' || status === 'erased') return null;
    const settled = facts.find(({ type }) => type === 'MessageAnswered' || type === 'MessageClosed')?.metadata;
    const actors = facts.flatMap(({ type, metadata: { actor } }) => (BY_OPERATORS.has(type) ? [actor] : []));
    const names = await this.queries.execute(new GetOperatorNames(actors));
    const undelivered = writing !== null && (await this.refused.has(writing.email));
    return {
      id: messageId,
      topic,
      receivedAt: received.metadata.occurredAt,
      writer: writing && { name: writing.name, email: writing.email },
      message: writing?.message ?? null,
      signedIn: customerId !== null,
      settled: settled ? { by: names.get(settled.actor)!, at: settled.occurredAt, answer } : null,
      ...(state.call && { call: callOf(state.call, facts, names) }),
      ...(undelivered && { undelivered }),
    };
  }
}

const BY_OPERATORS: ReadonlySet<string> = new Set([
  'MessageAnswered',
  'MessageClosed',
  'CallBackMade',
  'CallBackUnanswered',
  'CallBackClosed',
]);
const OUTCOMES = { CallBackMade: 'called', CallBackUnanswered: 'no-answer', CallBackClosed: 'closed' } as const;
type Names = ReadonlyMap<string, { readonly id: string; readonly name: string }>;
type Happened = MessageFact & { readonly metadata: Pick<FactMetadata, 'actor' | 'occurredAt'> };

const callOf = ({ slot, phone }: Call, facts: readonly Happened[], names: Names): MessageCall => ({
  slot,
  phone,
  outcomes: facts.flatMap((fact) =>
    fact.type === 'CallBackMade' || fact.type === 'CallBackUnanswered' || fact.type === 'CallBackClosed'
      ? [
          {
            outcome: OUTCOMES[fact.type],
            by: names.get(fact.metadata.actor)!,
            at: fact.metadata.occurredAt,
            note: fact.personal?.note ?? null,
          },
        ]
      : [],
  ),
  cancelledAt: facts.find(({ type }) => type === 'CallBackCancelled')?.metadata.occurredAt ?? null,
});
