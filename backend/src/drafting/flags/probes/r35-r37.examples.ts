import { gift, giftTo, probe, type ProbeGroup, taker } from './testing/probe.ts';

export const R35_R37: ProbeGroup = {
  R35: {
    raises: [
      gift('£5,000'),
      gift('£10k'),
      gift('five thousand pounds'),
      gift('20000 pounds'),
      probe('two sums that together are over a quarter', 'widow', {
        property: { address: '14 Orchard Rise, Ludlow', marketValue: 200_000 },
        hasSpecificGifts: true,
        specificGifts: [
          { description: '£30,000', recipientName: 'Tom Price', recipientRelationship: 'nephew' },
          { description: '£25,000', recipientName: 'Ann Price', recipientRelationship: 'niece' },
        ],
      }),
      probe('£100k beside a home of £150,000', 'family', {
        property: { address: '14 Orchard Rise, Ludlow', marketValue: 150_000 },
        hasSpecificGifts: true,
        specificGifts: [{ description: 'a legacy of £100k', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
    ],
    silent: [
      gift('my five-pound note from 1914'),
      gift('the 20p coin collection'),
      gift('my ten-pound hammer'),
      gift('a 5lb weight from the shop'),
      probe('£10,000 beside a home of £240,000', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [{ description: '£10,000', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
      probe('a quarter exactly', 'widow', {
        property: { address: '14 Orchard Rise, Ludlow', marketValue: 200_000 },
        hasSpecificGifts: true,
        specificGifts: [{ description: '£50,000', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
      probe('£500 beside a home of £280,000', 'family', {
        hasSpecificGifts: true,
        specificGifts: [{ description: 'five hundred pounds', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
    ],
  },
  R36: {
    raises: [
      giftTo('The children', 'children'),
      giftTo('my family', 'family'),
      giftTo('Everyone', 'friends'),
      giftTo('Ann and Ben Roe', 'cousins'),
      giftTo('Tom Banks/Sue Banks', 'friends'),
      giftTo('Mr & Mrs Patel', 'neighbours'),
      giftTo('All my nieces', 'niece'),
      giftTo('the bairns', 'grandchildren'),
      giftTo('the girls', 'daughters'),
      giftTo('my neices and nephews', 'nieces'),
      giftTo('Siân & Huw', 'cousins'),
      giftTo('The Jones family', 'neighbours'),
      taker('Grandkids', 'grandkids'),
    ],
    silent: [
      giftTo('Battersea Dogs & Cats Home', 'charity'),
      giftTo('Ferdinand Anderson', 'friend'),
      giftTo('Sandra Brandon', 'cousin'),
      giftTo('Peter Childs', 'nephew'),
      giftTo('Mary-Ann Andrews', 'niece'),
      giftTo('BBC Children in Need', 'charity'),
      giftTo('Church of St Peter and St Paul', 'church'),
      giftTo('Royal Society for the Prevention of Cruelty to Animals', 'charity'),
      giftTo('Great Ormond Street Hospital Children’s Charity', 'charity'),
      giftTo('Alice Kidson', 'goddaughter'),
      taker('Amanda Orlando', 'step-daughter'),
      taker('Rand Familia', 'son-in-law'),
      taker('Orla O’Neill-Grand', 'cousin'),
    ],
  },
};
