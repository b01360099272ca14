import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, unpaidEarnings } from '@willow/contracts/referral/referral.operator.contract';

export function ReferralFigures({ referrals }: { readonly referrals: readonly AdminReferral[] }) {
  const count = (wanted: AdminReferral['status']): string => String(referrals.filter(({ status }) => status === wanted).length);
  const figures = [
    ['Total', String(referrals.length)],
    ['Pending', count('pending')],
    ['Successful', count('successful')],
    ['Paid', count('paid')],
    ['Unpaid Earnings', formatPounds(unpaidEarnings(referrals))],
  ] as const;
  return (
    <Box component="dl" sx={GRID}>
      {figures.map(([name, value]) => (
        <Paper key={name} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

const GRID = { display: 'grid', gap: 1.5, m: 0, mb: 3, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' } } as const;
