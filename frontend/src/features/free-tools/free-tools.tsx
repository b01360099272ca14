import { EmailGate } from './email-gate.tsx';
import styles from './free-tools.module.css';
import { IntestacyPanel } from './intestacy-panel.tsx';
import { ProbatePanel } from './probate-panel.tsx';
import { TOOLS } from './tool.ts';

/**
 * Both calculators as markup, with every question and every result already in it; `enhanceFreeTools` calculates and shows what applies.
 * Without JavaScript the tabs are links to what stands below each other.
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
          The calculators work inside your browser and need JavaScript. The rules that they follow stand below in words: they need none.
        </p>
      </noscript>
      <p data-gate-notice className={styles.notice}>
        <strong>Before you start:</strong> your first result asks for an email address. It stays in this browser. We send nothing to it and
        nobody else sees it.
      </p>
      <IntestacyPanel />
      <ProbatePanel />
      <EmailGate />
    </div>
  );
}
