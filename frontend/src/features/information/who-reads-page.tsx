import type { Example } from '@willow/contracts/brand/examples';
import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './who-reads.module.css';

const TITLE = 'Who reads your will?';

export const meta = () =>
  seo({
    path: '/who-reads-your-will',
    title: TITLE,
    description:
      'Everybody who reads a will made with us, in order: you, our software, a reviewer, a second one where it matters, and after your death your executors and the court.',
  });

type Reader = {
  readonly icon: IconName;
  readonly who: string;
  readonly when: string;
  readonly reads: string;
  readonly does: string;
  readonly example?: Example;
};

const READERS: readonly Reader[] = [
  {
    icon: 'person',
    who: 'You',
    when: 'Before you pay, and whenever you like',
    reads: 'Every clause in plain words, and what would happen in each case. After that, the whole will.',
    does: 'You change what is wrong. Nobody knows your family better.',
  },
  {
    icon: 'leaf',
    who: 'Our software',
    when: 'With every answer',
    reads: 'Your answers, and nothing else.',
    does: 'It drafts the will from wording that is the same for everybody, tries out who might die first, and raises a flag where something looks wrong. It decides nothing about you.',
  },
  {
    icon: 'quill',
    who: 'A reviewer on our team',
    when: `After you have paid, within ${CLAIMS.draftDays}`,
    reads: 'The whole draft, your answers and each flag.',
    does: 'They settle each flag with a reason, ask you where something is unclear, and send the will only when nothing is open. They are not a solicitor and give no advice.',
  },
  {
    icon: 'people',
    who: 'A second reviewer',
    when: 'Where a flag means that a specialist should write the will',
    reads: 'The same, and what the first one proposes.',
    does: 'They have to agree. One tired person cannot let such a will through alone.',
  },
  {
    icon: 'scales',
    who: 'A solicitor',
    when: 'Before we send any will at all',
    reads: 'The wording that all our wills are made from. Not your will, and not your name.',
    does: 'They approve the wording, and again whenever it changes.',
    example: 'wording',
  },
  {
    icon: 'letter',
    who: 'Your executors',
    when: 'When you tell them, or after your death',
    reads: 'The paper that you signed.',
    does: 'They carry it out. Tell them today where it is.',
  },
  {
    icon: 'home',
    who: 'The court, and then anybody',
    when: 'After probate has been granted',
    reads: 'The signed will. In England and Wales it then becomes a public document, and anybody can order a copy.',
    does: 'So write nothing into a will that you would not want read. Put private words into a letter beside it.',
  },
];

const NEVER: readonly (readonly [who: string, why: string])[] = [
  ['Your card provider and ours', 'They learn the sum and that it was paid, and nothing of what is in the will.'],
  ['Your partner', 'Even when you make two wills together. Each sees only what the other offers to share, never gifts or funeral wishes.'],
  ['Your witnesses', 'Two independent adults, not beneficiaries, who watch you sign. They need not know what it says.'],
  ['Anybody who advertises', 'There is no advertising script on this website, and we sell nothing that you tell us.'],
];

export default function WhoReadsPage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>{TITLE}</h1>
        <p className={page.lead}>
          It names everybody you love and everything you own. So here is each reader, in order: who it is, when they read it, and what they
          do.
        </p>
        <ol className={styles.readers}>
          {READERS.map(({ icon, who, when, reads, does, example }) => (
            <li key={who}>
              <Icon name={icon} />
              <div>
                <h2>{who}</h2>
                <p className={styles.when}>{when}</p>
              </div>
              <p>
                <strong>Reads</strong> {reads}
              </p>
              <div>
                <p>
                  <strong>Does</strong> {does}
                </p>
                {example && <ExampleMark of={example} />}
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.below}>
          <section aria-labelledby="never-title">
            <h2 id="never-title">Who does not</h2>
            <dl>
              {NEVER.map(([who, why]) => (
                <div key={who}>
                  <dt>{who}</dt>
                  <dd>{why}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="see-title" className={styles.see}>
            <h2 id="see-title">You can see who did</h2>
            <p>
              Each time a member of our team opens your answers or your will, that is recorded in a history that nobody can change unseen.
              Your dashboard shows it: who it was, when, and what they opened.
            </p>
            <p>How all of it is kept, and from whom, is on our security page.</p>
            <p className={styles.actions}>
              <a href="/security" className={buttonClass({ look: 'secondary' })}>
                Security
              </a>
              <a href="/sample-will">Read a sample will</a>
            </p>
          </section>
        </div>
      </div>
    </PublicPage>
  );
}
