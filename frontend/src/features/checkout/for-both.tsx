import { PRICE_PENCE } from '@willow/contracts/constants';
import { formatPence } from '@willow/contracts/money';
import { useState } from 'react';
import { Tick } from '../../ui/form/choice.tsx';
import styles from './for-both.module.css';

type Props = { readonly added: boolean; readonly busy: boolean; readonly onChoose: (forBoth: boolean) => Promise<void> };

/** One of a couple may pay for both wills. What the partner does with theirs is not told. */
export default function ForBoth({ added, busy, onChoose }: Props) {
  /** Shown at once; null when the server has answered, and `added` says what it is. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const choose = async (forBoth: boolean): Promise<void> => {
    setAsked(forBoth);
    await onChoose(forBoth);
    setAsked(null);
  };
  return (
    <div className={styles.both} aria-busy={busy}>
      <Tick id="forBoth" checked={asked ?? added} onChange={(forBoth) => void choose(forBoth)}>
        Pay for your partner’s will as well ({formatPence(PRICE_PENCE)})
      </Tick>
      <p>Your partner then finds their will paid for. Whether they make it is up to them, and we do not tell you.</p>
    </div>
  );
}
