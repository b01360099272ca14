import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { lazy, Suspense, useState } from 'react';
import { useReaderId } from '../../../shared/session/use-reader-id.ts';
import { assigneeWords } from './assignee-note.tsx';
import { useAssign } from './use-assign.ts';

const GiveDialog = lazy(() => import('./give-dialog.tsx'));

/** Whose order it is, and the ways to change that. */
export function AssignmentLine({ order }: { readonly order: AdminOrder }) {
  const { assignee } = order;
  const readerId = useReaderId();
  const { giveOrSay, busy } = useAssign(order);
  const [giving, setGiving] = useState(false);
  const isMine = assignee !== null && assignee.id === readerId;
  return (
    <Box component="section" aria-label="Assignment" sx={LINE}>
      <Typography variant="body2">
        {assignee && !assignee.left ? (
          <>
            Assigned to <strong>{isMine ? 'me' : assignee.name}</strong>
          </>
        ) : (
          <strong>{assignee ? assigneeWords(assignee) : 'Unassigned'}</strong>
        )}
      </Typography>
      {!isMine && (
        <Button size="small" disabled={busy} onClick={() => void giveOrSay(readerId, 'Assigned to you')}>
          Assign to Me
        </Button>
      )}
      <Button size="small" disabled={busy} onClick={() => setGiving(true)}>
        Assign to…
      </Button>
      {assignee && (
        <Button size="small" disabled={busy} onClick={() => void giveOrSay(null, 'Unassigned')}>
          Release
        </Button>
      )}
      <Suspense fallback={null}>{giving && <GiveDialog order={order} onClose={() => setGiving(false)} />}</Suspense>
    </Box>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;
