import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrderDetail, Refund } from '@willow/contracts/operator/operator.contract';
import { requestRefund } from '@willow/contracts/operator/refund.contract';
import { REFUND_REASONS } from '@willow/contracts/order/refund';
import { lazy, Suspense, useId, useState } from 'react';
import { useMay } from '../../../shared/session/may.ts';
import { timeInWords } from '../../../shared/times.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { failureWords, isUnsettled, leftOf, REFUND_WORDS } from './refund-words.ts';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

/** What went back of the payment. Apart from the other actions: it is not to be pressed by accident. */
export function RefundsPanel({ detail }: { readonly detail: AdminOrderDetail }) {
  const id = useId();
  const may = useMay();
  const [again, setAgain] = useState<Refund | 'new' | null>(null);
  const { order, refunds } = detail;
  const left = leftOf(order);
  const mayRefund = may(requestRefund) && left > 0;
  if (refunds.length === 0 && !mayRefund) return null;
  const last = refunds.findLast(({ duplicate }) => !duplicate);
  const failed = last && isUnsettled(last) ? last : null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" component="h3" id={id} sx={{ mb: 1 }}>
        Refunds
      </Typography>
      {refunds.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No refunds yet.</Typography>
      ) : (
        <Box component="ol" aria-label="Refunds so far" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} />
          ))}
        </Box>
      )}
      {mayRefund && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
          <Button variant="outlined" disabled={order.refund === 'running'} onClick={() => setAgain(failed ?? 'new')}>
            {failed ? 'Try again…' : 'Refund…'}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {order.refund === 'running'
              ? 'A refund is under way.'
              : `Up to ${formatPounds(left)} can be refunded. You will be asked to confirm.`}
          </Typography>
        </Box>
      )}
      <Suspense fallback={null}>
        {again && <RefundDialog detail={detail} again={again === 'new' ? null : again} onClose={() => setAgain(null)} />}
      </Suspense>
    </Box>
  );
}

function RefundLine({ refund: { amount, state, reason, note, by, at, failure, settled, duplicate, will } }: { readonly refund: Refund }) {
  const { text, tone } = REFUND_WORDS[state];
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <strong>{formatPounds(amount)}</strong>
        <Badge tone={tone}>{text}</Badge>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {duplicate ? 'From a second payment' : by ? by.name : reason ? 'Made by itself' : 'Made on the card provider’s site'}
          {will === 'second' && ', for their partner’s will'}, <time dateTime={at}>{timeInWords(at)}</time>
        </Typography>
      </Box>
      {reason && <Typography>{REFUND_REASONS[reason] + (note ? `: ${note}` : '')}</Typography>}
      {failure && <Typography sx={{ color: 'error.main' }}>Not refunded: {failureWords(failure)}.</Typography>}
      {settled && (
        <Typography variant="body2">
          Settled by {settled.by.name}, {timeInWords(settled.at)}
          {settled.note ? `: ${settled.note}` : '.'}
        </Typography>
      )}
    </Box>
  );
}

const LINE = {
  p: 1.5,
  background: tokens.colour.card,
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: 1,
  overflowWrap: 'anywhere',
} as const;
