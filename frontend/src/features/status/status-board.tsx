import { COMPONENT_NAMES, HEALTHY, ServiceComponent } from '@willow/contracts/status/status';
import { Icon } from '../../ui/icon.tsx';
import styles from './status.module.css';

/** As it is built, all is well. The server puts what is so at the places marked `data-status` when it serves the page (`fillStatusPage`). */
export function StatusBoard() {
  return (
    <section aria-labelledby="status-now" className={styles.board}>
      <h2 id="status-now" className={styles.overall}>
        <Icon name="check" />
        <span data-status="overall">{HEALTHY.overall}</span>
      </h2>
      <dl>
        {ServiceComponent.options.map((component) => (
          <div key={component}>
            <dt>{COMPONENT_NAMES[component]}</dt>
            <dd>
              <span data-status={component}>{HEALTHY.state}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p data-status="note">{HEALTHY.note}</p>
    </section>
  );
}
