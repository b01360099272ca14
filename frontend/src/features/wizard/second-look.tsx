import { Link } from 'react-router';
import { useSecondLookQuery } from '../../shared/api/explanations.api.ts';
import styles from './second-look.module.css';

/** What our reviewers would ask about these answers, before they are paid for. Nothing in it stops anybody; with nothing to ask it is not there. */
export default function SecondLook() {
  const { data } = useSecondLookQuery();
  if (!data || data.questions.length === 0) return null;
  return (
    <section className={styles.look} aria-labelledby="second-look-title">
      <h2 id="second-look-title">Worth a second look</h2>
      <p>These are the questions our team would ask you. If everything is as you want it, carry on. If not, change it now.</p>
      <ul>
        {data.questions.map(({ id, question, step, field }) => (
          <li key={`${id} ${question}`}>
            <span>{question}</span>
            {step === null ? (
              <a href="/dashboard">
                Change<span className="visually-hidden"> your details. {question}</span>
              </a>
            ) : (
              <Link to={`/wizard/${step}?return=check${field ? `&field=${encodeURIComponent(field)}` : ''}`}>
                Change<span className="visually-hidden"> the answer to: {question}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
