import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useWillQuery } from '../../shared/api/will.api.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { useMeOrLeave } from '../../shared/use-me.ts';
import { Opening } from '../../ui/opening.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { createMemory } from './memory.ts';
import type { WizardContext } from './wizard-context.ts';

/** Loads who is asked and what was answered so far; a will that is paid for can only be looked at. */
export default function WizardShell() {
  const me = useMeOrLeave();
  const will = useWillQuery({}, { skip: !me.data });
  const [memory] = useState(createMemory);
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" onRetry={() => void me.refetch()} />;
  if (will.error) return <ReadFailed title="Failed to fetch will data" onRetry={() => void will.refetch()} />;
  if (!me.data || !will.data)
    return (
      <AppPage narrow>
        <Opening label="Loading your will..." />
      </AppPage>
    );
  const record = will.data.willAnswers;
  if (record.locked) return <Navigate to="/dashboard" replace />;
  const context: WizardContext = { me: me.data.user, will: record, memory };
  return <Outlet context={context} />;
}
