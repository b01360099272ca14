import type { ClausePart } from '@willow/contracts/will/explanation';
import styles from './wording.module.css';

/** The wording of a clause, part by part. */
export const Wording = ({ parts }: { readonly parts: readonly ClausePart[] }) => (
  <>
    {parts.map(({ number, text, items }) => (
      <div key={number} className={styles.part}>
        <span className={styles.number}>{number}</span>
        <div>
          <p>{text}</p>
          {items.length > 0 && (
            <ul>
              {items.map(({ label, text: words }) => (
                <li key={label}>
                  <span>{label}</span> {words}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    ))}
  </>
);
