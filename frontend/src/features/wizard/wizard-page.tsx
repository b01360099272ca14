import { WIZARD_STEPS } from '@willow/contracts/constants';
import { londonDate } from '@willow/contracts/dates';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { path, stepAt } from '@willow/contracts/will/wizard';
import { Navigate, useParams } from 'react-router';
import { useBrowser } from '../../shared/browser.ts';
import { CheckAnswers } from './check-answers.tsx';
import { Question } from './question.tsx';
import { useWizard } from './wizard-context.ts';

/** One step, if it may be opened; strays are sent to where they can go on. */
export default function WizardPage() {
  const { step } = useParams();
  const { will } = useWizard();
  const { now } = useBrowser();
  const number = Number(step);
  const last = furthest(will, londonDate(now()));
  if (!Number.isInteger(number) || number < 1 || number > last) return <Navigate to={`/wizard/${last}`} replace />;
  return number === WIZARD_STEPS ? <CheckAnswers /> : <Question key={number} step={stepAt(number)} />;
}

/** No step before one that is not complete may be skipped, and none that has not been asked yet. */
const furthest = ({ jsonAnswers, currentStep }: WillRecord, today: string): number =>
  Math.max(1, Math.min(path(jsonAnswers, today).length, currentStep));
