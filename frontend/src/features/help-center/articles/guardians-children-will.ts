import { article, example, heading, points, text } from '../article.ts';
import { number, source } from '../law.ts';

export const guardiansChildren = article({
  id: 'guardians-children-will',
  title: 'Choosing guardians for your children',
  description:
    'How parents in England and Wales name a guardian in a will, who may do it, when it takes effect, and how to choose somebody you can trust.',
  category: 'family',
  featured: true,
  summary:
    'A parent with parental responsibility can name a guardian in a will. The guardian usually steps in when no parent with parental responsibility is left. If nobody was named, a court may have to decide.',
  body: [
    text(
      `A guardian is the person who brings up your child if you die before the child is ${number('adultAge')}. Naming one is the main reason why many young parents make a will. You can do it in a few words, and you can change it later.`,
    ),
    heading('Who can name a guardian'),
    text(
      'You can name one if you have parental responsibility. That means the rights and duties of a parent: where the child lives, which school, which doctor. These people have it:',
    ),
    points(
      'The mother who gave birth.',
      "The father, if he was the mother's husband or civil partner when the child was born, or becomes so later.",
      'An unmarried father who is on the birth certificate, if the birth was registered on or after 1 December 2003.',
      'A father who has a parental responsibility agreement with the mother, or a court order.',
      'A second female parent, in much the same ways.',
      'Adoptive parents.',
    ),
    text(
      'A step-parent does not have it just by marrying you. Step-parents need an agreement with the parents, or a court order. A special guardian and a guardian can name somebody to follow them.',
    ),
    heading('When a guardian takes over'),
    text(
      "If your child's other parent is alive and has parental responsibility, that parent normally carries on alone. Your guardian steps in when that parent has died as well. So it helps if both parents name the same people.",
    ),
    text(
      'There is one exception. A court may have ordered that your child lives with you. If that order names only you, your guardian steps in as soon as you die, and shares parental responsibility with the other parent. If they cannot agree, the court decides. Ask a solicitor if this might be you.',
    ),
    heading('What a guardian may do'),
    text(
      "A guardian gets parental responsibility. They decide about home, school and health, as a parent would. They need not use their own money. Nor does the money you leave to your child become theirs. Your executors or trustees look after it, and may pay for the child's needs along the way.",
    ),
    text(
      "Nobody is forced. A guardian may say no, in writing, soon after finding out. A court may also end a guardian's role, or choose somebody else, if that is better for the child.",
    ),
    heading('How to choose'),
    points(
      'Who would your child be happy with? Ask an older child.',
      'Do they live near the school, friends and family your child knows?',
      'Do they share what matters to you: faith, language, how to settle a quarrel?',
      'Are they young and well enough? Grandparents may be wonderful now and tired in ten years.',
      'Could they take brothers and sisters together?',
      'If you choose a couple, what should happen if they part? You may name only one of them.',
    ),
    text(
      'Talk to them first. Say why you chose them. Name a second person in case the first cannot act. Then write them a letter about your child: bedtimes, allergies, the people who matter. The letter is not binding. It is often what helps most.',
    ),
    heading('Later changes'),
    points(
      'A new appointment usually takes the place of the old one.',
      'If you named your husband, wife or civil partner, divorce or dissolution cancels that, unless the will says otherwise. It may be a step-parent whom you named.',
      'If your will is cancelled, for example because you marry, the guardian in it goes too. Make a new one.',
    ),
    example(
      'Mia, Jake and Aunt Rosa',
      "Mia and Jake were never married. Jake is on the birth certificate of their son Leo, who was born in 2019. They live apart. No court has made an order. Mia's will names her sister Rosa as guardian.",
      "Mia dies. Jake has parental responsibility, so he carries on as Leo's parent. Rosa is not the guardian yet. If she thinks Leo should live with her, and Jake does not agree, she has to ask a court.",
      "Two years later Jake dies too. Now Rosa becomes Leo's guardian, without any court. Had Jake's will named his brother, Leo would have two guardians. Each could decide without the other, and where they cannot agree, either may ask a court.",
    ),
    heading('If you name nobody'),
    text(
      'If no parent with parental responsibility is left and nobody was named, relatives can ask the court to be appointed. Until then the council may have to make sure that the child is safe. Families mostly find a way. But you would not have been asked.',
    ),
  ],
  next: [
    'Check that you have parental responsibility. Look at the birth certificate.',
    'Agree with the other parent on the same first and second choice.',
    'Ask the people you chose whether they are willing.',
    'Name them in your will. We ask about a guardian if any of your children is under 18, and you can add a second one.',
  ],
  sources: [
    source('Children Act 1989, sections 2 to 6'),
    source('Adoption and Children Act 2002, section 111 (fathers on the birth certificate)'),
    source('Human Fertilisation and Embryology Act 2008, part 2'),
    source('GOV.UK: Parental rights and responsibilities'),
  ],
  reviewed: '2026-11-25',
  related: ['intestacy-rules', 'will-need-married', 'mirror-wills-couples'],
});
