import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DiscountCode } from '@willow/contracts/discount/discount.contract';
import { formatPounds } from '@willow/contracts/money';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { CodeText } from './code-text.tsx';
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
        <ActiveSwitch code={code} />
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

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}

const FIGURES = { m: 0, mt: 1, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } } as const;
