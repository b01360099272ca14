import { Icon } from '../../ui/icon.tsx';
import type { ServiceStatus } from './status.ts';
import styles from './status.module.css';

/** How the service and its parts are doing, from the value it is given and nothing else. */
export function StatusBoard({ status }: { readonly status: ServiceStatus }) {
  return (
    <section aria-labelledby="status-now" className={styles.board}>
      <h2 id="status-now" className={styles.overall}>
        <Icon name="check" />
        {status.overall}
      </h2>
      <dl>
        {status.components.map(({ name, state }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.lamp} aria-hidden="true" />
              {state}
            </dd>
          </div>
        ))}
      </dl>
      <p>{status.note}</p>
    </section>
  );
}
