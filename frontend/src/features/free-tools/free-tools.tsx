import { EmailGate } from './email-gate.tsx';
import styles from './free-tools.module.css';
import { IntestacyPanel } from './intestacy-panel.tsx';
import { ProbatePanel } from './probate-panel.tsx';
import { TOOLS } from './tool.ts';

/**
 * Both calculators as markup, with every question and every result already in it; `enhanceFreeTools` calculates and shows what applies.
 * Without JavaScript it says so, and `RulesInWords` has all that they know.
 */
export function FreeTools() {
  return (
    <div data-island data-free-tools className={styles.tools}>
      <div data-tabs className={styles.tabs}>
        {Object.entries(TOOLS).map(([tool, name]) => (
          <a key={tool} id={`tab-${tool}`} href={`#${tool}`} data-tab={tool}>
            {name}
          </a>
        ))}
      </div>
      <noscript>
        <p className={styles.notice}>
          The intestacy calculator and the probate cost calculator work inside your browser and need JavaScript. The rules that they follow
          stand below in words: they need none.
        </p>
      </noscript>
      <IntestacyPanel />
      <ProbatePanel />
      <EmailGate />
    </div>
  );
}
