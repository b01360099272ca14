import { ADVISER_IDS, ADVISERS } from '@willow/contracts/suitability/advisers';
import type { Kind, Question } from '@willow/contracts/suitability/question';
import { SUITABILITY_QUESTIONS } from '@willow/contracts/suitability/questions';
import { REASONS, type Verdict } from '@willow/contracts/suitability/suitability';
import { NO_ADVICE, VERDICTS } from '@willow/contracts/suitability/summary';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './suitability.module.css';

/**
 * The questions and every answer to them, as markup; `enhanceSuitability` shows what applies. Without JavaScript all of it stands there, and
 * is a guide to read.
 */
export function Suitability({ onward }: { readonly onward: ReactNode }) {
  return (
    <form data-island data-suitability autoComplete="off" className={styles.suitability}>
      <div>
        {SUITABILITY_QUESTIONS.map((question) => (
          <Choices key={question.id} {...question} />
        ))}
      </div>
      <section aria-label="Your answer" className={styles.result}>
        <output data-said className="visually-hidden" />
        <p data-open className={styles.open}>
          Answer all six questions to see your answer. <span data-count>0 of {SUITABILITY_QUESTIONS.length} answered.</span>
        </p>
        <noscript>
          <p>
            Without JavaScript this page cannot work out your answer, but you can: here is what each one means. If nothing in the two lists
            is true of you, the last heading is yours.
          </p>
        </noscript>
        <Answer of="refer" />
        <ReasonsOf kind="refer" />
        <Answer of="ask" />
        <ReasonsOf kind="ask" />
        <Answer of="yes" />
        <div data-advisers hidden>
          <h3>Whom to ask</h3>
          <ul>
            {ADVISER_IDS.map((id) => {
              const { name, about, href } = ADVISERS[id];
              return (
                <li key={id} data-adviser={id} hidden>
                  <a href={href} rel="noreferrer">
                    {name}
                  </a>
                  <p>{about}</p>
                </li>
              );
            })}
          </ul>
        </div>
        <p data-onward hidden>
          {onward}
        </p>
        <div data-take hidden className={styles.take}>
          <h3>Take this along</h3>
          <p>
            <Button look="secondary" size="small" data-print>
              Print this page
            </Button>
            <Button look="secondary" size="small" data-copy>
              Copy the summary
            </Button>
            <a
              href="data:text/plain,"
              data-download
              download="is-willow-right-for-me.txt"
              className={buttonClass({ look: 'secondary', size: 'small' })}
            >
              Download the summary
            </a>
          </p>
          <output data-copied />
        </div>
        <p className={styles.note}>{NO_ADVICE}</p>
      </section>
    </form>
  );
}

function Choices({ id, question, hint, choose, options }: Question) {
  const help = [hint, choose === 'any' && 'Tick all that apply.'].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.question} aria-describedby={help ? `${id}-hint` : undefined}>
      <legend>{question}</legend>
      {help && (
        <p id={`${id}-hint`} className={styles.hint}>
          {help}
        </p>
      )}
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input type={choose === 'one' ? 'radio' : 'checkbox'} name={id} value={option.id} />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Answer({ of }: { readonly of: Verdict }) {
  const { title, text } = VERDICTS[of];
  return (
    <div data-verdict={of} hidden>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function ReasonsOf({ kind }: { readonly kind: Kind }) {
  return (
    <ul>
      {REASONS.filter(({ reason }) => reason.kind === kind).map(({ id, reason }) => (
        <li key={id} data-reason={id} hidden>
          <h3>{reason.title}</h3>
          <p>{reason.text}</p>
        </li>
      ))}
    </ul>
  );
}
