import { WIZARD } from '@willow/contracts/will/questions';
import { Link } from 'react-router';
import { wizardPath } from '../../shared/wizard-path.ts';
import { savedOf } from './draft.ts';
import { useWizard } from './wizard-context.ts';
import styles from './wizard.module.css';

/** On the summary: what was typed and left without Continue is not submitted. */
export function UnsavedSteps() {
  const { memory, will } = useWizard();
  const steps = WIZARD.filter((step) => memory.draftOf(step.id, savedOf(step, will.jsonAnswers)));
  if (steps.length === 0) return null;
  return (
    <div className={styles.note}>
      <p>You have typed something that is not saved and not among these answers. To save it, open the question and press Continue:</p>
      <ul>
        {steps.map(({ id, question }) => (
          <li key={id}>
            <Link to={`${wizardPath(id)}?return=check`}>{question}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
