import type { ReactNode } from 'react';
import type { SummaryGroup, SummaryRow } from './summary.ts';
import styles from './will-summary.module.css';

type Props = {
  readonly groups: readonly SummaryGroup[];
  readonly renderGroupAction?: (group: SummaryGroup) => ReactNode;
  readonly renderRowAction?: (row: SummaryRow, group: SummaryGroup) => ReactNode;
};

/** A date is never broken at the end of a line. */
const withWholeDates = (line: string): string => line.replaceAll(/(\d{1,2}) (\p{Lu}\p{Ll}+) (\d{4})/gu, '$1\u00a0$2\u00a0$3');

export function WillSummary({ groups, renderGroupAction, renderRowAction }: Props) {
  return groups.map((group) => (
    <section key={group.title} className={styles.group}>
      <div className={styles.head}>
        <h2>{group.title}</h2>
        {renderGroupAction?.(group)}
      </div>
      <dl>
        {group.rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt>{row.label}</dt>
            <dd>
              {row.lines.map((line) => (
                <p key={line}>{withWholeDates(line)}</p>
              ))}
              {row.remark && <p className={styles.remark}>{row.remark}</p>}
            </dd>
            {renderRowAction && <dd className={styles.action}>{renderRowAction(row, group)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  ));
}
