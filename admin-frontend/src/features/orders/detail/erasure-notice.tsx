import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ErasureRequest, listErasures } from '@willow/contracts/account/privacy.contract';
import { dateInWords, londonDate } from '@willow/contracts/dates';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { Link } from 'react-router';
import { useMay } from '../../../shared/session/may.ts';
import { useErasuresQuery } from '../../../shared/waiting/erasures.api.ts';
import { NOTICE, WAITING } from './notice.ts';

/** What the customer of an order has asked to be erased, while that is open. */
export function useErasureOf({ user }: Pick<AdminOrderDetail, 'user'>): ErasureRequest | undefined {
  const may = useMay();
  const { data } = useErasuresQuery(undefined, { skip: !may(listErasures) });
  return data?.find(({ customer }) => customer?.email === user.email);
}

export const erasureWords = ({ dueAt }: Pick<ErasureRequest, 'dueAt'>): string =>
  `The customer has asked us to erase everything, from ${dateInWords(londonDate(new Date(dueAt)))} on.`;

/** Whoever works on the will has to know that it may be gone soon. */
export function ErasureNotice({ detail }: { readonly detail: AdminOrderDetail }) {
  const request = useErasureOf(detail);
  if (!request) return null;
  return (
    <Box component="output" aria-label="Erasure requested" sx={{ ...NOTICE, ...WAITING }}>
      <strong>{erasureWords(request)}</strong>
      <Button component={Link} to="/erasures" size="small" variant="outlined">
        Erasure Requests
      </Button>
    </Box>
  );
}
