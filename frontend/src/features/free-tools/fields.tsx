import styles from './free-tools.module.css';

type Estate = { readonly id: string; /** What belongs to it. */ readonly counts: string };

/** The value of the estate, in pounds. What can be calculated with is said before anything is pressed. */
export function EstateField({ id, counts }: Estate) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>What is the estate worth?</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {counts} Something you own with somebody else usually goes straight to them, a joint account or a home as joint tenants: leave it
        out. Of a home owned as tenants in common, count your share. <strong>Pounds only, for example 250000.</strong>
      </p>
      <div className={styles.money}>
        <span aria-hidden="true">£</span>
        <input
          id={id}
          name="estate"
          type="number"
          inputMode="decimal"
          min="0.01"
          step="any"
          placeholder="250000"
          autoComplete="off"
          required
          aria-describedby={`${id}-hint`}
        />
      </div>
    </div>
  );
}

type Money = { readonly name: string; readonly label: string; readonly hint: string };

/** An amount in pounds that may be nothing. What is wrong with it is said when it is left. */
export function MoneyField({ name, label, hint }: Money) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <p id={`${name}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${name}-error`} data-error className={styles.error} role="alert" hidden>
        Enter pounds only, for example 250000. Leave it empty if there is nothing.
      </p>
      <div className={styles.money}>
        <span aria-hidden="true">£</span>
        <input
          id={name}
          name={name}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          autoComplete="off"
          aria-describedby={`${name}-hint ${name}-error`}
        />
      </div>
    </div>
  );
}

type Choices = {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Starts hidden: it is asked only after certain answers. */
  readonly conditional?: boolean;
  /** What most people answer: chosen from the start. */
  readonly chosen?: string;
};

const YES_OR_NO = { yes: 'Yes', no: 'No' };

export function ChoiceField({ name, question, hint, options = YES_OR_NO, conditional = false, chosen }: Choices) {
  return (
    <fieldset className={styles.field} data-question={name} hidden={conditional}>
      <legend>{question}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.choices}>
        {Object.entries(options).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
