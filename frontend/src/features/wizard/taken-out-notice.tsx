import type { AnswerKey, WillAnswers } from '@willow/contracts/will/answers';
import { useEffect, useRef } from 'react';
import { rowsOf } from '../../shared/will-summary/summary.ts';
import { formerPartner } from './former-partner.ts';
import { FormerPartnerPanel } from './former-partner-panel.tsx';
import type { TakenOut } from './memory.ts';
import styles from './taken-out.module.css';
import { useWizard } from './wizard-context.ts';

/** Lists of people stand in the row of the choice they belong to. */
const SAID_BY: { readonly [Key in AnswerKey]?: AnswerKey } = {
  customBeneficiaries: 'beneficiaryType',
  customSubstitutes: 'partnerSubstituteRule',
};

const rowsOfAll = (keys: readonly AnswerKey[], answers: WillAnswers) =>
  [...new Set(keys.map((key) => SAID_BY[key] ?? key))].flatMap((key) => rowsOf(key, answers));

export default function TakenOutNotice({ what: { keys, before } }: { readonly what: TakenOut }) {
  const { will } = useWizard();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const former = formerPartner(before, will.jsonAnswers);
  return (
    <section ref={notice} tabIndex={-1} aria-labelledby="taken-out" className={styles.notice}>
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
