import { WIZARD_STEPS } from '@willow/contracts/constants';
import { stepBefore, stepNumber, type WizardStep } from '@willow/contracts/will/questions';
import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { useBrowser } from '../../shared/browser.ts';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { wizardPath } from '../../shared/wizard-path.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { firstField } from './first-field.ts';
import { Progress } from './parts/progress.tsx';
import { savedInWords } from './saved-in-words.ts';
import { useWizard } from './wizard-context.ts';
import styles from './wizard.module.css';

const TakenOutNotice = lazy(() => import('./taken-out-notice.tsx'));

type Props = { readonly step: WizardStep; readonly errors: readonly FieldError[]; readonly attempt: number; readonly children: ReactNode };

export function StepPage({ step, errors, attempt, children }: Props) {
  const { will, memory } = useWizard();
  const { now } = useBrowser();
  const said = memory.takenOut(step.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = stepNumber(step.id);
  const previous = stepBefore(step.id);
  const title = `${step.question} - question ${number} of ${WIZARD_STEPS}`;
  usePageTitle(errors.length > 0 ? `Error: ${title}` : title);
  useEffect(() => {
    // A link that led to a field of the question is there already.
    if (document.querySelector('form :focus')) return;
    // A notice of what was taken out takes the focus itself.
    if (!memory.takenOut(step.id)) (firstField() ?? heading.current)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [memory, step.id]);
  const saved = savedInWords(will.updatedAt, now());
  const aside = (
    <Link to="/dashboard" className={buttonClass({ look: 'secondary', size: 'small' })}>
      Back to Dashboard
    </Link>
  );
  const back = previous && (
    <Link to={wizardPath(previous)} className={styles.back}>
      <Icon name="back" />
      Previous
    </Link>
  );
  return (
    <AppPage narrow={step.id !== 'review'} aside={aside} before={back}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <Progress value={number} saved={saved} />
      <h1 id="question" ref={heading} tabIndex={-1} className={styles.question}>
        {step.question}
      </h1>
      {said && (
        <LoadGuard>
          <TakenOutNotice what={said} />
        </LoadGuard>
      )}
      {children}
    </AppPage>
  );
}
