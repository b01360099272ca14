import { article, example, heading, points, text, to } from '../article.ts';
import { number, source } from '../law.ts';

const ADULT = number('adultAge');

export const willValidity = article({
  id: 'will-validity-requirements',
  title: 'What makes a will valid?',
  description:
    'Age, a clear mind, paper, signature and two witnesses: what a will in England and Wales needs, who must not be a witness, and what breaks a will later.',
  category: 'legal',
  featured: false,
  summary: `A valid will needs somebody aged ${ADULT}+ with capacity, in writing, signed, and witnessed by two independent adults, not beneficiaries, who are there together. A beneficiary who witnesses a will loses what it gives them. After signing, change nothing by pen.`,
  body: [
    text(
      'The main rules are in the Wills Act 1837. They look fussy. They are there because the one person who could explain the will is no longer here when it is read.',
    ),
    heading('You'),
    points(
      `You are ${ADULT} or over. People in the armed forces on active service, and sailors at sea, have special rules.`,
      'You have capacity. You understand that you are making a will and what it does, roughly what you own, and who might expect something from you. No mental illness is affecting your decisions.',
      'It is your own free choice. You know what the will says, and nobody has forced or tricked you.',
    ),
    text(
      'An illness does not stop you by itself. If somebody might doubt it later, see a solicitor and ask a doctor to make a note at the time. An attorney cannot make a will for you, not even with a lasting power of attorney. If you can no longer make one, only the Court of Protection can have one made.',
    ),
    heading('The paper'),
    points(
      'The will is in writing. Printed is best. It may be handwritten.',
      'You sign it, with a pen. If you cannot, somebody may sign for you, in front of you and because you ask. Get advice first.',
      'Put a date on it. The law does not ask for one, but without it nobody knows which will was the last.',
      'Keep the pages together in order, as you were told when you got it. Do not staple, clip or pin anything to a signed will, and undo nothing that is there: marks raise questions.',
    ),
    heading('The witnesses'),
    text(
      'Two witnesses must be there at the same time when you sign, or when you tell them that the signature is yours. Then each of them signs in front of you. Stay in one room until all three have signed. They need not read the will. They only need to know that they saw you sign.',
    ),
    text(
      'Choose two independent adults who are not beneficiaries. Good ones are neighbours or colleagues. Independent is advice and not a condition of the law, but it takes the gift from a witness who gets one. These should not be witnesses:',
    ),
    points(
      'Anybody who gets something from the will.',
      'The husband, wife or civil partner of anybody who does.',
      "Anybody who may inherit in somebody's place, and that person's partner.",
      'Somebody who is blind, since a witness has to be able to see you sign.',
      'Anybody who is not of sound mind, or is under 18.',
    ),
    text(
      'If a beneficiary is a witness, the will is still valid. But that person loses the gift, unless two others witnessed the will as well. The same happens if their husband, wife or civil partner is the witness. An executor who gets nothing may be a witness.',
    ),
    heading('What breaks a will later'),
    points(
      'Marriage or civil partnership cancels it, unless the will named that person and said that it should last.',
      'A new will cancels the old one, if it says so. Nearly all do.',
      'Tearing it up or burning it, if you do it yourself and mean to cancel it. Somebody else may do it, but only in front of you and because you ask.',
      'Divorce does not cancel it. Your former husband, wife or civil partner is then treated as if they had died.',
    ),
    text(
      'Crossing out or writing in after signing does not normally change a will, unless you and two witnesses sign the change as well. It makes a mess that a court may have to sort out. To change something, make a new will, or a signed and witnessed addition called a codicil.',
    ),
    heading('Valid, and still open to challenge'),
    text(
      'A will can be perfectly signed and still be questioned. Some people may ask a court for reasonable provision: a husband or wife, a former one who has not remarried, a child, a partner who lived with you, or somebody you supported. The court does not cancel the will. It may change who gets what. If you leave out somebody like this, see a solicitor first.',
    ),
    example(
      "Helen's son-in-law",
      "Helen leaves her savings to her daughter Kate and the rest to charity. When she signs, her neighbour is one witness. The other is Kate's husband, Paul, because he happens to be there.",
      'The will is valid: two witnesses were present together, and both signed. But Paul is married to Kate. So Kate loses the savings. They go with the rest, to the charity.',
      'Helen notices in time. She prints the same will again and signs it with two neighbours. Now Kate inherits as her mother wanted. Ten minutes and two sheets of paper made the difference.',
    ),
    heading('Keep it safe'),
    text(
      'The court wants the original. If a will was in your hands and cannot be found, the law may take it that you destroyed it. Keep it dry and safe, and tell your executors where it is. A photograph of it is handy, but it is not the will.',
    ),
  ],
  next: [
    'Choose your two witnesses now. Check them against the list above.',
    to('/signing-day', 'See how it is signed, in eight pictures.'),
    'Sign at a table, all three together, with the door closed and time to spare.',
    'Already signed with the wrong witness? Print it again, and sign afresh with the right ones.',
    'Tell your executors where the original is.',
  ],
  sources: [
    source('Wills Act 1837, sections 7, 9, 11, 15, 17, 18, 18A, 20 and 21'),
    source('Wills Act 1968'),
    source('Banks v Goodfellow (1870) LR 5 QB 549 (capacity)'),
    source('Re Gibson [1949] P 434 (blind witness)'),
    source('Mental Capacity Act 2005, section 18 (wills made by the Court of Protection)'),
    source('Inheritance (Provision for Family and Dependants) Act 1975'),
    source('GOV.UK: Making a will: make sure your will is legal'),
  ],
  reviewed: '2026-11-25',
  related: ['online-wills-uk', 'will-need-married', 'executor-duties-uk'],
});
