import { PERCENT_TOTAL } from '@willow/contracts/constants';
import { Button } from '../../../ui/button.tsx';
import { partInWords, splitEqually, totalInWords, totalOf, unevenSplit } from '../shares.ts';
import styles from './share-total.module.css';

type Share = { readonly percentage?: number | string | undefined };

type Props<Item extends Share> = {
  readonly id: string;
  readonly items: readonly Item[];
  readonly error: string | undefined;
  readonly onChange: (items: readonly Item[]) => void;
  /** Equal shares without percentages: for a number of people that whole percentages cannot serve alike. */
  readonly onExact: () => void;
};

export function ShareTotal<Item extends Share>({ id, items, error, onChange, onExact }: Props<Item>) {
  const total = totalOf(items);
  const uneven = unevenSplit(items);
  const split = () => {
    const shares = splitEqually(items.length);
    onChange(items.map((item, index) => ({ ...item, percentage: shares[index] })));
  };
  return (
    <div id={id} tabIndex={-1} className={styles.total} data-shares data-full={total === PERCENT_TOTAL || undefined}>
      {error && <p className={styles.error}>{error}</p>}
      <output>{totalInWords(total)}</output>
      <Button look="secondary" size="small" onClick={split}>
        Split equally
      </Button>
      <output>{uneven && `100% does not divide into ${items.length} whole parts, so this says ${uneven}.`}</output>
      {uneven && (
        <Button look="quiet" size="small" onClick={onExact}>
          Give each exactly {partInWords(items.length)}
        </Button>
      )}
    </div>
  );
}
