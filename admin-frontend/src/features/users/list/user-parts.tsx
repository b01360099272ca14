import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { ListedCustomer } from '@willow/contracts/operator/customers.contract';
import { Link as RouterLink, useLocation } from 'react-router';
import { shortId } from '../../../shared/order-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ERASED, STAGE_WORDS, stageNote } from '../user-words.ts';

export function Stage({ customer }: { readonly customer: ListedCustomer }) {
  const { text, tone } = STAGE_WORDS[customer.stage];
  const note = stageNote(customer);
  return (
    <Box>
      <Badge tone={tone}>{text}</Badge>
      {note && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', lineHeight: 1.25 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** The order by its first characters, which opens it. */
export function OrderLink({ id, tabIndex }: { readonly id: string | null; readonly tabIndex?: number }) {
  if (id === null) return <>No order yet</>;
  return (
    <Link
      component={RouterLink}
      to={`/orders/${id}`}
      title={id}
      sx={{ fontFamily: tokens.font.mono }}
      {...(tabIndex !== undefined && { tabIndex })}
    >
      {shortId(id)}
    </Link>
  );
}

/** The name, which opens the customer's page; what was searched for is there again on the way back. */
export function NameLink({ customer: { id, person }, tabIndex }: { readonly customer: ListedCustomer; readonly tabIndex?: number }) {
  const { search } = useLocation();
  return (
    <Link component={RouterLink} to={`/users/${id}${search}`} {...(tabIndex !== undefined && { tabIndex })}>
      {person?.fullName ?? ERASED}
    </Link>
  );
}
