import type { ExplainedWill, WillStage } from '@willow/contracts/will/explanation';
import { useState } from 'react';
import { useExplainedWillQuery } from '../../shared/api/explanations.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { CLAIMS } from '../../shared/claims.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { VersionCode } from '../../shared/version-code/version-code.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import Changes from '../../shared/will-check/changes.tsx';
import { Clause } from './clause.tsx';
import { Read } from '../../shared/will-check/reading.tsx';
import styles from './explained.module.css';

export default function ExplainedPage() {
  usePageTitle('Your will, explained');
  const will = useExplainedWillQuery();
  return (
    <div className={styles.copy}>
      <PageHeading>Your will, explained</PageHeading>
      <Read of={will} label="We are putting your will into plain words...">
        {(data) => <Explained will={data} />}
      </Read>
    </div>
  );
}

const ABOUT: Readonly<Record<WillStage, string>> = {
  answers: `This is what your will does, one clause at a time, made from the answers you have given so far. The wording itself is drafted when you have paid, and appears here beside each explanation within ${CLAIMS.draftDays}. You can change every answer until you pay.`,
  draft:
    'This is your draft. Our team is reading it against your answers, so please do not copy or sign it: the will to sign is the one we email to you.',
  returned:
    'Your answers are open again, and this is your will as it stands. Submit it once more when you are happy with it: our team reads it anew, and there is nothing more to pay.',
  final: 'This is the will we sent you. The explanations are not part of it and have no legal effect: what counts is the paper you sign.',
};

function Explained({ will }: { readonly will: ExplainedWill }) {
  const [explained, setExplained] = useState(true);
  const { print } = useBrowser();
  const hasWording = will.stage !== 'answers';
  return (
    <>
      <p className={styles.about}>{ABOUT[will.stage]}</p>
      <Changes />
      <div className={styles.tools}>
        {hasWording && (
          <Button look="secondary" size="small" aria-pressed={explained} onClick={() => setExplained(!explained)}>
            Explanations {explained ? 'on' : 'off'}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={print}>
          Print this page
        </Button>
        {will.versionCode && (
          <p>
            Version <VersionCode code={will.versionCode} />
          </p>
        )}
      </div>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">Contents</h2>
        <ol>
          {will.clauses.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#clause-${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={hasWording ? styles.paper : undefined} aria-label={will.title}>
        {hasWording && <p className={styles.title}>{will.title}</p>}
        {hasWording && will.stage !== 'final' && <p className={styles.mark}>Draft, not for signing</p>}
        {will.clauses.map((clause) => (
          <Clause key={clause.id} clause={clause} explained={explained || !hasWording} />
        ))}
      </article>
    </>
  );
}
