import { useEffect, useRef } from 'react';
import { rowsOfAll, rowsUnlike } from '../../shared/will-summary/summary.ts';
import { formerPartner } from './former-partner.ts';
import { FormerPartnerPanel } from './former-partner-panel.tsx';
import type { TakenOut } from './memory.ts';
import styles from './taken-out.module.css';
import { useWizard } from './wizard-context.ts';

type Props = { readonly what: TakenOut };

export default function TakenOutNotice({ what }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.querySelector('section')?.focus(), []);
  return (
    <div ref={notice}>
      {what.keys.length > 0 && <WasTakenOut what={what} />}
      {what.arrived.length > 0 && <Arrived what={what} />}
    </div>
  );
}

function WasTakenOut({ what: { keys, before } }: Props) {
  const { will } = useWizard();
  const former = formerPartner(before, will.jsonAnswers);
  return (
    <section tabIndex={-1} aria-labelledby="taken-out" className={styles.notice}>
      <h2 id="taken-out">What your change took out</h2>
      <p>These answers no longer apply, and are not part of your will any more:</p>
      <ul>
        {rowsOfAll(keys, before).map(({ label, lines }) => (
          <li key={label}>
            <strong>{label}</strong>: {lines.join('; ')}
          </li>
        ))}
      </ul>
      {former && <FormerPartnerPanel name={former} before={before} />}
    </section>
  );
}

function Arrived({ what: { arrived, before } }: Props) {
  const { will } = useWizard();
  return (
    <section tabIndex={-1} aria-labelledby="arrived" className={styles.notice}>
      <h2 id="arrived">Also changed in another tab or on another device</h2>
      <p>These answers came along when yours were saved. Both are kept:</p>
      <ul>
        {rowsUnlike(arrived, will.jsonAnswers, before).map(({ label, lines }) => (
          <li key={label}>
            <strong>{label}</strong>: {lines.join('; ') || 'None'}
          </li>
        ))}
      </ul>
    </section>
  );
}
