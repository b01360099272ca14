import { article, example, heading, points, steps, text, to } from '../article.ts';
import { number, pounds, poundsIn, source, sum } from '../law.ts';

const SUM = sum('intestacyNetSum');
const ESTATE = 500_000;
const HOME = 420_000;
const OVER = ESTATE - poundsIn('intestacyNetSum');
const SPOUSE = ESTATE - OVER / 2;

export const intestacyRules = article({
  id: 'intestacy-rules',
  title: 'What happens if you die without a will?',
  description:
    'The intestacy rules of England and Wales: who inherits when there is no will, who is left out, and what a husband, wife or civil partner can expect.',
  category: 'legal',
  featured: true,
  summary:
    'Without a will, the law picks who inherits. A husband, wife or civil partner comes first, then children, then other relatives. An unmarried partner, a stepchild or a friend gets nothing automatically.',
  body: [
    text(
      'To die without a valid will is called dying intestate. The law then follows a fixed list: the intestacy rules. Nobody asks what you wanted, or who looked after you. What follows is the law of England and Wales. Scotland and Northern Ireland have rules of their own.',
    ),
    heading('If you are married or in a civil partnership'),
    text('What happens depends on whether you have children. Grandchildren stand in for a child who died before you.'),
    points(
      'No children: your husband, wife or civil partner inherits everything. This has been the rule since 1 October 2014. Your parents, brothers and sisters get nothing.',
      `Children: your husband, wife or civil partner gets your personal belongings, the first ${SUM}, and half of whatever is left. Your children share the other half equally.`,
    ),
    text(
      `The ${SUM} is called the fixed net sum, or statutory legacy. It applies to deaths on or after 26 July 2023. If what you leave is worth no more than that, after debts and besides your belongings, your children get nothing. This is so even when they are from an earlier relationship.`,
    ),
    text(
      `Your husband, wife or civil partner must live for ${number('intestacySurvivorship')} days after you. If not, the rules treat them as if they had died first.`,
    ),
    text(
      'Divorce ends all this, once the final order is made. Moving apart does not. Somebody who left years ago, but never divorced you, can still inherit, unless a court has ordered a judicial separation (for civil partners, a separation order).',
    ),
    heading('If you are single, widowed or divorced'),
    text('The law goes down this list and stops at the first line that has somebody in it. They share everything equally.'),
    steps(
      "Your children. If a child has died, that child's own children share their part.",
      'Your parents.',
      'Your brothers and sisters. The children of one who has died share that part.',
      'Your half-brothers and half-sisters, or their children.',
      'Your grandparents.',
      'Your aunts and uncles. The children of one who has died, your cousins, share that part.',
      'Half-brothers and half-sisters of your parents, or their children.',
    ),
    text(
      'If there is nobody on the list, everything goes to the Crown, or in some places to a royal duchy. Adopted children count as children of the parents who adopted them. It makes no difference whether parents were married.',
    ),
    heading('Who is left out'),
    points(
      'A partner you live with but have not married, however long you have been together. There is no "common-law marriage" in England and Wales.',
      'Stepchildren and foster children whom you did not adopt.',
      'Friends, carers, neighbours and charities.',
      'A former husband, wife or civil partner.',
    ),
    text(
      `Some of them can ask a court for money. An unmarried partner can, after living with you as a couple for the ${number('cohabitationYears')} years right up to your death. So can a child whom you treated as a child of your family, and a person you supported. A claim usually has to be made within ${number('provisionClaimMonths')} months of the grant that lets somebody handle your estate. It costs money, and nobody can be sure of the result.`,
    ),
    heading('What the rules do not touch'),
    points(
      'A home that you own with somebody as "joint tenants". Your share passes straight to the other owner.',
      'Most joint bank accounts. They pass to the other account holder.',
      'Most pensions. The provider pays them out, usually to the person you named.',
      'Life insurance that is held in trust for somebody.',
    ),
    example(
      'Sam and Priya',
      `Sam is married to Priya. They have two children, aged 9 and 12. The home they live in is in Sam's name alone. He dies without a will. Besides his belongings, and after his debts, he leaves ${pounds(ESTATE)}: a home worth ${pounds(HOME)} and ${pounds(ESTATE - HOME)} in savings.`,
      `Priya gets Sam's belongings, the first ${SUM}, and half of the other ${pounds(OVER)}. Together that is ${pounds(SPOUSE)}. Each child gets ${pounds(OVER / 4)}, looked after for them until they are ${number('adultAge')}.`,
      `Priya may ask to take the home as part of her share. But it is worth ${pounds(HOME - SPOUSE)} more than her share, so she has to find the difference. A will that left her the home would have spared her that.`,
    ),
    heading('Who sorts it all out'),
    text(
      'There are no executors, because executors are named in a will. The nearest relative usually applies to be the administrator. If a child under 18 inherits, there normally have to be two administrators.',
    ),
  ],
  next: [
    to('/free-tools#intestacy', 'Put your own figures into our intestacy calculator.'),
    'Find out how your home is owned: as joint tenants, as tenants in common, or by one of you alone.',
    'Check whom your pension and life insurance would pay.',
    'If this is not what you want, make a will.',
  ],
  sources: [
    source('Administration of Estates Act 1925, sections 46, 47 and 55'),
    source('Administration of Estates Act 1925 (Fixed Net Sum) Order 2023'),
    source("Inheritance and Trustees' Powers Act 2014"),
    source("Intestates' Estates Act 1952, schedule 2 (the home)"),
    source('Matrimonial Causes Act 1973, section 18(2), and Civil Partnership Act 2004, section 57 (separation)'),
    source('Inheritance (Provision for Family and Dependants) Act 1975, sections 1 and 4'),
    source('GOV.UK: Intestacy: who inherits if someone dies without a will?'),
  ],
  reviewed: '2026-11-25',
  related: ['will-need-married', 'guardians-children-will', 'probate-process-uk'],
});
