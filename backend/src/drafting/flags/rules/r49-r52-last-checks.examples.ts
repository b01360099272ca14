import { FIRST_NAME, funeral, share, shares, type Row } from '../testing/answers.ts';

export const LAST_CHECK_ROWS: readonly Row[] = [
  ['R49', 'seventy-five', {}, ['MED dob'], { dob: '1951-11-21' }],
  ['R49', 'a hundred and twenty-one is a mistake', {}, [], { dob: '1905-11-21' }],
  ['R49', 'seventy-four', {}, [], { dob: '1951-11-22' }],
  ['R49', 'dementia', funeral('Since my dementia began'), ['MED funeralWishes']],
  ['R49', 'a keystroke and a memorial', funeral('A memorial, at a keystroke.'), []],
  ['R50', 'a gift in the wishes', funeral('I leave my car to Tom.'), ['MED funeralWishes']],
  ['R50', 'money in the wishes', funeral('£300 for the choir.'), ['MED funeralWishes']],
  ['R50', 'what it may cost', funeral('Spend £300.'), []],
  ['R50', 'organs', funeral('Donate my organs.'), ['MED funeralWishes']],
  ['R50', 'organ music, leaves and an organist', funeral('Organ music by the organist, autumn leaves.'), []],
  ['R51', 'a friend who takes', shares(share(100)), ['INFO']],
  ['R51', 'relatives only', shares(share(100, { relationship: 'sister' })), []],
  ['R52', 'a name with digits', shares(share(100, { fullName: 'Ann Lee 2' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'one word', shares(share(100, { fullName: 'Ann' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'a title with one name', shares(share(100, { fullName: 'Mrs. Lee' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'initials', shares(share(100, { fullName: 'J. R. Lee' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'a letter that cannot be printed', shares(share(100, { fullName: 'Ann 王 Lee' })), [`BLOCK ${FIRST_NAME}`]],
  ['R52', 'an accent that is typed apart from its letter', shares(share(100, { fullName: 'Ann Le\u0301e' })), []],
  ['R52', 'a charity of one word', shares(share(100, { fullName: 'Mencap', relationship: 'charity' })), []],
  ['R52', 'a full name', shares(share(100, { fullName: 'Dr Ann R. Lee' })), []],
];
