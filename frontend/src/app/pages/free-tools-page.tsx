import { ExitOffer } from '../../features/exit-offer/exit-offer.tsx';
import { FreeTools } from '../../features/free-tools/free-tools.tsx';
import { RulesInWords } from '../../features/free-tools/rules-in-words.tsx';
import styles from '../../features/free-tools/rules.module.css';
import { toolData } from '../../features/free-tools/structured-data.ts';
import { CLAIMS } from '../../shared/claims.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';

const PATH = '/free-tools';
const TITLE = 'Free intestacy and probate cost calculators';
const DESCRIPTION =
  'Two free calculators for England and Wales: who inherits if you die without a will, and what probate may cost. Worked out in your browser, no sign-in.';

export const meta = () =>
  seo({
    path: PATH,
    title: TITLE,
    description: DESCRIPTION,
    jsonLd: [toolData(PATH, TITLE, DESCRIPTION)],
  });

export default function FreeToolsPage() {
  return (
    <PublicPage header="tools" here={PATH}>
      <div className={page.tool}>
        <h1>What if there is no will?</h1>
        <p className={page.lead}>
          Find out who would inherit from you, and what it costs to settle an estate. Two calculators for England and Wales, free and
          without signing in.
        </p>
        <FreeTools />
        <p className={styles.more}>
          Two more calculators, with results as you type: <a href="/inheritance-tax-calculator">inheritance tax</a> and{' '}
          <a href="/care-cost-calculator">the cost of a care home</a>.
        </p>
        <div className={styles.actions}>
          <h2>Would you have chosen the same?</h2>
          <p>If not, a will changes it. Answer ten questions in plain English, and our team reviews your draft.</p>
          <p>
            <a href="/wizard" data-start className={buttonClass({ look: 'onNight' })}>
              Get Started - {CLAIMS.price}
            </a>
            <a href="/how-it-works">How it works</a>
          </p>
        </div>
        <RulesInWords />
      </div>
      <ExitOffer variant="email" />
    </PublicPage>
  );
}
