import type { WitnessCheck, WitnessVerdict } from '@willow/contracts/will/signing';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './checks.module.css';

/** What the check of two witnesses found, in sentences. */
export const Verdicts = ({ check }: { readonly check: WitnessCheck }) => (
  <>
    <p className={styles.verdict}>{check.summary}</p>
    <ul className={styles.verdicts}>
      {check.witnesses.map((witness, index) => (
        <Verdict key={`${index} ${witness.name}`} witness={witness} />
      ))}
    </ul>
  </>
);

const LOOKS: Readonly<Record<WitnessVerdict['verdict'], readonly [IconName, string]>> = {
  fine: ['check', 'can be a witness'],
  ask: ['warning', 'please check first'],
  no: ['cross', 'not as a witness, please'],
};

function Verdict({ witness: { name, verdict, sentences } }: { readonly witness: WitnessVerdict }) {
  const [icon, says] = LOOKS[verdict];
  return (
    <li data-verdict={verdict}>
      <Icon name={icon} />
      <div>
        <p>
          <strong>{name}</strong>: {says}
        </p>
        {sentences.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </li>
  );
}
