import Box from '@mui/material/Box';
import type { LaterAnswers as Later } from '@willow/contracts/operator/operator.contract';
import { timeInWords } from '../../../shared/times.ts';
import { NOTICE, WAITING } from './notice.ts';

/** What the customer changed after the submission that was paid for: it is kept, and not in the will that is reviewed here. */
export function LaterAnswers({ later }: { readonly later: Later }) {
  const listed = later.changes.length > 0 ? later.changes.map(({ sentence }) => sentence) : later.questions;
  return (
    <Box role="note" sx={{ ...NOTICE, ...WAITING, ...LISTED }}>
      <p>
        The customer changed answers after the submission that was paid for ({timeInWords(later.submittedAt)}), last on{' '}
        {timeInWords(later.savedAt)}. The changes are not in this will. Return answers gives them back with the changes in place.
      </p>
      <ul>
        {listed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}

const LISTED = { display: 'block', '& p, & ul': { m: 0 }, '& ul': { mt: 0.5, pl: 2.5 } } as const;
