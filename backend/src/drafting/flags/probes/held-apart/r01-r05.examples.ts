import { aged, gift, homeAt, postcode, probe, type ProbeGroup, taker, takerAt } from '../testing/probe.ts';

export const R01_R05: ProbeGroup = {
  R01: {
    raises: [aged('no date of birth', ''), aged('12', '2014-03-01'), aged('29 February in a year that had none', '1981-02-29')],
    silent: [aged('born on 29 February', '1980-02-29'), aged('119', '1907-06-30'), aged('61', '1965-10-10')],
  },
  R02: {
    raises: [aged('24', '2002-01-01'), aged('born on 29 February 2004', '2004-02-29')],
    silent: [aged('25 today', '2001-11-21'), aged('40', '1986-05-13')],
  },
  R03: {
    raises: [
      postcode('g12 8qq'),
      postcode('JE2 3QA'),
      postcode('GY1 1WD'),
      postcode('DG1 2BD'),
      postcode('IV1 1HY'),
      postcode('KA1 1AA'),
      postcode('KY16 9AJ'),
    ],
    silent: [
      postcode('GU1 1AA'),
      postcode('PO1 1AA'),
      postcode('DE1 1AA'),
      postcode('KT1 1AA'),
      postcode('EC1A 1BB'),
      postcode('IG1 1AA'),
      postcode('TQ1 1AA'),
    ],
  },
  R04: {
    raises: [
      gift('my apartment in Tenerife'),
      gift('my flat in Benidorm'),
      gift('land in Jamaica'),
      gift('the holiday home in the Algarve'),
      gift('my condo in florida'),
      gift('everything dealt with by my Spanish will'),
      gift('my share of the family home in Kraków'),
      takerAt('4 Ocean Drive, Brisbane QLD 4000, Australia'),
      takerAt('221 Main Street, Austin, TX 78701, USA'),
    ],
    silent: [
      homeAt('3 The Villas, Stoke, ST4 2AA'),
      homeAt('Villa Park Road, Birmingham, B6 6HE'),
      takerAt('4 Jersey Road, Hounslow, TW3 4BL'),
      takerAt('Washington, Tyne and Wear, NE38 7RZ'),
      taker('Georgia Jordan', 'niece'),
      taker('Israel Morris', 'cousin'),
      gift('the Spanish guitar'),
      gift('the china tea set'),
      gift('the turkey dish'),
      gift('my Panama hat'),
      gift('my French polished sideboard'),
    ],
  },
  R05: {
    raises: [
      probe('for somebody else, single', 'single', { willForYou: 'no' }),
      probe('not answered, single', 'single', { willForYou: undefined }),
    ],
    silent: [
      probe('their own, widow', 'widow', {}),
      probe('their own, with a gift to somebody called Will', 'single', {
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my will-writing set', recipientName: 'Will Young', recipientRelationship: 'no relation' }],
      }),
    ],
  },
};
