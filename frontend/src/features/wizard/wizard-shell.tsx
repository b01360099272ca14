import type { User } from '@willow/contracts/account/account.contract';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useWillQuery } from '../../shared/api/will.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { seemsSignedIn } from '../../shared/signed-in-hint.ts';
import { useMeOrRedirect } from '../../shared/use-me.ts';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { loadChecks } from './load-checks.ts';
import { loadLaterSteps } from './load-later-steps.ts';
import { createMemory } from './memory.ts';
import { loadLaterScreens } from './steps/step-screen.tsx';
import { WizardOpening } from './wizard-opening.tsx';
import type { WizardContext } from './wizard-context.ts';

export default function WizardShell() {
  const me = useMeOrRedirect();
  // Who was here a moment ago most likely still is: the answers are asked for at once.
  const [likely] = useState(seemsSignedIn);
  const will = useWillQuery({}, { skip: !me.data && !likely });
  useEffect(() => {
    // Fetched while the answers are read. Should that fail, the question that needs them tries again.
    for (const load of [loadChecks, loadLaterSteps, loadLaterScreens]) load().catch(() => undefined);
  }, []);
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data) return <WizardOpening />;
  if (will.error) return <ReadFailed title="Failed to fetch will data" error={will.error} onRetry={() => void will.refetch()} />;
  if (!will.data) return <WizardOpening />;
  const record = will.data.willAnswers;
  if (record.locked) return <Navigate to="/dashboard" replace />;
  const { user } = me.data;
  return <Opened key={user.id} me={user} will={record} />;
}

function Opened({ me, will }: { readonly me: User; readonly will: WillRecord }) {
  const { now } = useBrowser();
  const [memory] = useState(() => createMemory(me.id, now));
  const context: WizardContext = { me, will, memory };
  return <Outlet context={context} />;
}
