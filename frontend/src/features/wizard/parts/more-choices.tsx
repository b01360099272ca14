import { type ReactNode, useState } from 'react';
import styles from './more-choices.module.css';

type Props = {
  /** What they are about, for those who hear the page: there can be several of these on it. */
  readonly about?: string;
  /** What is in it, for everybody: where nothing above leads to it. */
  readonly of?: string;
  /** Whether one of them is answered, or has a problem: then they are not folded away. */
  readonly inUse: boolean;
  readonly children: ReactNode;
};

/** Choices that few people need, folded away until somebody opens them. */
export function MoreChoices({ about, of, inUse, children }: Props) {
  const [opened, setOpened] = useState(inUse);
  const isOpen = opened || inUse;
  return (
    <details className={styles.choices} open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {of ? `More choices: ${of}` : 'More choices'}
        {about && <span className="visually-hidden"> {about}</span>}
      </summary>
      {isOpen && <div>{children}</div>}
    </details>
  );
}
