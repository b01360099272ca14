import type { SimulatedGift, SimulatedShare, WhoGetsWhat } from '@willow/contracts/will/simulation';
import { Icon } from '../../ui/icon.tsx';
import { shareInWords, widthOf } from './shares.ts';
import styles from './simulator.module.css';

type Props = {
  readonly result: WhoGetsWhat;
  readonly pending: boolean;
};

export function Outcome({ result: { shares, gifts }, pending }: Props) {
  return (
    <div className={styles.outcome} aria-busy={pending || undefined}>
      <h3>Then this happens</h3>
      <ul className={styles.shares}>
        {shares.map((share, index) => (
          <Share key={`${index} ${share.name}`} share={share} />
        ))}
      </ul>
      {gifts.length > 0 && <Gifts gifts={gifts} />}
    </div>
  );
}

function Share({ share: { name, kind, share, clause, because } }: { readonly share: SimulatedShare }) {
  return (
    <li data-kind={kind}>
      <p className={styles.line}>
        <span>
          {kind === 'intestacy' && <Icon name="warning" />}
          {name}
        </span>
        <strong>{shareInWords(share)}</strong>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect width={widthOf(share)} height="1" />
      </svg>
      <p className={styles.because}>
        {because} <span className={styles.clause}>Clause {clause} decides.</span>
      </p>
    </li>
  );
}

function Gifts({ gifts }: { readonly gifts: readonly SimulatedGift[] }) {
  return (
    <>
      <h4>Particular gifts</h4>
      <ul className={styles.gifts}>
        {gifts.map(({ description, recipient, fails }, index) => (
          <li key={`${index} ${recipient}`} data-fails={fails || undefined}>
            <Icon name={fails ? 'cross' : 'check'} />
            <span>
              <q>{description}</q>{' '}
              {fails ? `cannot go to ${recipient} and becomes part of the rest of your estate.` : `goes to ${recipient}.`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
