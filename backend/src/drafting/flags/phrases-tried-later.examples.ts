import { gift, homeAt, related } from './probes/testing/probe.ts';
import type { Read } from './phrases-of-property.examples.ts';

/** What somebody who did not write the rules typed to break them. */
export const TRIED_LATER: readonly Read[] = [
  {
    rule: 'R30',
    by: gift,
    raises: `
      £5,000 as per our conversation
      £5,000 for the person I told her about
      my clock or, should he decline it, to the museum
      £5,000 towards a deposit on a house
      £500 to keep the graves tidy
      £500 for the upkeep of my grave
      £7,000 to her absolutely, knowing she will do right by Ann
      my clock; if Ffion is dead, Zoe Roe
      £1,000 on the birth of her first child
      my boat, or if sold the proceeds
      £2,000, she may keep half and give the rest to Bob
      £4,000 to buy a car
      my books with the wish she gives some to the school
      my ring to be worn by Lily
    `,
    silent: `
      the oak I planted on the birth of my son
      the vase I went to Stoke to buy
      the watch found when we were told about the flood
      the suit worn by my father
      my copy of Tess, as per the catalogue
    `,
  },
  {
    rule: 'R31',
    by: gift,
    raises: `
      my bank accounts
      the whole lot
    `,
    silent: `
      the lot of old tools in the shed
      my river bank sketches
    `,
  },
  {
    rule: 'R33',
    by: gift,
    raises: `
      my safe, key safe 4455
      my wallet, seed words apple moon zebra pear
    `,
    silent: `
      the safe, which is 100 years old
    `,
  },
  {
    rule: 'R36',
    by: gift,
    raises: `
      my books between my nephews
      £300 a piece
    `,
    silent: `
      my lamp that stands between the twin beds
      a piece of the Berlin Wall
    `,
  },
  {
    rule: 'R10',
    by: related,
    raises: `
      girlfriend, getting married in May
    `,
    silent: `
      niece, engaged to Tom
      daughter, getting married in May
      nephew, about to be married
      divorce lawyer
    `,
  },
  {
    rule: 'R38',
    by: related,
    raises: `
      brother with MS
      friend who is blind
    `,
    silent: `
      teaching assistant at special school
      bankruptcy lawyer
      insolvency practitioner
      epilepsy nurse
      stroke unit doctor
      addiction psychiatrist
      special needs teacher
      SEN teacher
      debt collector
      housing benefit officer
      rehab nurse
    `,
  },
  {
    rule: 'R42',
    by: related,
    raises: `
      dad, passed
      uncle - dec.
      dad, sadly passed
    `,
    silent: `
      cousin from my late mother’s side
    `,
  },
  {
    rule: 'R04',
    by: gift,
    raises: `
      my flat at 12 Byres Road Glasgow
      the house at 9 Main Street, Portrush
    `,
    silent: `
      my Allied Irish Bank shares
      my AIB savings account
    `,
  },
  {
    rule: 'R04',
    by: homeAt,
    raises: `
      3 Abbotsford Road, Galashiels TD1 3DS
    `,
    silent: `
      7 Castlegate, Berwick-upon-Tweed TD15 1LF
    `,
  },
  {
    rule: 'R35',
    by: gift,
    raises: `
      1,000 GBP
      two thousand GBP
      £5,000 of the money I got for the house
    `,
    silent: `
      my ring worth £3,000
      the watch, valued at £900
      my £5 note with the misprint
      the £2 coins in the jar
      my painting bought for £400
      the vase that cost £250
      my car (value £6,000)
      the clock insured for £1,200
      my coin with a face value of £5
    `,
  },
];
