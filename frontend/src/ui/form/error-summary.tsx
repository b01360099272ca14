import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusField } from './focus-field.ts';
import styles from './form.module.css';

export type FieldError = { readonly id: string; readonly message: string };

type Props = {
  readonly errors: readonly FieldError[];
  /** Changes with every attempt to continue, so that the summary takes the focus again each time. */
  readonly attempt: number;
};

export function ErrorSummary({ errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const inOrder = useInPageOrder(errors);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary" className={styles.summary}>
      <h2 id="error-summary">There is a problem</h2>
      <ul>
        {inOrder.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As the fields stand on the page, whatever the order of the rules that found something. */
function useInPageOrder(errors: readonly FieldError[]): readonly FieldError[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (errors.length === 0) return;
    const found = errors.flatMap(({ id }) => document.getElementById(id) ?? []);
    // oxlint-disable-next-line react/set-state-in-effect -- only a page that is drawn knows where its fields are
    setPlaces(found.toSorted(byPlace).map(({ id }) => id));
  }, [errors]);
  const placeOf = ({ id }: FieldError): number => (places.includes(id) ? places.indexOf(id) : places.length);
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const byPlace = (one: Node, other: Node): number => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
