import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { pathOf } from '@willow/contracts/endpoint';
import { getOrderPaper, PAPER_TITLES, type WillPaper } from '@willow/contracts/will/documents.contract';
import { useOrderPapersQuery } from '../orders.api.ts';

/** The sheets that go with the draft, each a document of its own. Nothing is shown while they cannot be made. */
export function DraftDocuments({ orderId }: { readonly orderId: string }) {
  const { data } = useOrderPapersQuery(orderId);
  const sheets = (data?.papers ?? []).filter((paper) => paper !== 'will');
  if (sheets.length === 0) return null;
  return (
    <Box component="nav" aria-label="Papers that go with the draft" sx={{ mt: 2 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {sheets.map((paper) => (
          <li key={paper}>
            <Link href={addressOf(orderId, paper)} target="_blank" rel="noopener">
              {PAPER_TITLES[paper].replace(/\byour\b/i, (your) => (your === 'Your' ? 'The' : 'the'))}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const addressOf = (id: string, paper: WillPaper): string => pathOf(getOrderPaper, { id, paper });
