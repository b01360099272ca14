import { article, drafted, heading, points, text } from '../article.ts';
import { source } from '../law.ts';

export const petsInAWill = article({
  id: 'pets-in-a-will',
  title: 'What happens to your pets',
  description:
    'In law a pet is a thing that somebody inherits. How to say in your will who takes your dog or cat in, and how to leave money for its keep.',
  category: 'family',
  featured: false,
  summary:
    'You cannot leave money to a dog. You can leave the dog to somebody who loves it, with a sum to help. Say it in your will, and ask them first.',
  body: [
    text(
      'To you they are family. To the law they are belongings, like a sofa. If a will says nothing, they go with everything else to whoever gets the rest, and that may be three people or a cousin with an allergy.',
    ),
    heading('Choose who takes them'),
    points(
      'Ask. A promise at a party is not an answer.',
      'Think of the years ahead. A parrot or a tortoise may outlive its second owner.',
      'Keep animals together if they are used to each other, or say that they may be parted.',
      'Have a second choice. Your first may have moved into a flat by then.',
    ),
    heading('Leave money with them'),
    text(
      'Work out what a year costs: food, insurance, the vet, somewhere to stay in the holidays. Multiply it by the years they may have left. Leave that sum to the carer, outright. It is a gift, and nobody checks how it is spent. So choose somebody you need not check.',
    ),
    text(
      'A trust for an animal is possible within limits, and rarely worth what it costs. We do not write one. Nor can a will make anybody take an animal in: they may say no.',
    ),
    heading('For the first night'),
    points(
      'Keep a card in your wallet: "I have two dogs at home. Please ring ..."',
      'Give a neighbour a key, and the name of your vet.',
      'Write down food, medicine and habits, and keep the page with your will.',
      'If there is really nobody, ask an animal charity now. Several of them promise to find a new home after a death.',
    ),
    drafted(
      'pets-in-a-will',
      'Joan, Bracken and Tess',
      'Joan Pritchard lives with two dogs, Bracken and Tess. Her friend Marion next door has agreed to take them, with £2,500 for their keep. The rest of what Joan owns, £80,000, goes to her niece and her nephew.',
    ),
    heading('If they die before you'),
    text(
      'Name them, so that everybody knows which animals are meant. If they are no longer there when you die, nothing is lost but the gift. With a new puppy, make a new will.',
    ),
  ],
  next: ['Ask the person you would choose, and a second one.', 'Work out a sum for their keep.', 'Put a card in your wallet today.'],
  sources: [
    source('Administration of Estates Act 1925, section 55(1)(x) (personal chattels)'),
    source('Perpetuities and Accumulations Act 2009, section 18'),
    source('Animal Welfare Act 2006, section 3 (who is responsible for an animal)'),
  ],
  reviewed: '2026-11-29',
  related: ['will-single-no-children', 'executor-duties-uk', 'will-validity-requirements'],
});
