import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import type { AdminReferral } from '@willow/contracts/referral/referral.operator.contract';
import { Link as RouterLink } from 'react-router';
import { shortId, STATUS_WORDS as ORDER_STATUS_WORDS } from '../../shared/order-words.ts';
import { REFERRAL_WORDS } from '../../shared/referral-words.ts';
import { Badge } from '../../shared/ui/badge.tsx';

type Standing = Pick<AdminReferral, 'status' | 'friendRefunded' | 'payableFrom' | 'sameAsReferrer'>;

const SAME = { name: 'Same name as referrer', address: 'Same address as referrer' } as const;

export function StatusBadge({ of: { status, friendRefunded, payableFrom, sameAsReferrer = [] } }: { readonly of: Standing }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, rowGap: 0.25, lineHeight: 1.4 }}>
      <Badge tone={REFERRAL_WORDS[status].tone}>{REFERRAL_WORDS[status].text}</Badge>
      {payableFrom !== undefined && (
        <Typography variant="body2" component="span" color="text.secondary">{`Pay from ${shortDate(payableFrom)}`}</Typography>
      )}
      {friendRefunded && <Badge tone="attention">Refunded since</Badge>}
      {sameAsReferrer.map((what) => (
        <Badge key={what} tone="attention">
          {SAME[what]}
        </Badge>
      ))}
    </Box>
  );
}

/** The friend's order by its first characters, which opens it. */
export function LinkedOrder({ order, tabIndex }: Pick<AdminReferral, 'order'> & { readonly tabIndex?: number }) {
  if (!order) return <>No order yet</>;
  return (
    <span>
      <Link component={RouterLink} to={`/orders/${order.id}`} title={order.id} {...(tabIndex !== undefined && { tabIndex })}>
        {shortId(order.id)}
      </Link>{' '}
      {ORDER_STATUS_WORDS[order.status].text}
    </span>
  );
}
