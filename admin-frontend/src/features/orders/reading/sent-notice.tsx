import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { OrderReading } from '@willow/contracts/operator/reading.contract';
import { isMarked } from '../order-words.ts';
import { useResendReceipt, useResendWill } from '../use-resend.ts';
import { sentence } from './sent-words.ts';

type SentNoticeProps = { readonly order: AdminOrder; readonly sendings: OrderReading['sendings'] };

/** Who sent the will, when and in which version; the mails that can be sent again. */
export function SentNotice({ order, sendings }: SentNoticeProps) {
  const receipt = useResendReceipt(order.id);
  const will = useResendWill(order.id);
  const [newest, ...earlier] = sendings;
  if (!newest) return null;
  return (
    <Box component="section" aria-label="Sent" sx={SENT}>
      <strong>{sentence(newest)}</strong>
      {order.status !== 'sent' && !order.sending && <span>Since then it has come up for review again.</span>}
      {order.mailFailed && <span>The last email did not arrive.</span>}
      {earlier.length > 0 && (
        <Box component="ul" aria-label="Sent before" sx={{ m: 0, pl: 2.5 }}>
          {earlier.map((sending) => (
            <li key={sending.at}>{sentence(sending)}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(order.status === 'sent' && !isMarked(order) ? [will, receipt] : [receipt]).map(({ label, busy, run }) => (
          <Button key={label} size="small" variant="outlined" disabled={busy} onClick={run}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const SENT = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  background: tokens.colour.leafMist,
  borderInlineStart: `4px solid ${tokens.colour.leaf}`,
  borderRadius: 1,
} as const;
