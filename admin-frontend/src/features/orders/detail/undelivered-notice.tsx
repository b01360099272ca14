import Box from '@mui/material/Box';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { NOTICE, WRONG } from './notice.ts';

/** Whoever writes to this customer has to know that it does not arrive. */
export function UndeliveredNotice({ detail: { undelivered, user } }: { readonly detail: AdminOrderDetail }) {
  if (!undelivered) return null;
  return (
    <Box component="section" aria-label="Emails not delivered" sx={{ ...NOTICE, ...WRONG }}>
      <span>
        <strong>Our emails to {user.email} are refused.</strong> The customer is told on the dashboard, and can change the address there.{' '}
        {user.mobile ? `Telephone ${user.mobile}` : 'Write by post'} if something is urgent. Once there is another address, send again what
        did not go out.
      </span>
    </Box>
  );
}
