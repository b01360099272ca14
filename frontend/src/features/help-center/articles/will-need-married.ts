import { article, example, heading, points, text } from '../article.ts';
import { number, pounds, source, sum } from '../law.ts';

const SUM = sum('intestacyNetSum');
const ESTATE = 290_000;

export const willNeedMarried = article({
  id: 'will-need-married',
  title: 'Do I need a will if I am married?',
  description:
    'Marriage gives rights, but it also cancels earlier wills, and it does not always leave everything to the one you married. What couples should check.',
  category: 'couples',
  featured: false,
  summary:
    'Usually yes. Without a will, your husband, wife or civil partner may have to share with your children. An earlier will was probably cancelled by your wedding. And nobody has been chosen as executor or guardian.',
  body: [
    text(
      '"It all goes to my wife anyway." Many people think so. Sometimes it is true. But it depends on what you own, whom you have children with, and what you signed before the wedding. All that follows holds for civil partners as well.',
    ),
    heading('What your husband or wife gets without a will'),
    points(
      'If you have no children, they get everything.',
      `If you have children, they get your belongings, the first ${SUM} and half of the rest. Your children get the other half.`,
      `Either way, they must outlive you by ${number('intestacySurvivorship')} days.`,
    ),
    text(
      `A home in your own name can be worth more than ${SUM} by itself. Then your husband or wife has to share its value with your children. If the children are under ${number('adultAge')}, their part is held for them in trust. If they are grown up, much depends on how well everybody gets on.`,
    ),
    heading('Marriage cancels your earlier will'),
    text(
      'In England and Wales a will is cancelled on the day you marry or form a civil partnership. This has surprised many people. It makes no difference that you did not know, or that the will was only a week old.',
    ),
    points(
      'The exception: the will says that you expect to marry a certain person, and that it should last. Then marrying that person does not cancel it.',
      'Turning a civil partnership into a marriage does not cancel a will either.',
      'In May 2025 the Law Commission advised Parliament to end this rule. Until an Act does so, the rule stands.',
    ),
    heading('Divorce and separation'),
    text(
      'Divorce does not cancel a will, but it changes it. Your former husband or wife is treated as if they had died on the day of the final order. What you left them normally goes to whoever is next in the will. If they were executor, that part fails too. So the rest of your will has to make sense without them.',
    ),
    text(
      'Separation alone changes nothing. Until the final order, the will stands as it is. If you have no will, they can still inherit as your husband or wife. Make a new will when you part, and do not wait for the court.',
    ),
    heading('What a will can do'),
    points(
      'Say who inherits if you both die, or die close together.',
      'Name guardians for your children.',
      'Name executors, so that nobody has to argue about who takes charge.',
      'Leave something to stepchildren, parents, friends or a charity. Without a will they get nothing automatically while your husband or wife is alive.',
      'Give children their share at an age that you choose, instead of all at 18.',
    ),
    heading('What about tax?'),
    text(
      'What you leave to your husband, wife or civil partner is normally free of inheritance tax, whatever it is worth. There can be a limit if they are not a long-term UK resident. What the intestacy rules give to your children does not have this exemption. So having no will can bring tax forward.',
    ),
    heading('How your home is owned'),
    text(
      'Many couples own their home as joint tenants. Then it passes to the one who is left, with or without a will, and does not count towards the sums above. If you are tenants in common, or the home is in one name, it does. Look at the title register to be sure.',
    ),
    example(
      'Dan, Ruth and Ella',
      `Dan has a daughter, Ella, from an earlier relationship. In 2019 he made a will that left everything to her. In 2023 he married Ruth. He never thought of the will again.`,
      `Dan dies. The wedding cancelled his will, so the intestacy rules apply. Besides his belongings he leaves ${pounds(ESTATE)}. That is less than ${SUM}, so Ruth gets all of it, and Ella gets nothing. Ella is 24. She could ask a court for reasonable provision, but it is uncertain and costly for a grown-up child.`,
      'Dan liked the idea of something for both. A new will after the wedding could have said just that. So could a will before the wedding that named Ruth as the person he expected to marry, and said that it should last.',
    ),
    heading('If you are happy with the law as it is'),
    text(
      'A short will is still worth having. It names who takes charge. It spares your family the hunt for a will that may not exist. And it says what should happen when life has just been turned upside down.',
    ),
  ],
  next: [
    'Find every will you ever signed, and look at the date. Was it before your wedding?',
    'Add up what is in your own name. Is it near the sum above?',
    'If you are separated, make a new will now, and ask a solicitor about a shared home.',
    'Make a will that fits your family today.',
  ],
  sources: [
    source('Wills Act 1837, sections 18 to 18D'),
    source('Administration of Estates Act 1925, section 46'),
    source('Inheritance Tax Act 1984, section 18 (husbands, wives and civil partners)'),
    source('Inheritance (Provision for Family and Dependants) Act 1975'),
    source('Law Commission: Modernising Wills Law, report of 16 May 2025'),
    source('GOV.UK: Making a will: updating your will'),
  ],
  reviewed: '2026-11-25',
  related: ['intestacy-rules', 'mirror-wills-couples', 'inheritance-tax-uk'],
});
