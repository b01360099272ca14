import type { ReactNode } from 'react';
import { describedBy, FieldGroup, HintAndError, type Wording } from './field-parts.tsx';
import { useTypeAhead } from './use-type-ahead.ts';
import styles from './form.module.css';

export type Option<Value extends string> = { readonly value: Value; readonly label: ReactNode; readonly hint?: ReactNode };

type RadioProps<Value extends string> = Wording & {
  readonly id: string;
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
};

export function RadioGroup<Value extends string>(props: RadioProps<Value>) {
  const { id, legend, legendHidden, hint, error, options, value, onChange } = props;
  const onKeyDown = useTypeAhead();
  return (
    <FieldGroup id={id} legend={legend} legendHidden={legendHidden} hint={hint} error={error}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the radio buttons inside */}
      <div className={styles.choices} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <small id={`${id}-${option.value}-hint`}>{option.hint}</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export const YES_NO: readonly Option<'yes' | 'no'>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type TickProps = {
  readonly id: string;
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Tick({ id, children, error, checked, onChange }: TickProps) {
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <HintAndError id={id} error={error} />
      <label className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
