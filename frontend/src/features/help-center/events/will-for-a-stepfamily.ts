import { article, drafted, heading, points, text, to } from '../article.ts';
import { number, source } from '../law.ts';

export const stepfamily = article({
  id: 'will-for-a-stepfamily',
  title: 'Wills for stepfamilies',
  description:
    'Stepchildren inherit nothing by law, and a second marriage cancels earlier wills. How parents in a stepfamily can be fair to a partner and to all the children.',
  category: 'family',
  featured: false,
  summary:
    'In a stepfamily the law gets it wrong almost every time. Stepchildren inherit nothing, and what you leave to your partner may never reach your own children. Say who gets what, in shares.',
  body: [
    text(
      'You may call all of them your children. The law does not. Without a will it looks at birth and adoption only, and at whom you are married to on the day.',
    ),
    heading('Three things that go wrong'),
    points(
      'The wedding. Marrying cancels a will that you made before. Your children from the first marriage may not know.',
      'The second death. You leave everything to your husband. He leaves everything to his own children. Yours get nothing, and nobody did anything wrong.',
      'The silence. A stepchild you brought up is left out because nobody wrote the name down.',
    ),
    heading('What a simple will can do'),
    text(
      'It can divide what you own between your partner and the children on the day you die, in shares that you choose. Each child is named, your own and your stepchildren alike. What a child gets then cannot be left to somebody else later.',
    ),
    text(
      'The price of that is plain: your partner has less to live on. If the home is in your name, it may have to be sold to pay the shares. So look at the sums together before you sign.',
    ),
    heading('When you need a solicitor'),
    text(
      'Many couples want the home for the partner as long as they live, and then for the children. That is a trust for life. It is a good answer, and it needs a solicitor: we do not write trusts like this. Our team will tell you so before you pay.',
    ),
    drafted(
      'will-for-a-stepfamily',
      'Karen, Paul and three grown-up children',
      'Karen Whitfield has two children from her first marriage, Joshua and Ellie. Her husband Paul has a son, Daniel, who came to live with them when he was four. What Karen owns is worth £280,000. She leaves Paul two fifths and each of the three a fifth.',
    ),
    heading('Who can claim'),
    text(
      `A husband or wife, a child, and somebody you treated as a child of the family can ask a court for more than a will gives them. They have ${number('provisionClaimMonths')} months from the grant of probate. If you leave anyone out on purpose, write down why and keep it with the will.`,
    ),
  ],
  next: [
    'Write down everybody you think of as family, and what you would want each to have.',
    'Talk about the second death: who gets what is left?',
    'Ask a solicitor about a trust for life if the home is most of what you own.',
    to('/is-willow-right-for-me', 'See in a minute whether an ordinary will fits.'),
  ],
  sources: [
    source('Wills Act 1837, section 18'),
    source('Administration of Estates Act 1925, section 46'),
    source('Inheritance (Provision for Family and Dependants) Act 1975, sections 1 and 4'),
  ],
  reviewed: '2026-11-29',
  related: ['will-need-married', 'mirror-wills-couples', 'intestacy-rules'],
});
