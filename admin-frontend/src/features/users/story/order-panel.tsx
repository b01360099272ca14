import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { Link } from 'react-router';
import { PAYMENT_WORDS, shortId, STATUS_WORDS } from '../../../shared/order-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

export function OrderPanel({ story: { order, state } }: { readonly story: CustomerStory }) {
  if (!order)
    return (
      <Panel title="Order">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>No order yet. It starts when the customer reaches the checkout.</Typography>
      </Panel>
    );
  const { id, status, paymentStatus, createdAt, finalAmount, discountCode, refunded, returned, updating } = order;
  return (
    <Panel title={`Order ${shortId(id)}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].text}</Badge>
        <Badge tone={PAYMENT_WORDS[paymentStatus].tone}>{PAYMENT_WORDS[paymentStatus].text}</Badge>
        {returned && <Badge tone="quiet">With customer</Badge>}
        {updating && <Badge tone="plain">Update</Badge>}
      </Box>
      <Facts>
        <Fact name="Submitted">{shortDate(createdAt)}</Fact>
        <Fact name="Price">
          {discountCode === null ? formatPounds(finalAmount) : `${formatPounds(finalAmount)} with code ${discountCode}`}
        </Fact>
        {refunded > 0 && <Fact name="Refunded">{formatPounds(refunded)}</Fact>}
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {state !== 'erased' && (
          <Button component={Link} to={`/orders/${id}`} variant="contained">
            Open order
          </Button>
        )}
        <Button component={Link} to={`/orders/${id}/history`} variant="outlined">
          History of the order
        </Button>
      </Box>
    </Panel>
  );
}
