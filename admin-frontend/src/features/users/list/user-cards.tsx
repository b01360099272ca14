import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { shortDate } from '@willow/contracts/dates';
import type { ListedCustomer } from '@willow/contracts/operator/customers.contract';
import { EmailText } from '@willow/frontend/web/email-text';
import { cameBySentence } from '../user-words.ts';
import { NameLink, OrderLink, Stage } from './user-parts.tsx';

export function UserCards({ customers }: { readonly customers: readonly ListedCustomer[] }) {
  return (
    <Box component="ul" aria-label="Users" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {customers.map((customer) => (
        <UserCard key={customer.id} customer={customer} />
      ))}
    </Box>
  );
}

function UserCard({ customer }: { readonly customer: ListedCustomer }) {
  const { person, signedUpAt, orderId, cameBy } = customer;
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            <NameLink customer={customer} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <EmailText>{person?.email ?? ''}</EmailText>
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Stage customer={customer} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 1 }}>
        <Typography variant="body2">Signed up {shortDate(signedUpAt)}</Typography>
        <Typography variant="body2">
          {orderId !== null && 'Order '}
          <OrderLink id={orderId} />
        </Typography>
        <Typography variant="body2">{cameBySentence(cameBy)}</Typography>
      </Box>
    </Box>
  );
}

const CARD = {
  p: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:focus-within': { background: tokens.colour.leafMist },
} as const;
