import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { reviewOf } from '../domain/will.state.ts';
import { answerHashOf } from '../review-findings.ts';
import { underReview } from '../version-tag.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

/** Answers which version is under review. */
export class GetVersionTag extends Query<string> {
  constructor(readonly version: WillVersion) {
    super();
  }
}

@QueryHandler(GetVersionTag)
export class GetVersionTagHandler implements IQueryHandler<GetVersionTag> {
  constructor(
    private readonly wills: Wills,
    private readonly drafts: WillDrafts,
  ) {}

  async execute({ version }: GetVersionTag): Promise<string> {
    const { state } = await this.wills.load(version.customerId);
    const isReviewed = reviewOf(state, version.willRevision) !== undefined;
    return underReview(state, version, isReviewed ? '' : await this.#answerHash(version)).tag;
  }

  /** Of answers that nobody reviewed: the order is not paid, or its draft is on its way. */
  async #answerHash(version: WillVersion): Promise<string> {
    const input = await this.drafts.load(version);
    return input ? answerHashOf(input) : '';
  }
}
