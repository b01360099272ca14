import { BRAND } from '@willow/contracts/brand/brand';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import { usePrint } from './use-print.ts';
import styles from './dashboard.module.css';

const STEPS = [
  'Print your will, single-sided if you can, and read it once more. Do not sign yet.',
  'Ask two people to be your witnesses. Both must be 18 or over. Neither may inherit anything under the will, nor be married to or in a civil partnership with someone who does.',
  'Sit together in one room. All three of you stay until everybody has signed.',
  'Sign where your name is printed, and write the date, while both witnesses watch you.',
  'Then each witness signs while you watch, and adds name, address and occupation.',
  'Do not staple or clip the pages, and write nothing else on them. Put them in order into one envelope, keep it somewhere dry and safe, and tell your executors where it is.',
] as const;

export function Signing() {
  const { print: printPage } = useBrowser();
  const { printed, print } = usePrint(printPage);
  return (
    <details className={styles.signing} data-print={printed || undefined}>
      <summary>How to sign it</summary>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>Unsure about anything? Write to {BRAND.supportEmail} before you sign.</p>
      <Button look="secondary" size="small" onClick={print}>
        Print these instructions
      </Button>
    </details>
  );
}
