import { article, drafted, heading, points, steps, text } from '../article.ts';
import { source } from '../law.ts';

export const separated = article({
  id: 'will-when-separated',
  title: 'Separated, and not divorced yet',
  description:
    'Until a divorce is final, your husband or wife still inherits. What to change on the day you part: will, home, pension and guardians.',
  category: 'couples',
  featured: false,
  summary:
    'Living apart changes nothing. Until the final order, the person you are leaving is still first in line, with or without a will. A new will is the one thing you can do today, by yourself.',
  body: [
    text(
      'A divorce takes months at best. People die in those months. If you do, your husband or wife inherits as if you had never parted: under your old will, or under the law if you have none.',
    ),
    heading('What to do first'),
    steps(
      'Make a new will that says who should have what you own, and who should not.',
      'Find out how you own the home. If you are joint tenants, your half goes to the other owner, whatever your will says.',
      'If so, a written notice to the other owner turns it into two shares. That is called severance, and the other owner need not agree. Ask a solicitor to send it.',
      'Fill in new nomination forms for pensions and life cover. A will does not reach them.',
    ),
    heading('Children'),
    text(
      'The other parent normally carries on if you die, and no will changes that. You can still name a guardian for the case that neither parent is left. You can also choose who looks after the money. It need not be the other parent: your executors hold it until your children are grown up.',
    ),
    heading('Can you leave a husband or wife nothing?'),
    text(
      'Yes. But while you are married, they can ask a court for a fair share, and courts listen. What has been agreed in the divorce counts for a lot. So tell whoever handles the divorce that you have made a new will. Write down your reasons, calmly, and keep them with it.',
    ),
    drafted(
      'will-when-separated',
      'Amira, Zara and Adam',
      'Amira and Yusuf Khan have lived apart since spring. They are still married. Amira leaves everything, about £145,000, to her children Zara and Adam, at 21. Her brother Imran would be guardian if neither parent were left. He and a friend look after the money.',
    ),
    heading('When the divorce is final'),
    points(
      'A will made before it treats your former husband or wife as if they had died on that day. Gifts to them fail, and so does their job as executor.',
      'A will made after parting usually needs no change. Read it again all the same.',
      'Marrying somebody else cancels it. Then make another.',
    ),
  ],
  next: [
    'Make a will now. Do not wait for the court.',
    'Look at the title register of your home, and ask about severance.',
    'Change the forms of your pension and your life cover.',
    'Tell your divorce solicitor what you have done.',
  ],
  sources: [
    source('Wills Act 1837, sections 18 and 18A'),
    source('Law of Property Act 1925, section 36(2) (severance)'),
    source('Inheritance (Provision for Family and Dependants) Act 1975, sections 1 to 3'),
    source('Children Act 1989, section 5'),
  ],
  reviewed: '2026-11-29',
  related: ['will-need-married', 'guardians-children-will', 'will-for-a-stepfamily'],
});
