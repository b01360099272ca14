import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { pathOf } from '@willow/contracts/endpoint';
import { draftPdf } from '@willow/contracts/operator/operator.contract';
import type { ReviewFlag } from '@willow/contracts/operator/review.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EmptyNotice, ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { DraftDocuments } from '../detail/draft-documents.tsx';
import type { Place } from './places.ts';
import type { Reading } from './reading.api.ts';
import { WillSheet } from './will-sheet.tsx';

type WillColumnProps = {
  readonly orderId: string;
  readonly reading: Reading;
  readonly flags: readonly ReviewFlag[];
  readonly here: Place | null;
  readonly onLook: (place: Place) => void;
};

export function WillColumn({ orderId, reading: { data, error, isError, refetch }, flags, here, onLook }: WillColumnProps) {
  if (isError)
    return (
      <ErrorNotice title="The will could not be read" onRetry={() => void refetch()}>
        {errorMessage(error, 'You can only approve what you have read.')}
      </ErrorNotice>
    );
  if (!data) return <Waiting>Loading the will…</Waiting>;
  if (!data.will) return <EmptyNotice title="No will yet">There are no answers to draft a will from.</EmptyNotice>;
  return (
    <>
      <WillSheet will={data.will} flags={flags} here={here} onLook={onLook} />
      <Box data-print="no" sx={{ maxWidth: '46rem', mx: 'auto', my: 2 }}>
        <Link href={pathOf(draftPdf, { id: orderId })} target="_blank" rel="noopener">
          The draft as a PDF
        </Link>
        <DraftDocuments orderId={orderId} />
      </Box>
    </>
  );
}
