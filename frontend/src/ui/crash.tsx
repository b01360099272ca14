import { BRAND } from '@willow/contracts/brand/brand';
import { lastQuote } from '../web/api/trace.ts';
import { buttonClass } from './button.tsx';
import { Logo } from './logo.tsx';
import styles from './notice-page.module.css';

export function Crash() {
  const quote = lastQuote();
  return (
    <main className={styles.page}>
      <Logo />
      <h1>Something went wrong</h1>
      <p>
        Nothing you saved is lost. Please load the page again. If it keeps happening, write to us
        {quote ? ` and quote ${quote}` : ' and we will help'}.
      </p>
      <p className={styles.actions}>
        <a className={buttonClass()} href="/dashboard">
          Go to your dashboard
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={`mailto:${BRAND.supportEmail}`}>
          Contact Support
        </a>
      </p>
    </main>
  );
}
