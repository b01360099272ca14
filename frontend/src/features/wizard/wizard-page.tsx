import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { loadLaterSteps } from './load-later-steps.ts';
import { Question } from './question.tsx';
import { WizardOpening } from './wizard-opening.tsx';

const LaterStep = lazy(loadLaterSteps);

/** The first question is open to everybody. Which others are is worked out from the answers, by code that it does not wait for. */
export default function WizardPage() {
  const { step } = useParams();
  const number = Number(step);
  return number === 1 ? (
    <Question id="will-for-you" />
  ) : (
    <Suspense fallback={<WizardOpening />}>
      <LaterStep number={number} />
    </Suspense>
  );
}
