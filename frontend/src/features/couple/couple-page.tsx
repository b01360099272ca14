import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { useCoupleQuery } from '../../shared/api/couple.api.ts';
import { keptInvitation } from '../../shared/kept-invitation.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { Opening } from '../../ui/opening.tsx';
import { InvitationOfPartner } from './invitation-of-partner.tsx';

// It brings the questions along, which whoever opens an invitation does not need.
const OfferedAnswers = lazy(() => import('./offered-answers.tsx'));

/** Where the link of an invitation leads, with its code or back to it after logging in; without one, what is offered to whoever is signed in. */
export default function CouplePage() {
  usePageTitle('Two wills for a couple');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => hash.slice(1) || keptInvitation());
  // So that no code stays in a history.
  useEffect(() => {
    if (hash) void navigate('/couple', { replace: true });
  }, [hash, navigate]);
  return <AppPage narrow>{code ? <InvitationOfPartner code={code} /> : <WithoutCode />}</AppPage>;
}

/** The invitation that waits in the account, or what is offered. */
function WithoutCode() {
  const { data, isLoading } = useCoupleQuery();
  // Once it is answered it waits no more, and its answer is still on the screen.
  const [waiting, setWaiting] = useState<string | null>(null);
  if (data?.invitation && waiting === null) setWaiting(data.invitation);
  if (isLoading) return <Opening label="Opening your invitation..." />;
  return waiting ? <InvitationOfPartner code={waiting} /> : <OfferedAnswers />;
}
