import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { shortId } from '../../../shared/order-words.ts';
import { useTitle } from '../../../shared/ui/use-title.ts';
import { AssignmentLine } from '../assignment/assignment-line.tsx';
import { ReadersNote } from './readers-note.tsx';
import {
  ByHandMark,
  DisputeMark,
  DraftMark,
  EnquiryMark,
  PaymentBadge,
  ProblemMark,
  RefundMark,
  ReviewMark,
  StatusBadge,
  UpdateMark,
} from '../order-badges.tsx';

type ReadingBarProps = {
  readonly order: AdminOrder;
  readonly whoGetsWhat: string | null;
  readonly approve: { readonly label: string; readonly open: boolean; readonly note: string };
  readonly onApprove: () => void;
  /** The way to the other orders. */
  readonly turning: ReactNode;
  readonly children: ReactNode;
};

/** Whose will it is and how it stands, with Approve always in reach. */
export function ReadingBar({ order, whoGetsWhat, approve, onApprove, turning, children }: ReadingBarProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const noteId = useId();
  useTitle(`Read order ${shortId(order.id)}`);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={BAR}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {turning}
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ fontSize: '1.5rem', '&:focus': { outline: 'none' } }}>
          {order.user.fullName}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.5 }}>
          <StatusBadge order={order} />
          <ProblemMark order={order} />
          <EnquiryMark order={order} />
          <ByHandMark order={order} />
          <UpdateMark order={order} />
          <PaymentBadge order={order} />
          <RefundMark order={order} />
          <DisputeMark order={order} />
          <DraftMark order={order} />
          <ReviewMark order={order} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Order {shortId(order.id)}, submitted {shortDate(order.createdAt)}
          </Typography>
          <Typography
            variant="body2"
            component={Link}
            to={`/users/${order.user.id}`}
            sx={{ color: 'primary.main', display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
          >
            Customer
          </Typography>
        </Box>
        <AssignmentLine order={order} />
        <ReadersNote />
      </Box>
      <Box data-print="no" sx={DOING}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
          {children}
          <Button variant="contained" disabled={!approve.open} aria-describedby={noteId} aria-keyshortcuts="a" onClick={onApprove}>
            {approve.label}
          </Button>
        </Box>
        <Typography
          variant="body2"
          id={noteId}
          sx={{ mt: 0.5, color: 'text.secondary', textAlign: { md: 'right' }, overflowWrap: 'anywhere' }}
        >
          {approve.note}
        </Typography>
      </Box>
      {whoGetsWhat !== null && <Typography sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>{whoGetsWhat}.</Typography>}
    </Box>
  );
}

const BAR = {
  display: { xs: 'contents', md: 'grid' },
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
  pb: 1.5,
} as const;

/** On a telephone it stays at the foot of the screen, and comes after all that is read: nothing ends below it. */
const DOING = {
  minWidth: 0,
  order: { xs: 1, md: 0 },
  position: { xs: 'sticky', md: 'static' },
  bottom: { xs: 0 },
  zIndex: { xs: 'appBar', md: 'auto' },
  mx: { xs: -2, md: 0 },
  mt: { xs: 3, md: 0 },
  p: { xs: 1.5, md: 0 },
  background: { xs: 'var(--mui-palette-background-default)', md: 'none' },
  borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 'none' },
} as const;
