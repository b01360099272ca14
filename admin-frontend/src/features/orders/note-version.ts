import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { AnswerMeta } from '@willow/frontend/web/api/send';
import { type Shown, versionShown } from '../../shared/versions/versions.slice.ts';

type Answer = Promise<{ readonly meta: AnswerMeta | undefined }>;

/** Keeps which version of an order's will an answer shows. A failure shows none, and is told where it was asked. */
export async function noteVersion(
  orderId: string,
  answer: Answer,
  dispatch: Dispatch,
  shown: (what: Shown) => Action = versionShown,
): Promise<void> {
  const version = await answer.then(
    ({ meta }) => meta?.version,
    () => null,
  );
  if (version) dispatch(shown({ orderId, version }));
}
