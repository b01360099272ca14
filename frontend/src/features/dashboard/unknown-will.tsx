import { willPdf } from '@willow/contracts/will/documents.contract';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import styles from './dashboard.module.css';

export const Download = ({ look = 'primary' }: { readonly look?: 'primary' | 'secondary' }) => (
  <a className={buttonClass({ look })} href={willPdf.path} download>
    Download Your Will
  </a>
);

/** A will that was sent, while nothing more is known of it, or why that stays so: it can be downloaded all the same. */
export const UnknownWill = ({ children }: { readonly children: ReactNode }) => (
  <>
    <h2 id="next-title">Your will</h2>
    {children || <output>Looking up your will...</output>}
    <p className={styles.buttons}>
      <Download />
    </p>
  </>
);
