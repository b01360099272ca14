import { londonDate } from '@willow/contracts/dates';
import { MESSAGES } from '@willow/contracts/messages';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import type { Versions } from '@willow/contracts/will/merge/merge-answers';
import { stepNumber } from '@willow/contracts/will/questions';
import type { WillRecord } from '@willow/contracts/will/will.contract';
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

/** Answers, and which revision they are. */
export type Base = { readonly answers: WillAnswers; readonly revision: number | undefined };

/** Answers that somebody changed elsewhere since they were read: those, and the ones of this page. */
export type Elsewhere = { readonly versions: Versions; readonly record: WillRecord };

/** `live`: what was sent. `record`: what is saved now, with what was changed elsewhere. */
type Outcome =
  | { readonly kind: 'saved'; readonly live: WillAnswers; readonly record: WillRecord }
  | ({ readonly kind: 'elsewhere' } & Elsewhere)
  | { readonly kind: 'failed' };

type SaveOptions = { readonly base?: Base; readonly errorTitle?: string; readonly fallback?: string };

type Saving = {
  readonly saving: boolean;
  readonly failure: Failure | undefined;
  /** What checks answers; null, with a failure that says so, where it cannot be loaded. */
  readonly load: () => Promise<Checks | null>;
  readonly save: (answers: WillAnswers, next: StepId, options?: SaveOptions) => Promise<Outcome>;
  readonly newest: () => Promise<WillRecord | null>;
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
  const newest: Saving['newest'] = async () => {
    const read = await dispatch(willApi.endpoints.will.initiate({}, { forceRefetch: true, subscribe: false }));
    return read.data?.willAnswers ?? null;
  };
  const save: Saving['save'] = async (answers, next, options = {}) => {
    const { base = { answers: will.jsonAnswers, revision: will.revision }, errorTitle = 'Error', fallback } = options;
    const loaded = checks ?? (await load());
    if (!loaded) return { kind: 'failed' };
    const { answers: live, step } = loaded.toSave(answers, will.currentStep, next, londonDate(now()));
    const result = await request({ step: stepNumber(step), answers: live, revision: base.revision });
    if (result.data) {
      setFailure(undefined);
      dismissErrors();
      dispatch(willApi.util.updateQueryData('will', {}, () => result.data));
      return { kind: 'saved', live, record: result.data.willAnswers };
    }
    const error = result.error as Failure;
    setFailure(error);
    const record = loaded.isChangedElsewhere(error) ? await newest() : null;
    if (record) return { kind: 'elsewhere', versions: { base: base.answers, mine: live, theirs: record.jsonAnswers }, record };
    showError(errorTitle, sentence(error, fallback));
    // Paid in another tab: the answers can only be looked at from now on.
    if (error.serverMessage === MESSAGES.locked) await navigate('/dashboard', { replace: true });
    return { kind: 'failed' };
  };
  return { saving: isLoading || loading, failure, load, save, newest };
}
