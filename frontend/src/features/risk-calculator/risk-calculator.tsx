import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import { buttonClass } from '../../ui/button.tsx';
import { QUESTIONS, type Risk } from './risk.ts';
import styles from './risk-calculator.module.css';

const SAYS: Readonly<Record<Risk, string>> = {
  LOW: 'Your risk looks low. Even so, without a will the law decides who inherits, and you have chosen nobody to carry out your wishes.',
  MEDIUM: 'The law might not share things out as you would. A will puts that right.',
  HIGH: 'Without a will, people you care for could be left out or have to fight for what you meant them to have.',
};

/**
 * Five questions, answered in the browser only. Markup with every result and every reason already in it; `enhanceRiskCalculator` shows the
 * ones that apply.
 */
export function RiskCalculator() {
  return (
    <form data-risk className={styles.calculator}>
      <div>
        {QUESTIONS.map(({ name, question, hint }) => (
          <fieldset key={name} className={styles.question}>
            <legend>
              {question} {hint && <span>{hint}</span>}
            </legend>
            {['yes', 'no'].map((answer) => (
              <label key={answer}>
                <input type="radio" name={name} value={answer} />
                {answer === 'yes' ? 'Yes' : 'No'}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div data-risk-result aria-live="polite" className={styles.result}>
        <p data-risk-open>
          Answer all five questions to see your result. <span data-risk-count>0 of 5 answered.</span>
        </p>
        {(['LOW', 'MEDIUM', 'HIGH'] as const).map((level) => (
          <div key={level} data-risk-level={level} hidden>
            <p className={styles.level}>
              Your risk without a will <strong>{level}</strong>
            </p>
            <p>{SAYS[level]}</p>
          </div>
        ))}
        <ul data-risk-reasons hidden>
          {QUESTIONS.map(({ name, reason }) => (
            <li key={name} data-risk-reason={name} hidden>
              {reason}
            </li>
          ))}
        </ul>
        <p data-risk-start hidden className={styles.start}>
          <a href="/is-willow-right-for-me" data-risk-level="HIGH" hidden className={buttonClass({ look: 'onNight' })}>
            Is {BRAND.name} right for me?
          </a>
          <a href="/wizard" data-start className={buttonClass({ look: 'onNight' })}>
            Get Started - {CLAIMS.price}
          </a>
        </p>
        <noscript>This calculator needs JavaScript. Every yes is a reason to have a will.</noscript>
      </div>
    </form>
  );
}
