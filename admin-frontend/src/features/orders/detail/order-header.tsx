import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { Link, useLocation } from 'react-router';
import { useTitle } from '../../../shared/ui/use-title.ts';
import {
  ByHandMark,
  CoupleMark,
  DisputeMark,
  DraftMark,
  EnquiryMark,
  PaymentBadge,
  ProblemMark,
  RefundMark,
  StatusBadge,
  UpdateMark,
} from '../order-badges.tsx';
import { readingAt } from '../reading-address.ts';
import { shortId } from '../../../shared/order-words.ts';

/** As tall as a finger needs. */
const LINK = { color: 'primary.main', display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;

type OrderHeaderProps = {
  readonly id: string;
  readonly detail: AdminOrderDetail | undefined;
  readonly titleId: string;
  readonly onClose: () => void;
};

export function OrderHeader({ id, detail, titleId, onClose }: OrderHeaderProps) {
  useTitle(`Order ${shortId(id)}`);
  const { search } = useLocation();
  return (
    <Box sx={HEADER}>
      <Typography variant="h2" id={titleId} sx={{ gridArea: 'name', alignSelf: 'center', minWidth: 0, overflowWrap: 'anywhere' }}>
        {detail ? detail.user.fullName : `Order ${shortId(id)}`}
      </Typography>
      <Button
        component={Link}
        to={readingAt(id, search)}
        variant="contained"
        sx={{ gridArea: 'read', mt: { xs: 0.5, md: 0 }, whiteSpace: 'nowrap' }}
      >
        Read and Decide
      </Button>
      <IconButton aria-label="Close" onClick={onClose} sx={{ gridArea: 'close' }}>
        <Close />
      </IconButton>
      {detail && (
        <Box sx={{ gridArea: 'state', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusBadge order={detail.order} />
          <ProblemMark order={detail.order} />
          <EnquiryMark order={detail.order} />
          <ByHandMark order={detail.order} />
          <UpdateMark order={detail.order} />
          <PaymentBadge order={detail.order} />
          <RefundMark order={detail.order} />
          <DisputeMark order={detail.order} />
          <DraftMark order={detail.order} />
          <CoupleMark order={detail.order} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Order {shortId(id)}, submitted {shortDate(detail.order.createdAt)}
          </Typography>
          <Typography variant="body2" component={Link} to={`/orders/${id}/history`} sx={LINK}>
            History
          </Typography>
          <Typography variant="body2" component={Link} to={`/users/${detail.user.id}`} sx={LINK}>
            Customer
          </Typography>
          {detail.order.pair?.orderId && (
            <Typography variant="body2" component={Link} to={`/orders/${detail.order.pair.orderId}/applicant${search}`} sx={LINK}>
              Other will of the couple
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

/** On a telephone each has a line of its own: beside the button a name would break in the middle of a word. */
const HEADER = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: { xs: '"name close" "state state" "read read"', md: '"name read close" "state state state"' },
  alignItems: 'start',
  columnGap: 2,
  rowGap: 0.5,
  px: { xs: 2, md: 3 },
  pt: 2,
} as const;
