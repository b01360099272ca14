import { PERCENT_TOTAL } from '@willow/contracts/constants';
import { Button } from '../../../ui/button.tsx';
import { splitEqually, totalInWords, totalOf } from '../shares.ts';
import styles from './share-total.module.css';

type Share = { readonly percentage?: number | string | undefined };

type Props<Item extends Share> = {
  readonly id: string;
  readonly items: readonly Item[];
  readonly error: string | undefined;
  readonly onChange: (items: readonly Item[]) => void;
};

export function ShareTotal<Item extends Share>({ id, items, error, onChange }: Props<Item>) {
  const total = totalOf(items);
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
    </div>
  );
}
