import Box from '@mui/material/Box';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { PaymentBadge, StatusBadge } from '../order-badges.tsx';
import { Deeds } from './deeds.tsx';
import { Fact, Facts } from './facts.tsx';
import { Notes } from './notes.tsx';
import type { TabProps } from './order-tabs.tsx';

/** Where the order stands, what can be done with it, and what the team noted. */
export function ActionsTab({ detail }: TabProps) {
  const { order } = detail;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, lg: 6 }, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Facts>
          <Fact name="Status">
            <StatusBadge order={order} />
          </Fact>
          <Fact name="Payment">
            <PaymentBadge order={order} />
          </Fact>
          <Fact name="Price">{priceOf(order)}</Fact>
          {order.partnerRef && <Fact name="Partner code">{order.partnerRef}</Fact>}
          <Fact name="Order ID">{order.id}</Fact>
        </Facts>
        <Deeds detail={detail} />
      </Box>
      <Notes order={order} />
    </Box>
  );
}

function priceOf({ amount, finalAmount, discountCode }: AdminOrder): string {
  if (amount === finalAmount) return formatPounds(finalAmount);
  return `${formatPounds(finalAmount)} instead of ${formatPounds(amount)}${discountCode ? ` with ${discountCode}` : ''}`;
}
