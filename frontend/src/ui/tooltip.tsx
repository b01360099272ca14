import { type ReactNode, useId } from 'react';
import { useTooltip } from './use-tooltip.ts';
import styles from './tooltip.module.css';

type Props = { readonly words: string; readonly children: ReactNode };

/** A few words about what is pointed at. Nothing may stand here alone: a finger does not rest on things. */
export function Tooltip({ words, children }: Props) {
  const { open, ...handlers } = useTooltip();
  const id = useId();
  return (
    <span className={styles.anchor} {...handlers}>
      <button type="button" className={styles.trigger} aria-describedby={open ? id : undefined}>
        {children}
      </button>
      {open && (
        <span className={styles.bubble}>
          <span role="tooltip" id={id}>
            {words}
          </span>
        </span>
      )}
    </span>
  );
}
