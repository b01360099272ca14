import { type ReactNode, useState } from 'react';
import { useLinkedField } from '../linked-field.ts';
import styles from './more-choices.module.css';

type Props = {
  /** What is in it, as the customer would say it. */
  readonly of: string;
  /** Which of several it is, for those who hear the page. */
  readonly about?: string;
  /** The fields in it, or how their names begin: whoever is sent to one of them finds it open. */
  readonly fields: readonly string[];
  /** Whether one of them is answered, or has a problem: then they are not folded away. */
  readonly inUse: boolean;
  readonly children: ReactNode;
};

/** Choices that few people need, folded away until somebody opens them. */
export function MoreChoices({ of, about, fields, inUse, children }: Props) {
  const wanted = useLinkedField();
  const [opened, setOpened] = useState(inUse || fields.some((field) => wanted?.startsWith(field)));
  const isOpen = opened || inUse;
  return (
    <details className={styles.choices} open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {of}
        {about && <span className="visually-hidden"> {about}</span>}
      </summary>
      {isOpen && <div>{children}</div>}
    </details>
  );
}
