import { article, drafted, heading, points, text, to } from '../article.ts';
import { source } from '../law.ts';

export const workingAbroad = article({
  id: 'will-while-working-abroad',
  title: 'Going abroad for work',
  description:
    'Before you leave England or Wales for a job abroad: whether your will still counts, what happens to things you own there, and when one will is not enough.',
  category: 'legal',
  featured: false,
  summary:
    'If you are leaving for a few years and coming back, an English will usually still counts. But it may not rule what you own over there. Make it before you go, while it is easy.',
  body: [
    text(
      'Two years in Dubai, three in Singapore: it is a job and not a new life. Your permanent home is still here. That is the thought that most of the law in this guide turns on.',
    ),
    heading('Does your will still count?'),
    points(
      'A will that is signed as English law wants it counts here, wherever you die.',
      'Many countries accept it, too. Some do not, or only after translation and stamps.',
      'Signing abroad works as well. You still need two independent adult witnesses, not beneficiaries: a gift to a witness is lost.',
    ),
    heading('What your will may not rule'),
    text(
      'A house or land abroad usually follows the law of that country. Some fix shares for children or for a husband or wife, whatever a will says. Money in a bank there may be frozen until a court of that country has spoken. If you have children with you, ask who may look after them on the spot if something happens to you both.',
    ),
    text(
      'So if you buy a home abroad, you may need a second will, made there. The two have to be written so that neither cancels the other. That is work for lawyers in both countries, and not for us.',
    ),
    heading('Tax'),
    text(
      'Since 6 April 2025, inheritance tax asks how long you have lived in the UK, and no longer where your domicile is. After a short stay abroad, all you own in the world normally still counts. The rules change for people who have been away for many years.',
    ),
    drafted(
      'will-while-working-abroad',
      'Grace, before two years in Dubai',
      'Grace and Daniel Adeyemi own their home in Bristol jointly and will let it. Grace makes her will before she flies. Beside the home she owns about £90,000, all of it here. It goes to Daniel, or else to her sister and her brother.',
    ),
    heading('Who may use our service'),
    text(
      'It is for people who live in the UK and whose permanent home is in England or Wales. If you have already moved, or mean to stay away, please see a solicitor: which law is yours may be a real question.',
    ),
  ],
  next: [
    'List what you own, and in which country it is.',
    'Sign your will before you go, before two independent adult witnesses, not beneficiaries.',
    'Leave the original here, and tell your executors where.',
    to('/is-willow-right-for-me', 'See whether our service fits.'),
  ],
  sources: [
    source('Wills Act 1963, sections 1 and 2 (which law a will may be signed by)'),
    source('Wills Act 1837, section 9'),
    source('Finance Act 2025 (long-term UK residence)'),
    source('Inheritance Tax Act 1984, section 6A'),
  ],
  reviewed: '2026-11-29',
  related: ['will-validity-requirements', 'inheritance-tax-uk', 'online-wills-uk'],
});
