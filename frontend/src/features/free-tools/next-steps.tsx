import { FIGURES } from '@willow/contracts/law/figures';
import type { Heirs } from '@willow/contracts/law/intestacy';
import { CLAIMS } from '../../shared/claims.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './result.module.css';

type Step = { readonly text: string; readonly article: string; readonly link: string };

const DAYS = FIGURES.intestacySurvivorship.value;
const RULES = 'intestacy-rules';

const AFTER_INTESTACY: Readonly<Record<Heirs, Step>> = {
  spouseAndChildren: {
    text: `Your spouse or civil partner must be alive ${DAYS} days after you die. They then ask the court for letters of administration, and where a child under ${FIGURES.adultAge.value} inherits the court usually wants a second person beside them.`,
    article: 'guardians-children-will',
    link: 'Choosing guardians for your children',
  },
  spouse: {
    text: `Your spouse or civil partner must be alive ${DAYS} days after you die. If not, the estate goes to your parents, then to brothers and sisters, as if you had been single.`,
    article: 'will-need-married',
    link: 'Do I need a will if I am married?',
  },
  children: {
    text: `What a child under ${FIGURES.adultAge.value} inherits is held for them until then, by people the law chooses. If nobody with parental responsibility is left, a court decides who looks after them.`,
    article: 'guardians-children-will',
    link: 'Choosing guardians for your children',
  },
  parents: {
    text: 'One of your parents asks the court for letters of administration, pays what you owed and shares out the rest. A partner you lived with would have to go to court to ask for anything.',
    article: RULES,
    link: 'What happens if you die without a will?',
  },
  siblings: {
    text: 'Brothers and sisters with both parents in common come first, half-brothers and half-sisters only if there is none of those. The children of one who has died take that share.',
    article: RULES,
    link: 'What happens if you die without a will?',
  },
  crown: {
    text: 'Other relatives are not covered by this estimate. In law half-brothers and half-sisters, nephews and nieces, grandparents, then aunts, uncles and cousins come before the Crown. With none of them, only a will stops your estate going to the Crown.',
    article: RULES,
    link: 'What happens if you die without a will?',
  },
};

export function IntestacyNextSteps() {
  return (
    <div className={styles.next}>
      <h4>What happens next in your case</h4>
      {Object.entries(AFTER_INTESTACY).map(([heirs, step]) => (
        <div key={heirs} data-heirs={heirs} hidden>
          <p>{step.text}</p>
          <p>
            <Article {...step} />
          </p>
        </div>
      ))}
      <p>A will lets you choose instead. Ten questions, {CLAIMS.price}.</p>
      <a href="/wizard" data-start className={buttonClass({ size: 'small' })}>
        Choose for yourself
      </a>
    </div>
  );
}

const AFTER_PROBATE = {
  small: {
    text: 'Ask each bank what it needs: banks set limits of their own, and what was owned jointly often passes without a grant. Land or a house in one name needs a grant whatever it is worth.',
    article: 'probate-process-uk',
    link: 'Probate: when you need it and what it costs',
  },
  grant: {
    text: 'The executors value the estate, report it for tax, apply for the grant, collect what is owed, pay the debts and share out the rest. They may do it themselves: then there is no solicitor to pay.',
    article: 'executor-duties-uk',
    link: 'What does an executor do?',
  },
} as const satisfies Readonly<Record<string, Step>>;

const TAX: Step = {
  text: 'An estate of this size can owe inheritance tax, which is not in these sums. Who inherits, and what becomes of the home, decides whether it does.',
  article: 'inheritance-tax-uk',
  link: 'Inheritance tax in plain words',
};

export function ProbateNextSteps() {
  return (
    <div className={styles.next}>
      <h4>What happens next in your case</h4>
      {Object.entries(AFTER_PROBATE).map(([size, step]) => (
        <div key={size} data-size={size} hidden>
          <p>{step.text}</p>
          <p>
            <Article {...step} />
          </p>
        </div>
      ))}
      <div data-above={FIGURES.inheritanceTaxNilRateBand.value} hidden>
        <p>{TAX.text}</p>
        <p>
          <Article {...TAX} />
        </p>
      </div>
      <p>A clear will, with executors who know of it, saves them time. Ten questions, {CLAIMS.price}.</p>
      <a href="/wizard" data-start className={buttonClass({ size: 'small' })}>
        Make it easier for them
      </a>
    </div>
  );
}

const Article = ({ article, link }: Pick<Step, 'article' | 'link'>) => (
  <>
    Read: <a href={`/help-center#${article}`}>{link}</a>
  </>
);
