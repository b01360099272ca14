import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { AssigneeNote } from '../assignment/assignee-note.tsx';
import { PaymentMarks, StatusMarks } from '../order-badges.tsx';
import { shortId } from '../../../shared/order-words.ts';
import type { Desk } from './desk.ts';
import { OpenedNote } from './opened-note.tsx';
import { OrderId } from './order-id.tsx';
import { PickBox } from './pick-box.tsx';
import type { Picks } from './use-picks.ts';
import { waitWords } from './wait-words.ts';
import { useOrderActions } from './use-order-actions.ts';

type OnApprove = (order: AdminOrder) => void;

type Shown = { readonly now: number; readonly desk: Desk; readonly picks: Picks | null; readonly onApprove: OnApprove };
type OrderCardsProps = Shown & { readonly orders: readonly AdminOrder[] };

export function OrderCards({ orders, ...shown }: OrderCardsProps) {
  return (
    <Box component="ul" aria-label="Orders" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} {...shown} />
      ))}
    </Box>
  );
}

function OrderCard({ order, now, desk: { compact, columns }, picks, onApprove }: Shown & { readonly order: AdminOrder }) {
  const actions = useOrderActions(order, onApprove);
  const { id, user, createdAt } = order;
  return (
    <Box
      component="li"
      sx={{ px: 2, py: compact ? 1 : 1.5, borderTop: 1, borderColor: 'divider', '&:focus-within': { background: tokens.colour.leafMist } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {picks && <PickBox label={`Tick order ${shortId(id)}`} checked={picks.has(id)} onPick={(on) => picks.pick([id], on)} />}
            <Typography variant="h3" component="h2">
              {user.fullName || `Order ${shortId(id)}`}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <EmailText>{user.email}</EmailText>
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'start' }}>
          {columns.includes('status') && <StatusMarks order={order} />}
          {columns.includes('payment') && <PaymentMarks order={order} />}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, my: compact ? 0.5 : 1, alignItems: 'end' }}>
        <OrderId id={id} short={compact} />
        {columns.includes('amount') && <Typography variant="body2">{formatPounds(order.finalAmount)}</Typography>}
        {columns.includes('submitted') && <Typography variant="body2">Submitted {shortDate(createdAt)}</Typography>}
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
