import { londonDate } from '@willow/contracts/dates';
import { MESSAGES } from '@willow/contracts/messages';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { later, resumeStep, stepAt, stepNumber, withoutStale } from '@willow/contracts/will/wizard';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { AppDispatch } from '../../shared/api/dispatch.ts';
import { sentence } from '../../shared/api/sentence.ts';
import type { Failure } from '../../web/api/failure.ts';
import { useSaveWillMutation, willApi } from '../../shared/api/will.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { dismissErrors, showError } from '../../ui/toast/toast-store.ts';
import { useWizard } from './wizard-context.ts';

type Saving = {
  readonly saving: boolean;
  readonly failure: Failure | undefined;
  readonly save: (answers: WillAnswers, next: StepId, errorTitle?: string, fallback?: string) => Promise<WillAnswers | null>;
};

/** Saving answers: what an earlier answer made stale goes with the same save, and the place to go on never falls back without a reason. */
export function useSave(): Saving {
  const { will } = useWizard();
  const [request, { isLoading }] = useSaveWillMutation();
  const [failure, setFailure] = useState<Failure>();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { now } = useBrowser();
  const save: Saving['save'] = async (answers, next, errorTitle = 'Error', fallback) => {
    const live = withoutStale(answers);
    const step = resumeStep(live, later(stepAt(will.currentStep).id, next), londonDate(now()));
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
  return { saving: isLoading, failure, save };
}
