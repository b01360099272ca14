import { aged, executor, funeral, gift, giftTo, probe, type ProbeGroup, related, taker } from '../testing/probe.ts';

export const R49_R52: ProbeGroup = {
  R49: {
    raises: [
      aged('82', '1944-04-04'),
      aged('99', '1927-01-15'),
      gift('£500, for visiting me in hospital'),
      funeral('I have had a few mini strokes.'),
      related('niece who has my lasting power of attorney'),
    ],
    silent: [
      aged('74, 75 tomorrow', '1951-11-22'),
      aged('60', '1966-04-04'),
      giftTo('Alzheimer’s Society', 'charity'),
      giftTo('Great Ormond Street Hospital Charity', 'charity'),
      giftTo('Dementia UK', 'charity'),
    ],
  },
  R50: {
    raises: [
      funeral('£500 to the rugby club for a drink.'),
      funeral('Please give Elin my ring.'),
      funeral('£200 behind the bar for everybody.'),
      funeral('My eyes may be donated.'),
      funeral('My clothes to go to the charity shop.'),
    ],
    silent: [
      funeral('Cremation, no flowers, donations to Marie Curie.'),
      funeral('Everybody to give a cheer as I leave.'),
      funeral('Give thanks for a long life.'),
      funeral('I would like a horse-drawn hearse.'),
      funeral('Burial with my late husband in Ludlow cemetery.'),
    ],
  },
  R51: {
    raises: [
      giftTo('Ivor Rees', 'neighbour'),
      probe('a friend as substitute', 'couple', {
        customSubstitutes: [
          { fullName: 'Ffion Morgan', relationship: 'old friend', percentage: 50 },
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 50 },
        ],
      }),
    ],
    silent: [probe('sister and brother', 'single', {}), probe('widow', 'widow', {}), giftTo('RSPCA', 'charity')],
  },
  R52: {
    raises: [
      taker('Mum', 'mother'),
      taker('Sue', 'sister'),
      taker('Ann 👩 Roe', 'cousin'),
      executor('Mr Khan', 'friend'),
      giftTo('our Kevin', 'nephew'),
      giftTo('Nan', 'grandmother'),
      taker('Tom B4nks', 'friend'),
    ],
    silent: [
      taker('Ng Li', 'friend'),
      taker('Oxfam', 'charity'),
      taker('RSPCA', 'charity'),
      taker('Barnardo’s', 'charity'),
      taker('Ελένη Παπαδοπούλου', 'friend'),
      taker('D’Arcy van der Berg', 'cousin'),
      taker('Jean-Luc Ó Súilleabháin', 'cousin'),
      taker('Bo Xi', 'friend'),
    ],
  },
};
