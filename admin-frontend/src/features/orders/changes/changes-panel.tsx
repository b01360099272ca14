import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { OrderChanges } from '@willow/contracts/operator/review.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { api } from '../../../shared/api/api.ts';
import { useAppDispatch } from '../../../shared/store.ts';
import { changesOpened } from '../../../shared/versions/versions.slice.ts';
import { CHANGES } from '../use-version.ts';
import { timeInWords } from '../../../shared/times.ts';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { useOrderChangesQuery } from './changes.api.ts';

const Redline = lazy(async () => ({ default: (await import('./redline.tsx')).Redline }));

const { colour } = tokens;

export function ChangesPanel({ orderId }: { readonly orderId: string }) {
  const id = useId();
  const { data, error, isError, refetch } = useOrderChangesQuery(orderId);
  const { section, isOpened } = useOpened(orderId, refetch);
  return (
    <Box component="section" ref={section} tabIndex={-1} aria-labelledby={id} sx={PANEL}>
      <Typography variant="h2" component="h3" id={id} sx={{ mb: 1 }}>
        Changes since the last review
      </Typography>
      {isOpened && (
        <Box role="note" sx={OPENED}>
          {MESSAGES.answersMoved}. Look at what changed, at the flags and at the draft before you decide. Nothing that you typed is lost.
        </Box>
      )}
      {isError ? (
        <ErrorNotice title="The changes could not be read" onRetry={() => void refetch()}>
          {errorMessage(error, 'The two versions could not be compared.')}
        </ErrorNotice>
      ) : data ? (
        <Compared {...data} />
      ) : (
        <Typography component="output" sx={QUIET}>
          Loading the changes…
        </Typography>
      )}
    </Box>
  );
}

/** What the address asks for: what changed, as it is now, in view. From then on decisions are about that. */
function useOpened(orderId: string, refetch: () => unknown) {
  const section = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const { hash, key } = useLocation();
  const opened = hash === CHANGES ? key : null;
  useEffect(() => {
    if (opened === null) return;
    dispatch(changesOpened(orderId));
    dispatch(api.util.invalidateTags(['Orders']));
    void refetch();
    section.current?.focus();
  }, [opened, orderId, dispatch, refetch]);
  return { section, isOpened: opened !== null };
}

function Compared({ earlier, notCompared, changes, redline }: OrderChanges) {
  if (!earlier) return <Typography sx={QUIET}>No earlier version. This is the first one that came up for review.</Typography>;
  const { submittedAt, sent } = earlier;
  return (
    <>
      <Typography sx={QUIET}>
        Compared with what was submitted on <time dateTime={submittedAt}>{timeInWords(submittedAt)}</time>,{' '}
        {sent ? 'which was sent' : 'which was not sent'}.
      </Typography>
      {notCompared === null ? (
        <>
          <Changed changes={changes} />
          {redline.length > 0 && (
            <Suspense fallback={null}>
              <Redline clauses={redline} />
            </Suspense>
          )}
        </>
      ) : (
        <Typography sx={{ mt: 1 }}>These two cannot be compared: the answers of one of them make no will. {notCompared}</Typography>
      )}
    </>
  );
}

function Changed({ changes }: Pick<OrderChanges, 'changes'>) {
  if (changes.length === 0)
    return (
      <Typography sx={{ mt: 1 }}>The meaning is unchanged: the same people receive the same things and have the same roles.</Typography>
    );
  return (
    <>
      <Typography sx={QUIET}>In the words that the customer reads:</Typography>
      <Box component="ul" sx={LIST}>
        {changes.map(({ sentence, clause }, index) => (
          <li key={`${index} ${sentence}`}>
            {sentence}
            {clause !== null && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                Clause {clause}.
              </Box>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}

const PANEL = { minWidth: 0, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } } as const;
const OPENED = { p: 1.5, mb: 1.5, background: colour.goldPale, borderInlineStart: `4px solid ${colour.gold}`, borderRadius: 1 } as const;
const QUIET = { color: 'text.secondary' } as const;
const LIST = {
  m: 0,
  mt: 1,
  p: 2,
  pl: 4.5,
  display: 'grid',
  gap: 0.75,
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 1,
} as const;
