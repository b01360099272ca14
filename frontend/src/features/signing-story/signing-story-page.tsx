import { BRAND } from '@willow/contracts/brand/brand';
import { guidePath } from '../../shared/guides.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { Scene } from '../../ui/scene.tsx';
import styles from './signing-story.module.css';
import { MISTAKES, STORY } from './story.ts';

const TITLE = 'Signing day, in eight pictures';

export const meta = () =>
  seo({
    path: '/signing-day',
    title: TITLE,
    description:
      'How a will is signed in England and Wales, step by step: one table, one pen, two independent adult witnesses, and what to do with the paper afterwards.',
  });

export default function SigningStoryPage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>{TITLE}</h1>
        <p className={page.lead}>
          A will is made by signing it the right way. It takes ten minutes, one pen and three people who stay in one room. You find these
          steps again on your dashboard, to tick on the day.
        </p>
        <ol className={styles.story}>
          {STORY.map(({ scene, title, words }) => (
            <li key={scene}>
              <Scene name={scene} />
              <h2>{title}</h2>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <section aria-labelledby="wrong-title" className={styles.wrong}>
          <h2 id="wrong-title">What goes wrong, and how to avoid it</h2>
          <dl>
            {MISTAKES.map(([mistake, what]) => (
              <div key={mistake}>
                <dt>{mistake}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p>
            You cannot see, read or hold a pen well? A will can still be made, in another way: write to us before you pay. More in{' '}
            <a href={guidePath('will-validity-requirements')}>What makes a will valid?</a>
          </p>
          <p className={styles.small}>
            Wills Act 1837, sections 9, 15 and 21, as of November 2026. {BRAND.name} is not a solicitor, and this is no legal advice.
          </p>
        </section>
      </div>
    </PublicPage>
  );
}
