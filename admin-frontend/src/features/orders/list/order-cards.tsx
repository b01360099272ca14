import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { ByHandMark, DraftMark, PaymentBadge, EnquiryMark, ProblemMark, ReviewMark, StatusBadge, UpdateMark } from '../order-badges.tsx';
import { OrderId } from './order-id.tsx';
import { useOrderActions } from './use-order-actions.ts';

type OnApprove = (order: AdminOrder) => void;

export function OrderCards({ orders, onApprove }: { readonly orders: readonly AdminOrder[]; readonly onApprove: OnApprove }) {
  return (
    <Box component="ul" aria-label="Orders" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} onApprove={onApprove} />
      ))}
    </Box>
  );
}

function OrderCard({ order, onApprove }: { readonly order: AdminOrder; readonly onApprove: OnApprove }) {
  const actions = useOrderActions(order, onApprove);
  const { id, user, createdAt } = order;
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {user.fullName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'start' }}>
          <StatusBadge order={order} />
          <ProblemMark order={order} />
          <EnquiryMark order={order} />
          <ByHandMark order={order} />
          <UpdateMark order={order} />
          <PaymentBadge order={order} />
          <DraftMark order={order} />
          <ReviewMark order={order} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, my: 1, alignItems: 'end' }}>
        <OrderId id={id} />
        <Typography variant="body2">Submitted {shortDate(createdAt)}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} disabled={action.busy === true} />
        ))}
      </Box>
    </Box>
  );
}
