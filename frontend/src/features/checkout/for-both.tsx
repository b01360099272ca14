import { PRICE_PENCE } from '@willow/contracts/constants';
import { formatPence } from '@willow/contracts/money';
import { Tick } from '../../ui/form/choice.tsx';
import styles from './for-both.module.css';

type Props = { readonly added: boolean; readonly busy: boolean; readonly onChoose: (forBoth: boolean) => Promise<void> };

/** One of a couple may pay for both wills. What the partner does with theirs is not told. */
export default function ForBoth({ added, busy, onChoose }: Props) {
  return (
    <div className={styles.both} aria-busy={busy}>
      <Tick id="forBoth" checked={added} onChange={(forBoth) => void onChoose(forBoth)}>
        Pay for your partner’s will as well ({formatPence(PRICE_PENCE)})
      </Tick>
      <p>Your partner then finds their will paid for. Whether they make it is up to them, and we do not tell you.</p>
    </div>
  );
}
