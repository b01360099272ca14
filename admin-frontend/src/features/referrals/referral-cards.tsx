import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { ActionButton } from '../../shared/ui/action-button.tsx';
import { LinkedOrder, StatusBadge } from './referral-parts.tsx';
import { type OnAsk, useReferralActions } from './use-referral-actions.ts';

export function ReferralCards({ referrals, onAsk }: { readonly referrals: readonly AdminReferral[]; readonly onAsk: OnAsk }) {
  return (
    <Box component="ul" aria-label="Referrals" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {referrals.map((referral) => (
        <ReferralCard key={referral.id} referral={referral} onAsk={onAsk} />
      ))}
    </Box>
  );
}

function ReferralCard({ referral, onAsk }: { readonly referral: AdminReferral; readonly onAsk: OnAsk }) {
  const actions = useReferralActions(referral, onAsk);
  const { referrer, refereeName, refereeEmail, order, createdAt } = referral;
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {refereeName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <EmailText>{refereeEmail}</EmailText>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            invited by {referrer.fullName}, <EmailText>{referrer.email}</EmailText>
          </Typography>
        </Box>
        <div>
          <StatusBadge of={referral} />
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, my: 1 }}>
        <Typography variant="body2">Earnings {formatPounds(earningsOf(referral))}</Typography>
        <Typography variant="body2">
          {order ? 'Order ' : ''}
          <LinkedOrder order={order} />
        </Typography>
        <Typography variant="body2">{shortDate(createdAt)}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} disabled={action.busy === true} />
        ))}
      </Box>
    </Box>
  );
}
