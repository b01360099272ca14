import type { Example } from '@willow/contracts/brand/examples';
import { ExampleMark } from '../example/example.tsx';
import styles from './figures.module.css';

export type Figure = { readonly figure: string; readonly label: string; readonly example?: Example };

/** A few large figures in a row, each with what it counts below. */
export function Figures({ figures, className = '' }: { readonly figures: readonly Figure[]; readonly className?: string | undefined }) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ figure, label, example }) => (
        <div key={label}>
          <dt>
            {label}
            {example && <ExampleMark of={example} />}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
