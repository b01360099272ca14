import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import { formatPounds } from '@willow/contracts/money';
import { CodeText } from '../../shared/ui/code-text.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Figure, FIGURES } from '../../shared/ui/figure.tsx';
import { CodeSwitch } from './code-switch.tsx';
import { LimitButton } from './limit-button.tsx';

export function CodeCards({ codes }: { readonly codes: readonly DiscountCode[] }) {
  return (
    <Box component="ul" aria-label="Discount codes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {codes.map((code) => (
        <CodeCard key={code.id} code={code} />
      ))}
    </Box>
  );
}

function CodeCard({ code }: { readonly code: DiscountCode }) {
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h3">
          <CodeText>{code.code}</CodeText>
        </Typography>
        <CopyButton text={code.code} label={`Copy ${code.code}`} />
        <Typography sx={{ flex: 1 }}>{code.discountPercentage}% off</Typography>
        <CodeSwitch code={code} />
      </Box>
      <LimitButton code={code} />
      <Box component="dl" sx={FIGURES}>
        <Figure name="Times Used">{String(code.timesUsed)}</Figure>
        <Figure name="Successful Uses">{String(code.successfulUses)}</Figure>
        <Figure name="Total Revenue">{formatPounds(code.totalRevenue)}</Figure>
        <Figure name="Total Discount">{formatPounds(code.totalDiscount)}</Figure>
      </Box>
    </Box>
  );
}
