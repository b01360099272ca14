import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AccessTrace } from '../access-trace.ts';
import { showsTheText, looksIn } from '../domain/access.ts';

/** The versions of an order's will whose text an operator has opened, by tag. There was none before `since` (ISO 8601). */
export class GetOpenedVersions extends Query<readonly string[]> {
  constructor(
    readonly operatorId: string,
    readonly orderId: string,
    readonly since: string,
  ) {
    super();
  }
}

@QueryHandler(GetOpenedVersions)
export class GetOpenedVersionsHandler implements IQueryHandler<GetOpenedVersions> {
  constructor(private readonly trace: AccessTrace) {}

  async execute({ operatorId, orderId, since }: GetOpenedVersions): Promise<readonly string[]> {
    const opened = new Set<string>();
    for await (const fact of this.trace.newestFirst(operatorId)) {
      if (fact.recordedAt < since) break;
      const looks = looksIn(fact);
      if (looks?.orderId === orderId) for (const { what, version } of looks.opened) if (showsTheText(what)) opened.add(version);
    }
    return [...opened];
  }
}
