import { CLAIMS } from '@willow/contracts/brand/claims';
import { article, example, heading, points, text } from '../article.ts';
import { number, source } from '../law.ts';

export const mirrorWills = article({
  id: 'mirror-wills-couples',
  title: 'Mirror wills for couples',
  description:
    'What mirror wills are, how they differ from mutual wills, whether one of you can change their mind later, and what couples with stepchildren should know.',
  category: 'couples',
  featured: false,
  summary:
    'Mirror wills are two separate wills that say the same thing the other way round. Each of you can change yours at any time, even after the other has died. If you want a promise that binds, you need legal advice.',
  body: [
    text(
      'Most couples want much the same: everything to each other, then to the children. Two wills that match like this are called mirror wills. They are still two wills. A single will for two people is possible, but rarely a good idea. Each of you signs your own.',
    ),
    heading('What they usually say'),
    points(
      'Everything to my husband, wife or partner, if they outlive me.',
      'If not, everything to our children, in equal shares.',
      'My partner is my executor. If they cannot act, somebody else whom we both trust.',
      'The same guardians for our children.',
      `Most wills also ask that a person lives for some days after you. Ours say ${number('willSurvivorship')} days. This saves doing everything twice if both of you die close together.`,
    ),
    text("They do not have to match in every line. Your wedding ring can go to your sister, and your partner's books to a friend."),
    heading('Can one of us change it?'),
    text(
      'Yes. A mirror will is yours alone. You can change it tomorrow without telling your partner, and your partner can do the same. After the first of you has died, the other can still make a new will and leave everything to somebody else. That includes what came from you.',
    ),
    text(
      'Most couples accept this. Life goes on, and the one who is left may need to choose again. A child may need more help, or a friend may become family. But you should know it before you sign.',
    ),
    heading('Mutual wills are something else'),
    text(
      'Mutual wills look the same, but come with a promise: neither of us will change this without the other. After one of you has died, a court can hold the other to that promise. It can last for decades, and it is often unclear what the survivor may still spend or give away. Many solicitors advise against them. We do not make them.',
    ),
    heading('If there are children from before'),
    text(
      'Here mirror wills can go wrong without anybody meaning harm. You leave everything to your partner, who means to pass it on to all the children. Then your partner marries again. Marriage cancels a will, so the new husband or wife may inherit under the law. Or your partner makes a new will, years later, and your own children are not in it.',
    ),
    text(
      'There are ways to look after both. You can leave something to your children straight away. Or a solicitor can write a trust that lets your partner live in your home, and keeps your share of it for your children. We do not write trusts of that kind. If this worries you, see a solicitor first.',
    ),
    heading('Married or not'),
    points(
      'If you are not married, a will matters even more. Without one, your partner gets nothing automatically.',
      'If you plan to marry, say so when you make your will. A will can name the person you expect to marry and say that it should last, and then that marriage does not cancel it.',
      'If you divorce, gifts to your former husband or wife normally fail, as if they had died. Until then, they stand. So make new wills when you separate.',
    ),
    heading('Look at how you own your home'),
    text(
      'As joint tenants, the home goes to the one who is left, whatever your wills say. As tenants in common, each of you owns a share, and your will decides about yours. You can find out from the title register at HM Land Registry. A note there called a "Form A restriction" usually means that you are tenants in common.',
    ),
    example(
      'Grace and Leon',
      'Grace and Leon are married and have a son, Kit. Leon also has a daughter, Ella, from before. They make mirror wills: all to each other, then half each to Kit and Ella.',
      'Leon dies, and Grace inherits everything. Six years later she falls out with Ella and makes a new will that leaves it all to Kit. She may. When Grace dies, that will gives Ella nothing. By then it is normally too late to ask a court for a share of what Leon left. Ella might ask for a share of what Grace left, if Grace had treated her as a child of the family. Nobody can be sure of that.',
      'Had Leon wanted to be sure, he could have left Ella a sum of money in his own will, or asked a solicitor about a trust.',
    ),
    heading('Two wills with us'),
    text(
      `Each of you has an account, a login and a will of your own, so that each of you decides freely. Two wills cost ${CLAIMS.couplePrice} in total: each pays half, or one pays for both at the checkout. On the dashboard, one of you can invite the other by email. Here is what each of you then sees:`,
    ),
    points(
      'Your answers are yours. If you like, you can offer them as a start. Your partner keeps or changes each step, and never sees your gifts, your funeral wishes or how to reach you.',
      'You can take the offer back. What your partner kept by then is part of their will.',
      'Either of you can leave. We tell nobody, the other screen stays as it is, and so do both wills.',
      'If you separate or divorce, leave and change your will. We do not tell your partner that you did.',
      'If one of you dies, we show their answers to nobody. What counts is the will they signed on paper, and the other account goes on as before.',
    ),
  ],
  next: [
    'Talk about the hard question: what if one of you marries again?',
    'Find out whether you own your home as joint tenants or as tenants in common.',
    'Choose the same guardians, and executors who suit you both.',
    'Each make your own will, and sign before two independent adult witnesses, not beneficiaries of either.',
  ],
  sources: [
    source('Wills Act 1837, sections 18, 18A, 18B and 18C'),
    source('Re Goodchild [1997] 1 WLR 1216 (mirror and mutual wills)'),
    source('Inheritance (Provision for Family and Dependants) Act 1975, sections 1 and 4'),
    source('GOV.UK: Joint property ownership'),
  ],
  reviewed: '2026-11-25',
  related: ['will-need-married', 'guardians-children-will', 'will-costs-uk'],
});
