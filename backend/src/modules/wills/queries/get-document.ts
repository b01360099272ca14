import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@willow/contracts';
import { Streams } from '../../../platform/facts/streams.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { Documents } from '../documents/documents.ts';
import { will } from '../domain/will.decider.ts';
import { willStream } from '../will.streams.ts';

/** The finished will of a customer as PDF: the one that was sent. 404 until then. */
export class GetDocument extends Query<Uint8Array> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetDocument)
export class GetDocumentHandler implements IQueryHandler<GetDocument> {
  constructor(
    private readonly streams: Streams,
    private readonly documents: Documents,
  ) {}

  async execute({ customerId }: GetDocument): Promise<Uint8Array> {
    const { state } = await this.streams.load(will, willStream(customerId));
    const { last } = state.delivered;
    if (!last) throw new RequestRefused(404, MESSAGES.notFound);
    return this.documents.pdf({ customerId, ...last }, 'final');
  }
}
