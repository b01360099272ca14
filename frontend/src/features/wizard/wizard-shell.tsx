import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useWillQuery } from '../../shared/api/will.api.ts';
import { useMeOrLeave } from '../../shared/use-me.ts';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { createMemory } from './memory.ts';
import { loadLaterScreens } from './steps/step-screen.tsx';
import { WizardOpening } from './wizard-opening.tsx';
import type { WizardContext } from './wizard-context.ts';

export default function WizardShell() {
  const me = useMeOrLeave();
  const will = useWillQuery({}, { skip: !me.data });
  const [memory] = useState(createMemory);
  useEffect(() => {
    // Fetched while the answers are read. Should that fail, the question that needs them tries again.
    loadLaterScreens().catch(() => undefined);
  }, []);
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" onRetry={() => void me.refetch()} />;
  if (will.error) return <ReadFailed title="Failed to fetch will data" onRetry={() => void will.refetch()} />;
  if (!me.data || !will.data) return <WizardOpening />;
  const record = will.data.willAnswers;
  if (record.locked) return <Navigate to="/dashboard" replace />;
  const context: WizardContext = { me: me.data.user, will: record, memory };
  return <Outlet context={context} />;
}
