import { BRAND } from '@willow/contracts/brand/brand';
import { signingSteps } from '@willow/contracts/will/signing-steps';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import { usePrint } from './use-print.ts';
import styles from './dashboard.module.css';

export function SigningSteps({ versionCode }: { readonly versionCode: string }) {
  const { print: printPage } = useBrowser();
  const { printed, print } = usePrint(printPage);
  return (
    <div className={styles.signing} data-print={printed || undefined}>
      <h3>Five steps to a valid will</h3>
      <ol>
        {signingSteps(versionCode).map(({ id, title, text, order }) => (
          <li key={id}>
            <strong>{title}</strong>
            {order && (
              <ul>
                {order.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>Unsure about anything? Write to {BRAND.supportEmail} before you sign.</p>
      <Button look="secondary" size="small" onClick={print}>
        Print these steps
      </Button>
    </div>
  );
}
