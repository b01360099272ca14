import { londonDate } from '@willow/contracts/dates';
import type { StepId } from '@willow/contracts/will/answers';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { earlier, frontier, stepAt, stepNumber } from '@willow/contracts/will/wizard';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useBrowser } from '../../shared/browser.ts';
import { wizardPath } from '../../shared/wizard-path.ts';
import * as checks from './checks.ts';
import { Question } from './question.tsx';
import { WizardOpening } from './wizard-opening.tsx';
import { useWizard } from './wizard-context.ts';

/** Loaded by itself, so that no question waits for the summary of the last step. */
const loadCheckAnswers = () => import('./check-answers.tsx');
const CheckAnswers = lazy(loadCheckAnswers);

export default function LaterStep({ number }: { readonly number: number }) {
  const { search } = useLocation();
  const { will } = useWizard();
  const { now } = useBrowser();
  const last = furthest(will, londonDate(now()));
  useEffect(() => {
    // Fetched while a question is read. Should that fail, the last step tries again.
    loadCheckAnswers().catch(() => undefined);
  }, []);
  if (!Number.isInteger(number) || number < 1 || number > stepNumber(last))
    return <Navigate to={{ pathname: wizardPath(last), search }} replace />;
  const { id } = stepAt(number);
  return (
    <Suspense fallback={<WizardOpening />}>{id === 'review' ? <CheckAnswers /> : <Question key={id} id={id} checks={checks} />}</Suspense>
  );
}

/** No step before one that is not complete may be skipped, and none that has not been asked yet. */
const furthest = ({ jsonAnswers, currentStep }: WillRecord, today: string): StepId =>
  earlier(frontier(jsonAnswers, today), stepAt(currentStep).id);
