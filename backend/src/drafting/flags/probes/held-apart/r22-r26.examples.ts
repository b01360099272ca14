import { DAVID, HOME_ADDRESS } from '../testing/bases.ts';
import { executor, gift, homeAt, probe, type ProbeGroup } from '../testing/probe.ts';

export const R22_R26: ProbeGroup = {
  R22: {
    raises: [
      executor('Paul Wren', 'my solicitor'),
      executor('Harrison Wren LLP', 'law firm'),
      executor('Co-op Legal Services Limited', 'professional'),
      executor('Paul Wren', 'family lawyer'),
      executor('Sally Dean', 'book-keeper at my accountants'),
    ],
    silent: [
      executor('Ann Price', 'cousin', '12 Bank Street, Hereford, HR1 1AA'),
      executor('Lt Col James Ward', 'uncle'),
      executor('Amanda Sollers', 'niece'),
      executor('Ann Companys', 'cousin'),
      executor('Will Limited-Jones', 'brother-in-law'),
    ],
  },
  R23: {
    raises: [
      executor('Ann Price', 'cousin', '4 Ocean Drive, Brisbane QLD 4000, Australia'),
      executor('Ann Price', 'cousin', '33 Bay Street, Toronto, ON M5H 2R2, Canada'),
      executor('Ann Price', 'cousin', 'Calle Mayor 5, Madrid, spain'),
    ],
    silent: [
      executor('Ann Price', 'cousin', '3 Pen Street, Boston, Lincolnshire, PE21 6TJ'),
      executor('Ann Price', 'cousin', '15 Market Place, Melbourne, Derby, DE73 8DS'),
      executor('Ann Price', 'cousin', '1 Wales Street, Perth, PH1 5AA'),
      executor('Ann Price', 'cousin', '6 Holland Park, London, W11 3TA'),
    ],
  },
  R24: {
    raises: [
      homeAt('14 Orchard Rise, Ludlow SY8', 600_000),
      homeAt('Orchard Hall, Ludlow', 2_500_000),
      probe('married, £700,000 to the children', 'family', {
        property: { address: HOME_ADDRESS, marketValue: 700_000 },
        beneficiaryType: 'children',
        childrenSubstituteRule: 'per_stirpes',
      }),
    ],
    silent: [
      homeAt('14 Orchard Rise, Ludlow, Shropshire', 500_000),
      probe('no home', 'single', {}),
      probe('a home of a branch that was left', 'single', { property: { address: HOME_ADDRESS, marketValue: 900_000 } }),
    ],
  },
  R25: {
    raises: [
      probe('single, my half', 'single', {
        isHomeowner: 'yes',
        property: { address: 'My half of 3 Bank Street, Hereford', marketValue: 250_000 },
      }),
      probe('single, "our house" in a wish', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 250_000 },
        hasSpecificGifts: true,
        specificGifts: [
          {
            description: 'the furniture in the house that we own together',
            recipientName: 'Ffion Morgan',
            recipientRelationship: 'partner',
          },
        ],
      }),
      probe('lives with a partner, to the children', 'widow', { livesWithPartner: 'yes', partner: DAVID }),
    ],
    silent: [
      probe('widow', 'widow', {}),
      probe('tenant, single', 'single', {}),
      probe('lives with a partner, renting, to the children', 'widow', {
        livesWithPartner: 'yes',
        partner: DAVID,
        isHomeowner: 'no',
        property: undefined,
      }),
    ],
  },
  R26: {
    raises: [gift('whatever is left after the morgage is paid'), gift('the flat, my lifetime mortgage to be paid off first')],
    silent: [homeAt('14 Orchard Rise, Ludlow'), homeAt('Equity House, 4 Loan End, Berwick')],
  },
};
