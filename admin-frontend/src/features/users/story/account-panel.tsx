import Link from '@mui/material/Link';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { Link as RouterLink } from 'react-router';
import { timeInWords } from '../../../shared/times.ts';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

const TYPED = 'Somebody typed these. Nobody has confirmed from this mailbox that they are their own.';
const GONE = 'What was personal can be read by nobody any more.';

export function AccountPanel({
  story: { state, person, signedUpAt, verifiedAt, lastActiveAt, detailsLocked, cameBy },
}: {
  readonly story: CustomerStory;
}) {
  const note = { unverified: TYPED, erased: GONE, verified: undefined }[state];
  return (
    <Panel title="Account" {...(note && { note })}>
      <Facts above={1.5} narrow>
        {person && (
          <>
            <Fact name="Name">{person.fullName}</Fact>
            <Fact name="Email">{person.email}</Fact>
            <Fact name="Phone">{person.mobile ?? 'Not given'}</Fact>
          </>
        )}
        <Fact name="Signed up">{timeInWords(signedUpAt)}</Fact>
        {state !== 'erased' && <Fact name="Email confirmed">{verifiedAt ? timeInWords(verifiedAt) : 'Not yet'}</Fact>}
        <Fact name="Last active">{lastActiveAt ? timeInWords(lastActiveAt) : 'Nothing recorded yet'}</Fact>
        {state === 'verified' && (
          <Fact name="Name and address">
            {detailsLocked ? 'Locked: they stand in a will that is paid for' : 'The customer can change the address'}
          </Fact>
        )}
        <Fact name="Came by">
          <CameBy cameBy={cameBy} />
        </Fact>
      </Facts>
    </Panel>
  );
}

function CameBy({ cameBy: { referrer, partnerRef } }: Pick<CustomerStory, 'cameBy'>) {
  if (referrer)
    return (
      <>
        The invitation of{' '}
        <Link component={RouterLink} to={`/users/${referrer.customerId}`}>
          {referrer.fullName ?? 'an erased customer'}
        </Link>
      </>
    );
  if (partnerRef === null) return <>On their own</>;
  return (
    <>
      Partner{' '}
      <Link component={RouterLink} to="/partners">
        {partnerRef}
      </Link>
    </>
  );
}
