import { BETHAN, DAVID, GARETH, HOME_ADDRESS, SPOUSE } from './testing/bases.ts';
import { executor, gift, homeAt, probe, type ProbeGroup } from './testing/probe.ts';

export const R22_R26: ProbeGroup = {
  R22: {
    raises: [
      executor('Wilkins & Co Solicitors', 'solicitors'),
      executor('Paul Wren', 'Accountant'),
      executor('Lloyds Bank', 'bank'),
      executor('Barclays Bank PLC', 'my bank'),
      executor('HSBC Trust Company (UK) Ltd', 'trust company'),
      executor('Paul Wren', 'friend', 'c/o Wren Solicitors, 3 High Street, Ludlow'),
      executor('The partners in Morgan Price', 'solictors'),
      executor('NatWest Trustee Services', 'executor service'),
      executor('Sally Dean', 'chartered accountant'),
      executor('Ludlow Wills Ltd', 'will writer'),
    ],
    silent: [
      executor('Jack Banks', 'friend'),
      executor('Ade Bankole', 'cousin'),
      executor('Ann Price', 'cousin', 'The Old Bank House, Ludlow, SY8 1AA'),
      executor('Ann Price', 'cousin', '4 Bankside, London, SE1 9TG'),
      executor('Ann Price', 'cousin', '2 West Bank, Scarborough'),
      executor('Trudy Burbank', 'friend'),
      executor('Ann Price', 'friend', '1 Accommodation Road, Leeds'),
      executor('Ann Price', 'cousin', '7 South Bank, Surbiton, KT6 6DB'),
      executor('Tristan Trusty', 'godson'),
      executor('Ann Price', 'trusted friend'),
    ],
  },
  R23: {
    raises: [
      executor('Ann Price', 'cousin', '7 Strand Road, Dublin 4, Ireland'),
      executor('Ann Price', 'cousin', '221 Main Street, Austin, TX 78701, USA'),
      executor('Ann Price', 'cousin', '12 Rue de la Paix, 75002 Paris'),
      executor('Ann Price', 'cousin', 'Hauptstrasse 5, 10115 Berlin, Germany'),
      executor('Ann Price', 'cousin', '8 The Parade, St Helier, Jersey, JE2 3QA'),
      executor('Ann Price', 'cousin', '15 Queen Street, Auckland, New Zealand'),
      executor('Ann Price', 'cousin', 'PO Box 1234, Dubai, UAE'),
    ],
    silent: [
      executor('Ann Price', 'cousin', '5 Royal Mile, Edinburgh, EH1 1QS'),
      executor('Ann Price', 'cousin', '9 Dublin Road, Belfast, BT2 7HB'),
      executor('Ann Price', 'cousin', '2 Concord Way, Washington, Tyne and Wear, NE37 2BD'),
      executor('Ann Price', 'cousin', '4 Jersey Road, Hounslow, TW3 4BL'),
      executor('Ann Price', 'cousin', '18 Gibraltar Road, Skegness, PE24 4SU'),
      executor('Ann Price', 'cousin', '11 High Street, Toronto, Bishop Auckland, DL14 7SG'),
      executor('Georgia France', 'cousin', '4 High Street, Ludlow'),
      executor('Ann Price', 'cousin', 'Tŷ Gwyn, Lôn Sbaen, Bangor, LL57 1AA'),
    ],
  },
  R24: {
    raises: [
      probe('£400,000 to sister and brother', 'single', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 400_000 } }),
      probe('£325,001 to sister and brother', 'single', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 325_001 } }),
      homeAt('14 Orchard Rise', 500_001),
      homeAt('14 Orchard Rise, SY8 1AB', 1_200_000),
      probe('£280,000 and gifts of £100,000', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 280_000 },
        hasSpecificGifts: true,
        specificGifts: [{ description: '£100,000', recipientName: 'Elin Price', recipientRelationship: 'niece' }],
      }),
    ],
    silent: [
      probe('£320,000 to sister and brother', 'single', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 320_000 } }),
      probe('£325,000 to sister and brother', 'single', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 325_000 } }),
      homeAt('14 Orchard Rise, Ludlow', 450_000),
      probe('£800,000 all to the husband', 'couple', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 800_000 } }),
      probe('£250,000 and a gift of £1,000', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 250_000 },
        hasSpecificGifts: true,
        specificGifts: [{ description: '£1,000', recipientName: 'Elin Price', recipientRelationship: 'niece' }],
      }),
    ],
  },
  R25: {
    raises: [
      probe('married, to the children', 'family', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('married, by shares', 'couple', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 250_000 },
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SPOUSE, percentage: 50 },
          { ...GARETH, percentage: 50 },
        ],
      }),
      probe('married, young children by shares', 'young', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('widow, owned jointly with her sister', 'widow', {
        property: { address: '3 Bank Street, Hereford (jointly owned with my sister)', marketValue: 250_000 },
      }),
      probe('lives with a partner, by shares', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 250_000 },
      }),
    ],
    silent: [
      probe('partner first', 'family', {}),
      probe('partner first, young children', 'young', {}),
      probe('single owner', 'single', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 250_000 } }),
      probe('tenants, married, to the sister', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...BETHAN, percentage: 100 }],
      }),
      probe('a home of a branch that was left', 'single', { property: { address: HOME_ADDRESS, marketValue: 250_000 } }),
      probe('lives with a partner, partner first', 'family', { isMarried: 'no', livesWithPartner: 'yes' }),
    ],
  },
  R26: {
    raises: [
      homeAt('14 Orchard Rise, Ludlow (mortgage with Halifax)'),
      homeAt('14 Orchard Rise, Ludlow, equity release with Aviva'),
      homeAt('Flat 2, 9 Station Road, shared ownership with Bromford'),
      homeAt('9 Station Road, Help to Buy loan outstanding'),
      gift('£5,000 towards my mortgage'),
    ],
    silent: [
      probe('family', 'family', {}),
      probe('young family', 'young', {}),
      probe('tenant', 'single', {}),
      gift('the Monopoly set with all its mortgage cards'),
      homeAt('2 Charge Lane, Hereford'),
    ],
  },
};
