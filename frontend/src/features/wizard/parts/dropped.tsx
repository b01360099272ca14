import { fieldId } from '../draft.ts';
import styles from '../wizard.module.css';

const idOf = (id: string): string => `${id}-dropped`;

/** What keeps something that was typed from being saved. It does not stand in the way: it takes the focus once. */
export function Dropped({ id, children }: { readonly id: string; readonly children: string | false | undefined }) {
  return children ? (
    <output id={idOf(id)} tabIndex={-1} className={styles.note}>
      {children}
    </output>
  ) : null;
}

export const focusDropped = (path: Parameters<typeof fieldId>[0]): void => document.getElementById(idOf(fieldId(path)))?.focus();
