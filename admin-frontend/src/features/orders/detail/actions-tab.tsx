import Box from '@mui/material/Box';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { assigneeWords } from '../assignment/assignee-note.tsx';
import { SettledEnquiries } from '../enquiries/enquiry-notice.tsx';
import { ChangesPanel } from '../changes/changes-panel.tsx';
import { FlagsPanel } from '../flags/flags-panel.tsx';
import { DisputeMark, PaymentBadge, RefundMark, StatusBadge } from '../order-badges.tsx';
import { timeInWords } from '../../../shared/times.ts';
import { isMarked } from '../order-words.ts';
import { OrderActions } from './order-actions.tsx';
import { RefundsPanel } from '../refunds/refunds-panel.tsx';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { Notes } from './notes.tsx';
import { AnsweredProblems } from './problem-notice.tsx';
import type { TabProps } from './tab-props.ts';

export function ActionsTab({ detail }: TabProps) {
  const { order } = detail;
  return (
    <Box sx={TAB}>
      <Box sx={{ display: 'grid', gap: 3, position: { lg: 'sticky' }, top: 0 }}>
        <Facts>
          <Fact name="Status">
            <StatusBadge order={order} />
          </Fact>
          {isMarked(order) && order.markedSent && (
            <Fact name="Marked by hand">
              {order.markedSent.by.name}, {timeInWords(order.markedSent.at)}. No email went.
            </Fact>
          )}
          <Fact name="Assigned to">{order.assignee?.left ? assigneeWords(order.assignee) : (order.assignee?.name ?? 'Unassigned')}</Fact>
          <Fact name="Payment">
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <PaymentBadge order={order} />
              <RefundMark order={order} />
              <DisputeMark order={order} />
            </Box>
          </Fact>
          <Fact name="Price">{priceOf(order)}</Fact>
          {order.partnerRef && <Fact name="Partner code">{order.partnerRef}</Fact>}
          <Fact name="Order ID">{order.id}</Fact>
        </Facts>
        <OrderActions detail={detail} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <ChangesPanel orderId={order.id} />
        <FlagsPanel orderId={order.id} paid={order.paymentStatus === 'succeeded'} />
        <SettledEnquiries detail={detail} />
        <AnsweredProblems problems={detail.problems} />
        <Notes orderId={order.id} notes={detail.notes} />
        <RefundsPanel detail={detail} />
      </Box>
    </Box>
  );
}

/** The flags stand beside Approve, which stays in view; where there is no room for that, right below it. */
const TAB = {
  display: 'grid',
  rowGap: 4,
  columnGap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

function priceOf({ amount, finalAmount, discountCode, secondWill, prepaid }: AdminOrder): string {
  if (prepaid) return `${formatPounds(finalAmount)}, paid for by the partner`;
  if (secondWill > 0) return `${formatPounds(finalAmount)}, of it ${formatPounds(secondWill)} for the partner’s will`;
  if (amount === finalAmount) return formatPounds(finalAmount);
  return `${formatPounds(finalAmount)} instead of ${formatPounds(amount)}${discountCode ? ` with ${discountCode}` : ''}`;
}
