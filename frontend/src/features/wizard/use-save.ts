import { londonDate } from '@willow/contracts/dates';
import { MESSAGES } from '@willow/contracts/messages';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { stepNumber } from '@willow/contracts/will/questions';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { AppDispatch } from '../../shared/api/dispatch.ts';
import { sentence } from '../../shared/api/sentence.ts';
import type { Failure } from '../../web/api/failure.ts';
import { useSaveWillMutation, willApi } from '../../shared/api/will.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { dismissErrors, showError } from '../../ui/toast/toast-store.ts';
import { type Checks, loadChecks } from './load-checks.ts';
import { useWizard } from './wizard-context.ts';

type Saving = {
  readonly saving: boolean;
  readonly failure: Failure | undefined;
  /** What checks answers; null, with a failure that says so, where it cannot be loaded. */
  readonly load: () => Promise<Checks | null>;
  readonly save: (answers: WillAnswers, next: StepId, errorTitle?: string, fallback?: string) => Promise<WillAnswers | null>;
};

const NOT_REACHED: Failure = { status: 0, message: '' };

/** Saving answers: what an earlier answer made stale goes with the same save. Only the first question has its checks yet to load. */
export function useSave(checks?: Checks): Saving {
  const { will } = useWizard();
  const [request, { isLoading }] = useSaveWillMutation();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { now } = useBrowser();
  const load: Saving['load'] = async () => {
    setLoading(true);
    const loaded = await loadChecks().catch(() => null);
    setLoading(false);
    if (!loaded) setFailure(NOT_REACHED);
    return loaded;
  };
  const save: Saving['save'] = async (answers, next, errorTitle = 'Error', fallback) => {
    const loaded = checks ?? (await load());
    if (!loaded) return null;
    const { answers: live, step } = loaded.toSave(answers, will.currentStep, next, londonDate(now()));
    const result = await request({ step: stepNumber(step), answers: live });
    if (result.data) {
      setFailure(undefined);
      dismissErrors();
      dispatch(willApi.util.updateQueryData('will', {}, () => result.data));
      return live;
    }
    const error = result.error as Failure;
    setFailure(error);
    showError(errorTitle, sentence(error, fallback));
    // Paid in another tab: the answers can only be looked at from now on.
    if (error.serverMessage === MESSAGES.locked) await navigate('/dashboard', { replace: true });
    return null;
  };
  return { saving: isLoading || loading, failure, load, save };
}
