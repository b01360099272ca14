import { executor, funeral, gift, giftTo, related, taker, type ProbeGroup } from '../testing/probe.ts';

export const WORDS_OF_PEOPLE: ProbeGroup = {
  R10: {
    raises: [
      related('betrothed'),
      funeral('Our wedding is booked for May 2027.'),
      related('intended'),
      gift('£1,000, when we get married next year'),
      related('wife (decree nisi granted)'),
    ],
    silent: [
      gift('Four Weddings and a Funeral on DVD'),
      gift('the engagement diary of the parish'),
      giftTo('Ann Wedlake', 'friend who married my cousin'),
      related('friend from our wedding'),
    ],
  },
  R17: {
    raises: [
      executor('Ann Roe', 'niece, she is 15'),
      executor('Tom Roe', 'cousin who will be 18 next year'),
      executor('Tom Roe', 'brother (still at school)'),
      executor('Tom Roe', 'godson, turns 18 in 2028'),
    ],
    silent: [
      executor('Tom Roe', 'nephew, 18'),
      executor('Tom Roe', 'neighbour at number 17'),
      executor('Tom Roe', 'minor canon of the cathedral'),
      executor('Ann Roe', 'cousin, now 21'),
    ],
  },
  R37: {
    raises: [taker('Macmillan', 'nurses'), giftTo('Samaritans', 'helped me'), taker('Ludlow Brass Band', 'band')],
    silent: [giftTo('Peter Mind', 'friend'), giftTo('Ann Shelter', 'cousin')],
  },
  R38: {
    raises: [related('son, going bankrupt'), related('brother, heroin addict')],
    silent: [gift('his debt to me of £400, forgiven'), gift('I write off what she owes')],
  },
  R42: {
    raises: [
      related('brother (died 2019)'),
      related('uncle, now dead'),
      giftTo('Tom Roe', 'brother, dec’d'),
      giftTo('Ann Roe', 'my aunt, God rest her soul'),
      gift('my watch, though she died last week'),
    ],
    silent: [
      related('late brother’s widow'),
      related('son of my deceased sister'),
      gift('the chair that belonged to my dear departed father'),
      related('my late wife’s nephew'),
      giftTo('Deadwood Theatre', 'charity'),
    ],
  },
  R52: {
    raises: [taker('Mandy', 'friend')],
    silent: [giftTo('Samaritans', 'helped me'), taker('Refuge', 'women')],
  },
};
