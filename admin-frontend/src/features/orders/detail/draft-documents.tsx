import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { pathOf } from '@willow/contracts/endpoint';
import { DOCUMENT_TITLES } from '@willow/contracts/will/document-titles';
import { getOrderDocument, type DocumentName } from '@willow/contracts/will/documents.contract';
import { useOrderDocumentsQuery } from './detail.api.ts';

/** The sheets that go with the draft, each a document of its own. Nothing is shown while they cannot be made. */
export function DraftDocuments({ orderId }: { readonly orderId: string }) {
  const { data } = useOrderDocumentsQuery(orderId);
  const sheets = (data?.documents ?? []).filter((name) => name !== 'will');
  if (sheets.length === 0) return null;
  return (
    <Box component="nav" aria-label="Documents sent with the draft" sx={{ mt: 2 }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {sheets.map((name) => (
          <li key={name}>
            <Link href={addressOf(orderId, name)} target="_blank" rel="noopener">
              {DOCUMENT_TITLES[name].replace(/\byour\b/i, (your) => (your === 'Your' ? 'The' : 'the'))}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const addressOf = (id: string, name: DocumentName): string => pathOf(getOrderDocument, { id, name });
