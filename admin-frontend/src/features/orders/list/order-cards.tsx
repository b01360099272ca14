import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '@willow/contracts/brand/tokens';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { AssigneeNote } from '../assignment/assignee-note.tsx';
import { PaymentMarks, StatusMarks } from '../order-badges.tsx';
import { shortId } from '../../../shared/order-words.ts';
import { OpenedNote } from './opened-note.tsx';
import { OrderId } from './order-id.tsx';
import { waitWords } from './wait-words.ts';
import { useOrderActions } from './use-order-actions.ts';

type OnApprove = (order: AdminOrder) => void;

type OrderCardsProps = { readonly orders: readonly AdminOrder[]; readonly now: number; readonly onApprove: OnApprove };

export function OrderCards({ orders, now, onApprove }: OrderCardsProps) {
  return (
    <Box component="ul" aria-label="Orders" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} now={now} onApprove={onApprove} />
      ))}
    </Box>
  );
}

type OrderCardProps = { readonly order: AdminOrder; readonly now: number; readonly onApprove: OnApprove };

function OrderCard({ order, now, onApprove }: OrderCardProps) {
  const actions = useOrderActions(order, onApprove);
  const { id, user, createdAt } = order;
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider', '&:focus-within': { background: tokens.colour.leafMist } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {user.fullName || `Order ${shortId(id)}`}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'start' }}>
          <StatusMarks order={order} />
          <PaymentMarks order={order} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, my: 1, alignItems: 'end' }}>
        <OrderId id={id} />
        <Typography variant="body2">Submitted {shortDate(createdAt)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
          {waitWords(order, now)}
        </Typography>
        <AssigneeNote assignee={order.assignee} />
        <OpenedNote order={order} now={now} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} disabled={action.busy === true} />
        ))}
      </Box>
    </Box>
  );
}
