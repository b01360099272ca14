import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrderDetail, DraftProblem } from '@willow/contracts/operator/operator.contract';
import { useRef } from 'react';
import { timeInWords } from '../../../shared/times.ts';
import { useRetryDraft } from './use-retry-draft.ts';
import { NOTICE, WAITING, WRONG } from './notice.ts';

/** What keeps a paid order without a draft, and what to do about it. It stays in place, and focused, when the button is gone. */
export function DraftNotice({ detail: { order, draftProblem } }: { readonly detail: AdminOrderDetail }) {
  const notice = useRef<HTMLOutputElement>(null);
  const { retry, busy } = useRetryDraft(order.id);
  const isMaking = busy || (!draftProblem && order.draft === 'making');
  if (!isMaking && !draftProblem) return null;
  const tryAgain = () => {
    notice.current?.focus();
    retry();
  };
  return (
    <Box component="output" ref={notice} tabIndex={-1} sx={{ ...NOTICE, ...(isMaking ? WAITING : WRONG) }}>
      {isMaking || !draftProblem ? (
        <span>The draft is being made. It will appear here.</span>
      ) : (
        <>
          <Box component="span" sx={{ flex: '1 1 24rem' }}>
            <strong>No draft could be made.</strong> {whyNot(draftProblem)}
          </Box>
          {draftProblem.failure && (
            <Button size="small" variant="contained" disabled={order.status === 'archived'} onClick={tryAgain}>
              Try again
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

const FAILURES = {
  printer: 'Nothing is wrong with the answers: the program that prints our documents failed.',
  submission: 'The submission that was paid for could not be read.',
  unexpected: 'Nothing is known to be wrong with the answers: something failed on our side.',
} as const;

function whyNot({ failure, reason, since }: DraftProblem): string {
  const at = timeInWords(since);
  if (failure) return `${FAILURES[failure]} We stopped trying on ${at}. Try again. If it fails once more, tell the person on call.`;
  return `${reason ?? 'The answers make no will.'} This was found on ${at}. Return the answers, so that the customer can change them.`;
}
