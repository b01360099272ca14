import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { EmailText } from '@willow/frontend/web/email-text';
import { timeInWords } from '../../../shared/times.ts';
import { Deliveries } from '../../../shared/deliveries/deliveries.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PhoneLink } from '../../../shared/ui/phone-link.tsx';
import { EmailChange } from './email-change.tsx';

const TYPED = 'These were typed in and never confirmed from this mailbox.';
const GONE = 'Personal details can no longer be read by anyone.';

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'));

type Props = { readonly story: CustomerStory; readonly onChanged: () => void };

export function AccountPanel({ story, onChanged }: Props) {
  const { state, person, undelivered, signedUpAt, verifiedAt, lastActiveAt, detailsLocked, cameBy, deliveries } = story;
  const note = { unverified: TYPED, erased: GONE, verified: undefined }[state];
  return (
    <Panel title="Account" {...(note && { note })}>
      <Facts above={1.5}>
        {person && (
          <>
            <Fact name="Name">{person.fullName}</Fact>
            <Fact name="Email">
              <EmailText>{person.email}</EmailText> {undelivered && <Badge tone="bad">Our emails are not arriving</Badge>}
            </Fact>
            <Fact name="Mobile">{person.mobile ? <PhoneLink number={person.mobile} /> : 'Not given'}</Fact>
          </>
        )}
        <Fact name="Signed up">{timeInWords(signedUpAt)}</Fact>
        {state !== 'erased' && <Fact name="Email confirmed">{verifiedAt ? timeInWords(verifiedAt) : 'Not yet'}</Fact>}
        <Fact name="Last active">{lastActiveAt ? timeInWords(lastActiveAt) : 'Nothing recorded yet'}</Fact>
        {state === 'verified' && (
          <Fact name="Name, date of birth and address">
            {detailsLocked ? 'Locked: they appear in a paid will' : 'The customer can change them'}
          </Fact>
        )}
        <Fact name="Source">
          <CameBy cameBy={cameBy} />
        </Fact>
      </Facts>
      <Deliveries deliveries={deliveries} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <EmailChange story={story} onChanged={onChanged} />
        <Correct story={story} onChanged={onChanged} />
      </Box>
    </Panel>
  );
}

/** Before the address is proven nobody knows whose details they are. */
function Correct({ story, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  const { person, standsInWill } = story;
  if (!person || !standsInWill) return null;
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Correct Details
      </Button>
      {open && (
        <Suspense>
          <CorrectDialog story={{ ...story, person, standsInWill }} onDone={done} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
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
  if (partnerRef === null) return <>Direct</>;
  return (
    <>
      Partner{' '}
      <Link component={RouterLink} to="/partners">
        {partnerRef}
      </Link>
    </>
  );
}
