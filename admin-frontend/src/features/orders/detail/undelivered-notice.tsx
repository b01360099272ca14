import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { Link as RouterLink } from 'react-router';
import { EmailText } from '@willow/frontend/web/email-text';
import { PhoneLink } from '../../../shared/ui/phone-link.tsx';
import { NOTICE, WRONG } from './notice.ts';

/** Whoever writes to this customer has to know that it does not arrive. */
export function UndeliveredNotice({ detail: { undelivered, user } }: { readonly detail: AdminOrderDetail }) {
  if (!undelivered) return null;
  return (
    <Box component="section" aria-label="Emails not delivered" sx={{ ...NOTICE, ...WRONG }}>
      <span>
        <strong>
          Our emails to <EmailText>{user.email}</EmailText> do not arrive.
        </strong>{' '}
        The customer is told on the dashboard, and can change the address there; so can you, on{' '}
        <Link component={RouterLink} to={`/users/${user.id}`}>
          the page of the customer
        </Link>
        . If something is urgent,{' '}
        {user.mobile ? (
          <>
            call <PhoneLink number={user.mobile} />
          </>
        ) : (
          'write by post'
        )}
        . Then send again what did not arrive. If the address is right, sending again tries it once more.
      </span>
    </Box>
  );
}
