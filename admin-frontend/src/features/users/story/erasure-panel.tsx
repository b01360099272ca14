import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ERASURE_AGREEMENTS } from '@willow/contracts/account/privacy.contract';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { Link as RouterLink } from 'react-router';
import { timeInWords } from '../../../shared/times.ts';
import { Panel } from '../../../shared/ui/panel.tsx';

type Asked = NonNullable<CustomerStory['erasure']>;

/** Whether the customer asked for erasure, and how far it is. */
export function ErasurePanel({ story: { erasure } }: { readonly story: CustomerStory }) {
  return (
    <Panel title="Erasure">
      <Typography sx={{ mt: 1, color: erasure ? 'text.primary' : 'text.secondary' }}>
        {erasure ? standing(erasure) : 'No erasure request.'}
      </Typography>
      {erasure?.status === 'requested' && (
        <Typography sx={{ mt: 1 }}>
          <Link component={RouterLink} to="/erasures">
            Go to the erasure requests
          </Link>
        </Typography>
      )}
      {erasure && (
        <Typography sx={{ mt: 1 }}>
          <Link href={`/erased?certificate=${erasure.id}`} target="_blank" rel="noopener">
            {erasure.status === 'erased' ? 'Certificate of the erasure' : 'What the customer sees'}
          </Link>
        </Typography>
      )}
    </Panel>
  );
}

function standing({ status, requestedAt, dueAt, erasedAt, needsAgreement, agreements, agreedBy, declinedBecause }: Asked): string {
  const asked = `Asked for on ${timeInWords(requestedAt)}`;
  if (status === 'requested') {
    const names = agreedBy.length > 0 ? ` (${agreedBy.join(', ')})` : '';
    const agreed = needsAgreement ? ` The will is paid for: ${agreements} of ${ERASURE_AGREEMENTS} agreed${names}.` : '';
    return `${asked}, to be done on ${timeInWords(dueAt)}.${agreed}`;
  }
  if (status === 'cancelled') return `${asked}, and taken back by the customer.`;
  if (status === 'declined') return `${asked}, and declined${declinedBecause === null ? '' : `: ${declinedBecause}`}`;
  if (status === 'erasing') return `${asked}, and under way.`;
  return `${asked}, and done${erasedAt === null ? '' : ` on ${timeInWords(erasedAt)}`}.`;
}
