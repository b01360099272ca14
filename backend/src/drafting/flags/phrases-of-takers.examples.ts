import { executor, gift, related } from './probes/testing/probe.ts';
import type { Read } from './phrases-of-property.examples.ts';

export const OF_TAKERS: readonly Read[] = [
  {
    rule: 'R36',
    by: gift,
    raises: `
      ring to sue, watch to bob
      Sue has the ring and Bob has the watch
      £5,000 (£2,500 to her and £2,500 to her husband)
      £400, half of it for her mum
      my CDs to him & his brothers
      £1,000 split three ways
      £200 to every great-grandchild
      my watch to go back to Ann and Bob
      my Road to Nowhere record to Ann and my Back to Black to Bob
      my Rolex to Sue and my Omega to Bob
      my car to be shared by the girls
    `,
    silent: `
      £1,500 with my love and thanks
      the chairs we gave to Sue and Bob
      my hat for Ascot and my coat for winter
      candlesticks, 12 inches each
      the letters from my mother to my father
      my records Road to Nowhere and Back to Black
      Back to Black and Born to Run on vinyl
      my CDs Songs for Swinging Lovers and Music for Airports
      the singles Stairway to Heaven and Highway to Hell
      my LPs, Welcome to the Jungle and Ticket to Ride
      A Farewell to Arms and Long Walk to Freedom, signed
      the novels A Passage to India and Homage to Catalonia
      my DVDs of Back to the Future and Licence to Kill
    `,
  },
  {
    rule: 'R42',
    by: related,
    raises: `
      my dear late wife
      grandad, d. 1999
      mum, gone but not forgotten
      friend, since passed away
    `,
    silent: `
      my late fathers brother
      daughter of Ann, who died
      late in life friend
      widow of my late son
    `,
  },
  {
    rule: 'R10',
    by: related,
    raises: `
      lady I'm going to marry
      wife from next year
      soon to be my wife
      girlfriend, engaged
    `,
    silent: `
      fiancée of my son
      my son’s fiancée
      niece who is getting married in June
      best man at our wedding
    `,
  },
  {
    rule: 'R17',
    by: (relationship) => executor('Tom Roe', relationship),
    raises: `
      nephew of 15
      brother (18 in May)
      my 16-year-old brother
      son in sixth form
    `,
    silent: `
      friend for 17 years
      sister, mother of 4
      friend, 17 Mill Lane
      son, 34
    `,
  },
  {
    rule: 'R35',
    by: gift,
    raises: `
      £5,000 and I forgive his debt
      £2,000 less what she owes me
      £1,000 to repay the money I borrowed from him
    `,
    silent: `
      my £10,000 loan to Tom to be forgiven
      the £4,000 I gave her as a loan
      wipe out his £1,000 debt
    `,
  },
];
