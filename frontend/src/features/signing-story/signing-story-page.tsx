import { BRAND } from '@willow/contracts/brand/brand';
import { LEGAL_ADULT_AGE } from '@willow/contracts/constants';
import { guidePath } from '../../shared/guides.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { Scene, type SceneName } from '../../ui/scene.tsx';
import styles from './signing-story.module.css';

const TITLE = 'Signing day, in eight pictures';

export const meta = () =>
  seo({
    path: '/signing-day',
    title: TITLE,
    description:
      'How a will is signed in England and Wales, step by step: one table, one pen, two independent adult witnesses, and what to do with the paper afterwards.',
  });

type Picture = { readonly scene: SceneName; readonly title: string; readonly words: string };

const STORY: readonly Picture[] = [
  { scene: 'print', title: 'Print it', words: 'Every page, on one side. Read it once more, and do not sign yet.' },
  {
    scene: 'check',
    title: 'Check the pages',
    words: 'Each page has the same version code at the foot. If one differs, print that page again.',
  },
  {
    scene: 'gather',
    title: 'Sit at one table',
    words: `You are in the middle, in green. Beside you are two independent adult witnesses: ${LEGAL_ADULT_AGE} or over, not beneficiaries, and not married to one.`,
  },
  { scene: 'you-sign', title: 'You sign first', words: 'You write the date and your signature. Both of them watch you do it.' },
  {
    scene: 'first-witness-signs',
    title: 'Then the first witness',
    words: 'They sign while you watch, and add their name, address and occupation.',
  },
  {
    scene: 'second-witness-signs',
    title: 'Then the second',
    words: 'The same again. Nobody has left the room since you began. It is now a valid will.',
  },
  { scene: 'initials', title: 'Initials on every page', words: 'All three of you, so that no page can be swapped later.' },
  {
    scene: 'keep',
    title: 'Keep it safe',
    words: 'One envelope, somewhere dry. No staples, no clips, no notes on it. Tell your executors where it is.',
  },
];

const MISTAKES: readonly (readonly [mistake: string, what: string])[] = [
  ['A witness who gets something', 'The will is good, but that witness loses the gift. So does the husband, wife or civil partner of one.'],
  [
    'Signing alone and showing it later',
    'Both witnesses have to be there together when you sign, or when you tell them that the signature is yours.',
  ],
  ['A witness on a video call', 'That was allowed for a while and is not any more. They have to be in the room.'],
  ['Staples taken out again', 'Holes make a court ask what else was attached. Leave the pages loose in their envelope.'],
  ['Writing on it afterwards', 'A change by hand does not count unless it is signed and witnessed like the will. Make a new one instead.'],
];

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
