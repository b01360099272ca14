import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type LaterAnswers, stepById, stepOf } from '@willow/contracts';
import { difference } from '../domain/answer-changes.ts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { Wills } from '../wills.repository.ts';

/** What a customer saved after the submission that was paid for; null when there is nothing. */
export class GetLaterAnswers extends Query<LaterAnswers | null> {
  constructor(readonly version: WillVersion) {
    super();
  }
}

@QueryHandler(GetLaterAnswers)
export class GetLaterAnswersHandler implements IQueryHandler<GetLaterAnswers> {
  constructor(
    private readonly wills: Wills,
    private readonly drafts: WillDrafts,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ version }: GetLaterAnswers): Promise<LaterAnswers | null> {
    const { state, facts } = await this.wills.load(version.customerId);
    const { later, lockedRevision, answers } = state;
    const saved = facts.findLast(({ type }) => type === 'AnswerSaved');
    if (!later || !saved || lockedRevision === null) return null;
    const input = await this.drafts.load({ ...version, willRevision: lockedRevision });
    if (!input) return null;
    const compared = await this.drafting.run('changes', input, { ...input, answers: later.answers });
    const { changed, cleared } = difference(answers, later.answers);
    const steps = new Set([...changed, ...cleared].map((key) => stepOf(key)));
    return {
      submittedAt: input.at,
      savedAt: saved.metadata.occurredAt,
      questions: [...steps].map((step) => stepById(step).question),
      changes: compared.ok ? compared.value.map(({ sentence }) => ({ sentence })) : [],
    };
  }
}
