import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { Scene, type SceneName } from '../../ui/scene.tsx';
import styles from './easy-read.module.css';

const TITLE = 'Easy Read: making a will';

export const meta = () =>
  seo({
    path: '/easy-read',
    title: TITLE,
    description: `Short words and pictures: what a will is, how ${BRAND.name} works, what it costs, and how to sign your will.`,
  });

type Idea = { readonly scene: SceneName; readonly sentences: readonly string[] };
type Part = { readonly id: string; readonly title: string; readonly ideas: readonly Idea[] };

const PARTS: readonly Part[] = [
  {
    id: 'works',
    title: 'How it works',
    ideas: [
      {
        scene: 'read',
        sentences: ['A will is a paper.', 'It says who gets your things when you die.', `${BRAND.name} helps you to make one.`],
      },
      { scene: 'mail', sentences: ['You tell us your email address.', 'We send you a link.', 'You press the link to log in.'] },
      {
        scene: 'answer',
        sentences: [
          'We ask you 10 questions.',
          'You can stop and come back later.',
          'You can ask somebody you trust to sit with you.',
          'It is best if they get nothing in your will.',
          'But you decide. It is your will.',
        ],
      },
      {
        scene: 'read',
        sentences: [
          'A person on our team reads your will.',
          'They may ask you a question.',
          `Then we email the will to you. This takes ${CLAIMS.draftDays}.`,
        ],
      },
      {
        scene: 'tell',
        sentences: [
          'We are not lawyers. We cannot tell you what is best for you.',
          'Some people need a lawyer. We tell you if you do.',
          'You must be 25 or over to use our service.',
        ],
      },
    ],
  },
  {
    id: 'costs',
    title: 'What it costs',
    ideas: [
      { scene: 'pay', sentences: [`A will costs ${CLAIMS.price}.`, 'You pay one time.', 'You pay with a bank card, at the end.'] },
      { scene: 'couple', sentences: [`2 wills for a couple cost ${CLAIMS.couplePrice}.`, 'Each of you has your own will.'] },
      {
        scene: 'keep',
        sentences: [
          'You can change your will later.',
          'You do not pay again.',
          'You must print the new will and sign it with 2 witnesses again.',
        ],
      },
    ],
  },
  {
    id: 'sign',
    title: 'How to sign your will',
    ideas: [
      { scene: 'print', sentences: ['Print your will on paper.', 'Read it.', 'Do not sign it yet.'] },
      {
        scene: 'gather',
        sentences: [
          'Ask 2 people to help you. They are called witnesses.',
          'They must be two independent adults, and not beneficiaries. That means they get nothing in your will.',
          'Their husband, wife or civil partner must get nothing too.',
          'All 3 of you are in the same room.',
        ],
      },
      { scene: 'you-sign', sentences: ['You write the date.', 'You sign your name.', 'Both people watch you.'] },
      {
        scene: 'second-witness-signs',
        sentences: ['Then they sign, one after the other.', 'You watch them.', 'Nobody leaves the room before the end.'],
      },
      {
        scene: 'keep',
        sentences: ['Put the will in an envelope.', 'Keep it in a safe, dry place.', 'Do not write on it. Do not use staples.'],
      },
      {
        scene: 'tell',
        sentences: ['In your will you choose somebody to sort things out. They are called your executor.', 'Tell them where your will is.'],
      },
    ],
  },
];

export default function EasyReadPage() {
  return (
    <PublicPage>
      <div className={`${page.tool} ${styles.page}`}>
        <h1>{TITLE}</h1>
        <ExampleMark of="owner.easy-read" />
        <nav aria-label="On this page" className={styles.parts}>
          {PARTS.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {PARTS.map(({ id, title, ideas }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {ideas.map(({ scene, sentences }) => (
              <div key={sentences[0]} className={styles.idea}>
                <Scene name={scene} />
                <div>
                  {sentences.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </div>
              </div>
            ))}
          </section>
        ))}
        <section aria-labelledby="help">
          <h2 id="help">Do you need help?</h2>
          <div className={styles.idea}>
            <Scene name="mail" />
            <div>
              <p>
                Email us: <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
              </p>
              <p>Or telephone {COMPANY.telephone}</p>
              <p>
                You can also read this in <a href="/large-print">large print</a>.
              </p>
            </div>
          </div>
        </section>
      </div>
    </PublicPage>
  );
}
