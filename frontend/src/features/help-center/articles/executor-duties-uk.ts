import { MAX_EXECUTORS, MAX_RESERVE_EXECUTORS } from '@willow/contracts/constants';
import { article, example, heading, points, steps, text, to } from '../article.ts';
import { number, source } from '../law.ts';

export const executorDuties = article({
  id: 'executor-duties-uk',
  title: 'What does an executor do?',
  description:
    'The duties of an executor in England and Wales, step by step: from finding the will to sharing out what is left, with the dates that matter.',
  category: 'legal',
  featured: false,
  summary:
    'An executor carries out a will: finds what there is, pays debts and tax, and gives the rest to the right people. It is unpaid, it takes months, and mistakes can cost the executor money. You may say no, if you say so early.',
  body: [
    text(
      'Being named as executor is a compliment and a job. Most people do it once or twice in their lives. You need no training. You do need patience, a good folder, and the courage to ask for help.',
    ),
    heading('Who can be one'),
    points(
      `Anybody who is ${number('adultAge')} or over when the time comes. Most people choose family or friends.`,
      'Somebody who inherits. This is common, and perfectly fine.',
      `Up to ${number('executorsOnGrant')} executors can take the grant together. Two is a good number. With us you can name up to ${MAX_EXECUTORS}, and up to ${MAX_RESERVE_EXECUTORS} more in reserve.`,
      'A solicitor or a bank. They charge the estate, so ask how much before you name them.',
    ),
    text(
      'A power of attorney ends when the person dies. If you were the attorney, you have no power over the bank account after that, unless you are an executor too.',
    ),
    heading('The job, step by step'),
    steps(
      `Register the death. A relative often does this. It has to be done within ${number('deathRegistrationDays')} days of the register office getting the doctor's certificate. Ask for several copies.`,
      'Find the original will. Take nothing apart and attach nothing to it. Make sure that it is the last one.',
      'Look after things. Insure an empty home, and tell the insurer that it is empty. Keep valuables safe.',
      'Find out what there was. Write to banks, pension firms, insurers and the tax office. Add up what was owned and owed on the day of the death.',
      'Arrange the funeral. Wishes in a will are a guide, and the executors decide. The bank will often pay the bill from the account.',
      'Work out the tax. Send an account to HMRC if one is needed, and pay what is due. For deaths on or after 6 April 2027, unused pension pots count too.',
      "Apply for probate, if it is needed. This is the court's proof that you may act.",
      'Collect the money. Open a separate bank account for it.',
      'Pay the debts, in the right order. A mortgage is paid from the home. After that, the funeral and the costs of the estate come first. If there is not enough, stop and get advice.',
      'Pay the gifts, then share out the rest. Ask for receipts.',
      'Write up the accounts, and show them to those who share in what is left.',
    ),
    heading('Dates to know'),
    points(
      `Inheritance tax is due ${number('taxPaymentMonths')} months after the end of the month of the death. The account to HMRC, if one is needed, is due ${number('taxAccountMonths')} months after it.`,
      `Nobody can force you to share anything out in the first ${number('executorsYearMonths')} months.`,
      `Some relatives and dependants can ask a court for a share. They normally have ${number('provisionClaimMonths')} months from the grant of probate, and a claim can reach you up to ${number('claimServiceMonths')} months after it was made. Many executors wait that long.`,
      `You can put a notice for creditors in The Gazette and in a local paper. After ${number('creditorsNoticeMonths')} months or more you may share out, and a creditor you did not know of cannot come after you.`,
    ),
    heading('When it can cost you'),
    text(
      'An executor who makes a mistake may have to put it right with their own money. Typical mistakes are paying the family before the tax, forgetting a debt, selling a house too cheaply to a friend, or giving a gift to the wrong person. Nobody expects you to be perfect. You are expected to be careful and honest, and to keep your own money apart.',
    ),
    heading('Are you paid?'),
    text(
      'No, unless the will says so or you do it as your profession. You can have your proper costs back: postage, travel, certificates, a valuer. You may also pay a solicitor or an accountant from the estate.',
    ),
    heading('If you would rather not'),
    text(
      'You may give it up, if you have not started to act. Sign a form called a renunciation. It is normally final. Or let the others do it, and keep the right to step in later. This is called power reserved. Once you have begun to act, for example by selling things, you normally have to go on.',
    ),
    example(
      "Kofi's year",
      "Kofi's aunt dies on 10 March. Her will names him and his cousin Esi. Esi leaves it to him, with power reserved. He finds the will on 14 March. The registrar gets the doctor's certificate on 16 March, and he registers the death on 18 March.",
      'By May he knows what there was: a flat, two savings accounts and a car. There is tax to pay. Six months after the end of March is 30 September. In June he pays the part that is due on her savings, and asks to pay the part for the flat over ten years. He pays the first tenth of it in September.',
      'Probate is granted on 20 July. He sells the flat in October and pays the rest of the tax from the price. Until 20 January, six months after the grant, somebody could make a claim, and he might hear of it four months later. So he waits until 20 May. Then he pays her gifts and shares out the rest.',
    ),
    heading('How to make it easier for yours'),
    text(
      'Ask before you name somebody. Tell them where the original will is. Keep a list of accounts, insurers and important papers in the same place. With your final will we send a sheet for your executors. It says what to do first, and says nothing of who inherits.',
    ),
  ],
  next: [
    'Choose two people who get on with each other and are good with paperwork.',
    'Ask them, and tell them where your will is going to be.',
    to('/will-checklist', 'Write a list of what you own and where the papers are, with our checklist.'),
    to('/help-center/probate-process-uk', 'If you are an executor now, read our guide to probate next.'),
  ],
  sources: [
    source('Administration of Estates Act 1925, sections 25, 34 and 44'),
    source('Senior Courts Act 1981, section 114'),
    source('Trustee Act 1925, section 27, and Trustee Act 2000, sections 28 and 31'),
    source('Inheritance Tax Act 1984, sections 216 and 226'),
    source('Births and Deaths Registration Act 1953, section 17, as changed on 9 September 2024', '2026-11-23'),
    source('GOV.UK: What to do when someone dies: step by step'),
  ],
  reviewed: '2026-11-25',
  related: ['probate-process-uk', 'inheritance-tax-uk', 'will-validity-requirements'],
});
