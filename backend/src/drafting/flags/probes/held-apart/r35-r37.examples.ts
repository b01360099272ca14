import { executor, gift, giftTo, probe, type ProbeGroup, taker } from '../testing/probe.ts';

export const R35_R37: ProbeGroup = {
  R35: {
    raises: [
      gift('the sum of ten thousand pounds'),
      probe('£80,000 beside a home of £200,000', 'widow', {
        property: { address: '14 Orchard Rise, Ludlow', marketValue: 200_000 },
        hasSpecificGifts: true,
        specificGifts: [{ description: '£80,000', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
      probe('a quarter and a pound', 'widow', {
        property: { address: '14 Orchard Rise, Ludlow', marketValue: 200_000 },
        hasSpecificGifts: true,
        specificGifts: [{ description: '£50,001', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
    ],
    silent: [
      gift('my gold sovereigns'),
      gift('my books'),
      probe('a sum that was said no to', 'single', {
        hasSpecificGifts: false,
        specificGifts: [{ description: '£50,000', recipientName: 'Tom Price', recipientRelationship: 'nephew' }],
      }),
    ],
  },
  R36: {
    raises: [
      giftTo('my grandchildren', 'grandchildren'),
      giftTo('Sue, Pat and Jo Bright', 'friends'),
      taker('Carys and Emyr Hughes', 'children'),
      taker('my brothers and sisters', 'siblings'),
      taker('My surviving cousins', 'cousins'),
      taker('Gwen Lewis or her children', 'friend'),
      taker('my mates from the bowls club', 'friends'),
    ],
    silent: [
      giftTo('Save the Children', 'charity'),
      giftTo('Family Action', 'charity'),
      giftTo('Andrew Featherstonehaugh', 'friend'),
      giftTo('Guy Everyman', 'friend'),
      giftTo('Bronwen Orton', 'friend of the family'),
      taker('Nguyễn Thị Hương', 'friend'),
      taker('Will Oram', 'grandson'),
    ],
  },
  R37: {
    raises: [
      taker('Severn Hospice', 'none'),
      taker('Macmillan Cancer Support', 'charity'),
      giftTo('Friends of Ludlow Museum', 'registered charity'),
      taker('The National Trust', 'n/a'),
      giftTo('Bangor mosque', 'our mosque'),
    ],
    silent: [
      giftTo('Sue Banks', 'charity shop colleague'),
      giftTo('Alf Price', 'my trusted friend'),
      taker('Winston Churchill-Jones', 'nephew'),
      executor('Rev Tom Abbott', 'vicar of our church'),
      giftTo('Christopher Trustcott', 'friend'),
    ],
  },
};
