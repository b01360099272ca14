import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '../../../shared/theme/tokens.ts';
import { pathOf } from '@willow/contracts/endpoint';
import { draftPdf } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EmptyNotice, ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useDraftTextQuery } from './detail.api.ts';
import { DraftDocuments } from './draft-documents.tsx';
import type { TabProps } from './tab-props.ts';

const { colour, font, shadow } = tokens;

export function DraftTab({ detail: { order } }: TabProps) {
  const { data, error, isError, isFetching, refetch } = useDraftTextQuery(order.id);
  if (isFetching) return <Waiting>Loading the draft…</Waiting>;
  if (isError)
    return (
      <ErrorNotice title="Error loading will content" onRetry={() => void refetch()}>
        {errorMessage(error, 'Failed to fetch will text')}
      </ErrorNotice>
    );
  if (!data?.trim()) return <EmptyNotice title="No will content available">There are no answers to draft a will from yet.</EmptyNotice>;
  return (
    <>
      <Button variant="outlined" startIcon={<PictureAsPdf />} href={pathOf(draftPdf, { id: order.id })} target="_blank" rel="noopener">
        Download PDF
      </Button>
      <DraftDocuments orderId={order.id} />
      <Box component="pre" sx={SHEET}>
        {data}
      </Box>
    </>
  );
}

const SHEET = {
  maxWidth: '48rem',
  mx: 'auto',
  mt: 2,
  mb: 0,
  p: { xs: 2.5, md: 6 },
  background: colour.card,
  border: `1px solid ${colour.line}`,
  boxShadow: shadow.card,
  fontFamily: font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
