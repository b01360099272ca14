import { stepNumber, type WillRecord } from '@willow/contracts';
import { differs } from './domain/answer-changes.ts';
import { standingProblem, type Will } from './domain/will.state.ts';

export const willRecordOf = (will: Will, updatedAt: string | null): WillRecord => ({
  status: will.status,
  currentStep: stepNumber(will.currentStep),
  jsonAnswers: will.answers,
  revision: will.answersRevision,
  updatedAt,
  locked: will.lockedBy !== null,
  returned: will.returnedBy !== null,
  updating: will.signing.update !== null,
  laterChanges: hasLaterChanges(will),
  draftProblem: problemOf(will),
});

function hasLaterChanges({ later, answers, submissions }: Will): boolean {
  const newest = submissions.at(-1);
  return later !== null || (newest !== undefined && differs(newest.answers, answers));
}

function problemOf(will: Will): WillRecord['draftProblem'] {
  const problem = standingProblem(will);
  return problem && { reason: problem.reason };
}
