import Box from '@mui/material/Box';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, unpaidEarnings } from '@willow/contracts/referral/referral.operator.contract';
import { FigureCards } from '../../shared/ui/figure-cards.tsx';

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
    <Box sx={{ mb: 3 }}>
      <FigureCards figures={figures} />
    </Box>
  );
}
