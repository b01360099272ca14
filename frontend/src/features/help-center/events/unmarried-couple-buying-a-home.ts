import { article, drafted, heading, points, text, to } from '../article.ts';
import { number, source } from '../law.ts';

export const unmarriedBuying = article({
  id: 'unmarried-couple-buying-a-home',
  title: 'Unmarried and buying a home together',
  description:
    'If you buy a home with a partner you are not married to, the deeds decide more than love does. How to own it, and what each of your wills should say.',
  category: 'couples',
  featured: false,
  summary:
    'Without a will, an unmarried partner inherits nothing, however long you have lived together. How you own the home decides whether your half is theirs anyway. Settle both before you get the keys.',
  body: [
    text(
      'There is no such thing as a common-law husband or wife. If one of you dies without a will, the law gives everything to the family of the one who died. The other may end up sharing a house with in-laws.',
    ),
    heading('Joint tenants or tenants in common'),
    points(
      'Joint tenants own the whole home together. When one dies, it belongs to the other at once, whatever a will says.',
      'Tenants in common each own a share. It can be half, or it can follow what each of you paid. Your share goes where your will says.',
    ),
    text(
      'Your conveyancer will ask which you want. If one of you is putting in more of the deposit, say so. A short declaration of trust can record who put in what, so that nobody has to remember it in a bad year.',
    ),
    heading('What to put in your wills'),
    points(
      'Who gets your share of the home: your partner, or your own family.',
      'Who comes next if your partner dies before you. Families often forget this one.',
      'Executors you both trust. You can name each other.',
      'Who gets your savings and belongings, which the deeds say nothing about.',
    ),
    text(
      'A life policy can pay the mortgage off, so that the one who stays can afford to. Ask for it to be written in trust: then it does not wait for probate.',
    ),
    heading('If there is no will'),
    text(
      `A partner who lived with you for the last ${number('cohabitationYears')} years can ask a court for enough to live on. It costs money, it takes months, and it is against your family. A will is kinder.`,
    ),
    drafted(
      'unmarried-couple-buying-a-home',
      'Priya, Tom and the house in Leeds',
      "Priya Nair and Tom Ellis bought their house as tenants in common. With the mortgage taken off, Priya's share and her savings come to £52,000. She wants Tom to have it all, and her sister Meera if Tom dies first.",
    ),
    heading('Later'),
    points(
      'Parting does not cancel a will between unmarried partners. Make a new one on the day you decide.',
      'Marrying cancels a will, unless it says that you expect to marry this person.',
      'Gifts between unmarried partners are not free of inheritance tax, as gifts between husband and wife are. If your home has grown in value, look again.',
    ),
  ],
  next: [
    'Ask your conveyancer how you will own the home, in writing.',
    'Agree who should have each share, and who comes after that.',
    'Make two wills, one each, before you move in.',
    to('/free-tools#intestacy', 'See who would inherit from you today, without a will.'),
  ],
  sources: [
    source('Administration of Estates Act 1925, section 46'),
    source('Law of Property Act 1925, section 36 (joint tenancy and severance)'),
    source('Inheritance (Provision for Family and Dependants) Act 1975, section 1(1A)'),
    source('Inheritance Tax Act 1984, section 18'),
  ],
  reviewed: '2026-11-29',
  related: ['will-for-a-first-home', 'intestacy-rules', 'mirror-wills-couples'],
});
