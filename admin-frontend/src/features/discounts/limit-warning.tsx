import Box from '@mui/material/Box';
import { tokens } from '../../shared/theme/tokens.ts';
import { needsUseLimit } from '@willow/contracts/discount/discount.operator.contract';
import { MESSAGES } from '@willow/contracts/messages';
import type { CodeValues } from './use-code-form.ts';

const FOR_NOTHING = 'Anyone with this code gets a free will. Set a limit unless you mean that.';

const { colour } = tokens;

/** Says while a code is typed that it should have a limit. The region is always there, so that its words are read out when they come. */
export function LimitWarning({ values }: { readonly values: CodeValues }) {
  const warning = warningOf(values);
  return (
    <Box component="output" aria-label="About the limit" sx={{ ...REGION, ...(warning ? WARNING : EMPTY) }}>
      {warning}
    </Box>
  );
}

function warningOf({ code, discountPercentage, maxUses }: CodeValues): string | null {
  const percent = Number(discountPercentage);
  if (code.trim() === '' || maxUses.trim() !== '' || percent > 100) return null;
  if (needsUseLimit(code, percent)) return MESSAGES.discountNeedsLimit;
  return percent === 100 ? FOR_NOTHING : null;
}

/** Beside the field on a telephone, under the row on a desk. */
const REGION = { display: 'block', gridColumn: '1 / -1', order: { md: 1 } } as const;
/** The gap of the grid, which nothing needs. */
const EMPTY = { mt: -2 } as const;
const WARNING = { p: 1.5, background: colour.goldPale, borderInlineStart: `4px solid ${colour.gold}`, borderRadius: 1 } as const;
