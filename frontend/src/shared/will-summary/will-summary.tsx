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
          <Row key={row.label} row={row} action={renderRowAction?.(row, group)} />
        ))}
      </dl>
    </section>
  ));
}

/** What is not there has no place of its own: an empty one is read out as such. */
function Row({ row: { label, lines, remark }, action }: { readonly row: SummaryRow; readonly action: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{withWholeDates(line)}</p>
        ))}
        {remark && <p className={styles.remark}>{remark}</p>}
      </dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
