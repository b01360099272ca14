import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPounds } from '@willow/contracts/money';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { Figure, FIGURES } from '../../shared/ui/figure.tsx';
import { PartnerButtons, PartnerSwitch, RefCode } from './partner-parts.tsx';

export function PartnerCards({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <Box component="ul" aria-label="Partners" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} />
      ))}
    </Box>
  );
}

function PartnerCard({ partner }: { readonly partner: Partner }) {
  const { name, email, notes, commissionRate, orderCount, successfulOrders, totalRevenue, estimatedCommission } = partner;
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <EmailText>{email}</EmailText>
          </Typography>
        </Box>
        <PartnerSwitch partner={partner} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <RefCode partner={partner} />
        <Typography>{commissionRate}% commission</Typography>
      </Box>
      <Box component="dl" sx={FIGURES}>
        <Figure name="Orders">{String(orderCount)}</Figure>
        <Figure name="Successful">{String(successfulOrders)}</Figure>
        <Figure name="Revenue">{formatPounds(totalRevenue)}</Figure>
        <Figure name="Commission">{formatPounds(estimatedCommission)}</Figure>
      </Box>
      {notes && <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</Typography>}
      <Box sx={{ ml: -1, mt: 0.5 }}>
        <PartnerButtons partner={partner} />
      </Box>
    </Box>
  );
}
