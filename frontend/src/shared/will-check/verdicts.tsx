import { type WitnessCheck, type WitnessVerdict, witnessSummary } from '@willow/contracts/will/signing';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './checks.module.css';

type Answer = 'yes' | 'no';

/** With what was answered to its questions so far: one yes decides against a witness, a no to all of them for one. */
function decided({ verdict, sentences }: WitnessVerdict, answers: readonly Answer[]): WitnessVerdict['verdict'] {
  if (verdict !== 'ask') return verdict;
  if (answers.includes('yes')) return 'no';
  return answers.length < sentences.length ? 'ask' : 'fine';
}

/** What the check of two witnesses found, in sentences, with its questions to be answered on the spot. Mount it anew for another check. */
export function Verdicts({ check: { witnesses } }: { readonly check: WitnessCheck }) {
  const [answers, setAnswers] = useState<readonly (readonly Answer[])[]>(witnesses.map(() => []));
  const verdicts = witnesses.map((witness, index) => decided(witness, answers[index] ?? []));
  return (
    <>
      <p className={styles.verdict}>{witnessSummary(verdicts)}</p>
      <ul className={styles.verdicts}>
        {witnesses.map((witness, index) => (
          <Verdict
            key={`${index} ${witness.name}`}
            witness={witness}
            verdict={verdicts[index] ?? witness.verdict}
            answered={answers[index]?.length ?? 0}
            onAnswer={(answer) => setAnswers(answers.with(index, [...(answers[index] ?? []), answer]))}
          />
        ))}
      </ul>
    </>
  );
}

const LOOKS: Readonly<Record<WitnessVerdict['verdict'], readonly [IconName, string]>> = {
  fine: ['check', 'can be a witness'],
  ask: ['warning', 'please check first'],
  no: ['cross', "can't be a witness"],
};

type Props = {
  readonly witness: WitnessVerdict;
  readonly verdict: WitnessVerdict['verdict'];
  readonly answered: number;
  readonly onAnswer: (answer: Answer) => void;
};

function Verdict({ witness: { name, verdict: found, sentences }, verdict, answered, onAnswer }: Props) {
  const [icon, says] = LOOKS[verdict];
  // Questions are asked one after the other.
  const shown = found === 'ask' ? sentences.slice(answered, answered + 1) : sentences;
  return (
    <li data-verdict={verdict}>
      <Icon name={icon} />
      <div>
        <p>
          <strong>{name}</strong>: {says}
        </p>
        {found === 'ask' && verdict === 'fine' && <p>You say that they are nobody on your list, and not married to anybody on it.</p>}
        {(found !== 'ask' || verdict === 'ask') && shown.map((each) => <p key={each}>{each}</p>)}
        {verdict === 'ask' && (
          <div className={styles.answers}>
            <Button look="secondary" size="small" onClick={() => onAnswer('yes')}>
              Yes <span className="visually-hidden">(about {name})</span>
            </Button>
            <Button look="secondary" size="small" onClick={() => onAnswer('no')}>
              No <span className="visually-hidden">(about {name})</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
