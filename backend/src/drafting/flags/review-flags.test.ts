import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import type { Testator } from '../answers/will-facts.ts';
import { tolerantAnswers } from '../answers/tolerant-answers.ts';
import { findUnprintable } from '../print/typefaces.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { flagsOf, RULES } from './review-flags.ts';

type Answers = Readonly<Record<string, unknown>>;

const flags = (answers: Answers, testator: Partial<Testator> = {}, on = ON) =>
  flagsOf({ answers: tolerantAnswers({ ...SINGLE, ...answers }), testator: { ...MARGARET, ...testator }, on }, findUnprintable);

/** "HIGH specificGifts.0.description": what one rule says, in the order of the flags. */
const said = (id: string, answers: Answers, testator: Partial<Testator> = {}): readonly string[] =>
  flags(answers, testator)
    .filter((flag) => flag.id === id)
    .map(({ severity, about }) => `${severity} ${about?.path.join('.') ?? ''}`.trim());

const DAVID = { fullName: 'David Hughes', dob: '1959-01-01' };
const MARRIED = { isMarried: 'yes', partner: DAVID, beneficiaryType: 'partner', partnerSubstituteRule: 'intestacy' };
const CARYS = { fullName: 'Carys Ellen Hughes', dob: '1990-11-30' };
const RHYS = { fullName: 'Rhys Hughes', dob: '2012-05-06' };
const GUARDIAN = { fullName: 'Bethan Price', address: '2 Mill Lane', relationship: 'Sister' };
const parent = (...children: object[]): Answers => ({ hasChildren: 'yes', children });
const toChildren = (rule: string | undefined, ...children: object[]): Answers => ({
  ...parent(...children),
  beneficiaryType: 'children',
  childrenSubstituteRule: rule,
});
const FFION = { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'friend' };
const OWEN = { fullName: 'Owen Pritchard', address: '8 Quay Road, Conwy, LL32 8AA', relationship: 'cousin' };
const share = (percentage: unknown, more: object = {}): object => ({ ...FFION, percentage, ...more });
const shares = (...customBeneficiaries: object[]): Answers => ({ beneficiaryType: 'custom', customBeneficiaries });
const gift = (description: string, more: object = {}): Answers => ({
  hasSpecificGifts: true,
  specificGifts: [{ recipientName: 'Ffion Morgan', recipientRelationship: 'friend', description, ...more }],
});
const executors = (...list: object[]): Answers => ({ executors: list });
const home = (marketValue: number): Answers => ({
  isHomeowner: 'yes',
  property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue },
});
const substitutes = (...customSubstitutes: object[]): Answers => ({ ...MARRIED, partnerSubstituteRule: 'custom', customSubstitutes });
const friend = (relationship: string): Answers => shares(share(100, { relationship }));
const funeral = (funeralWishes: string): Answers => ({ funeralWishes });
const DESCRIPTION = 'specificGifts.0.description';
const FIRST_NAME = 'customBeneficiaries.0.fullName';
const FIRST_RELATIONSHIP = 'customBeneficiaries.0.relationship';

type Row = readonly [id: string, what: string, answers: Answers, expected: readonly string[], testator?: Partial<Testator>];

/** Every rule of the table in the drafting specification, raised and not raised. */
const TABLE: readonly Row[] = [
  ['R01', 'a missing date of birth', {}, ['BLOCK dob'], { dob: null }],
  ['R01', 'a day that does not exist', {}, ['BLOCK dob'], { dob: '1961-02-30' }],
  ['R01', 'a date in the future', {}, ['BLOCK dob'], { dob: '2026-11-22' }],
  ['R01', 'seventeen', {}, ['BLOCK dob'], { dob: '2008-11-22' }],
  ['R01', 'eighteen today', {}, [], { dob: '2008-11-21' }],
  ['R01', 'a hundred and twenty-one', {}, ['BLOCK dob'], { dob: '1905-11-21' }],
  ['R01', 'a hundred and twenty', {}, [], { dob: '1906-11-21' }],
  ['R02', 'eighteen', {}, ['HIGH dob'], { dob: '2008-11-21' }],
  ['R02', 'the day before twenty-five', {}, ['HIGH dob'], { dob: '2001-11-22' }],
  ['R02', 'twenty-five today', {}, [], { dob: '2001-11-21' }],
  ['R02', 'seventeen is R01', {}, [], { dob: '2008-11-22' }],
  ['R03', 'Belfast', {}, ['HIGH postcode'], { postcode: 'BT1 1AA' }],
  ['R03', 'Glasgow', {}, ['HIGH postcode'], { postcode: 'g1 1aa' }],
  ['R03', 'Gloucester begins with a G', {}, [], { postcode: 'GL1 1AA' }],
  ['R03', 'Hereford begins with an H', {}, [], { postcode: 'HR1 2NL' }],
  ['R03', 'Sunderland, Swansea', {}, [], { postcode: 'SA1 1AA' }],
  ['R04', 'an address in Spain', executors({ ...OWEN, address: 'Calle Mayor 1, 28013 Madrid, Spain' }), ['HIGH executors.0.address']],
  ['R04', 'a country at the end of a line', executors({ ...OWEN, address: '1 Rue X\nParis France' }), ['HIGH executors.0.address']],
  ['R04', 'an Irish postcode', executors({ ...OWEN, address: '1 Main St, Dublin, D02 X285' }), ['HIGH executors.0.address']],
  ['R04', 'a ZIP code', executors({ ...OWEN, address: '1 Main St, Springfield 90210-1234' }), ['HIGH executors.0.address']],
  ['R04', 'a villa in a gift', gift('my villa by the sea'), [`HIGH ${DESCRIPTION}`]],
  ['R04', 'a flat in a country', gift('the apartment in Spain'), [`HIGH ${DESCRIPTION}`]],
  ['R04', 'something kept in Turkey', gift('my boat in Turkey'), [`HIGH ${DESCRIPTION}`]],
  ['R04', 'best china, a guinea and a turkey dish', gift('my best china, a guinea and the turkey dish'), []],
  ['R04', 'Denmark Hill', executors({ ...OWEN, address: '14 Denmark Hill, London, SE5 8AA' }), []],
  ['R04', 'Northern Ireland is no country abroad', executors({ ...OWEN, address: '1 A Road, Belfast, Northern Ireland' }), []],
  ['R04', 'a house number of five digits', executors({ ...OWEN, address: '12345 Long Lane, London, W1A 1AA' }), []],
  ['R04', 'Villafranca is no villa', gift('my Villafranca print'), []],
  ['R05', 'somebody else’s will', { willForYou: 'no' }, ['BLOCK willForYou']],
  ['R05', 'no answer', { willForYou: undefined }, ['BLOCK willForYou']],
  ['R05', 'true', { willForYou: true }, []],
  ['R06', 'a partner who gets nothing', { ...MARRIED, ...shares(share(100)) }, ['HIGH beneficiaryType']],
  ['R06', 'a partner with a share', { ...MARRIED, ...shares(share(100, { fullName: 'DAVID HUGHES' })) }, []],
  ['R06', 'a partner with a gift', { ...MARRIED, ...shares(share(100)), ...gift('my car', { recipientName: 'David Hughes' }) }, []],
  ['R06', 'a partner who comes first', MARRIED, []],
  ['R06', 'a partner of a stale branch', { ...MARRIED, ...shares(share(100)), isMarried: 'no' }, []],
  ['R07', 'a child left out', { ...parent(CARYS), ...shares(share(100)) }, ['HIGH children.0.fullName']],
  ['R07', 'a child with a share', { ...parent(CARYS), ...shares(share(100, { fullName: 'carys ellen hughes' })) }, []],
  ['R07', 'a child with a gift', { ...parent(CARYS), ...gift('my car', { recipientName: 'Carys Ellen Hughes' }) }, []],
  ['R07', 'children who take', toChildren('per_stirpes', CARYS), []],
  ['R08', 'partner first, with children', { ...MARRIED, ...parent(CARYS) }, ['MED beneficiaryType']],
  ['R08', 'partner first, without', MARRIED, []],
  ['R08', 'children first', { ...MARRIED, ...toChildren('per_stirpes', CARYS) }, []],
  [
    'R09',
    'a child born thirteen years after the partner',
    { ...MARRIED, ...parent({ ...CARYS, dob: '1972-12-31' }) },
    ['MED children.0.dob'],
  ],
  ['R09', 'fourteen years after', { ...MARRIED, ...parent({ ...CARYS, dob: '1973-01-01' }) }, []],
  ['R09', 'no partner', { ...parent({ ...CARYS, dob: '1972-12-31' }), partner: DAVID }, []],
  ['R10', 'a fiancé', friend('Fiancé'), [`HIGH ${FIRST_RELATIONSHIP}`]],
  ['R10', 'an ex-wife', friend('ex-wife'), [`HIGH ${FIRST_RELATIONSHIP}`]],
  ['R10', 'an ex husband in a gift', gift('the photographs of my ex husband'), [`HIGH ${DESCRIPTION}`]],
  ['R10', 'separated, in the funeral wishes', funeral('We are separated.'), ['HIGH funeralWishes']],
  ['R10', 'Essex, a codex, separately, formerly', gift('my Essex codex, kept separately and formerly lost'), []],
  ['R10', 'the former rectory as an address', friend('friend') && shares(share(100, { address: 'The Former Rectory, Ludlow' })), []],
  ['R11', 'not married', {}, ['INFO isMarried']],
  ['R11', 'married', MARRIED, []],
  ['R12', 'partner without a marriage', { beneficiaryType: 'partner' }, ['BLOCK beneficiaryType']],
  ['R12', 'children without children', { beneficiaryType: 'children', children: [CARYS] }, ['BLOCK beneficiaryType']],
  ['R12', 'both in order', { ...MARRIED, ...toChildren('per_stirpes', CARYS) }, []],
  ['R13', 'a child born in the future', parent({ ...CARYS, dob: '2026-11-22' }), ['BLOCK children.0.dob']],
  ['R13', 'a child born on 30 February', parent({ ...CARYS, dob: '2010-02-30' }), ['BLOCK children.0.dob']],
  ['R13', 'a child of somebody of eleven', parent({ ...CARYS, dob: '1973-02-02' }), ['BLOCK children.0.dob']],
  ['R13', 'a child of somebody of twelve', parent({ ...CARYS, dob: '1973-02-03' }), []],
  ['R13', 'a partner of fifteen', { ...MARRIED, partner: { ...DAVID, dob: '2010-11-22' } }, ['BLOCK partner.dob']],
  ['R13', 'a partner of sixteen', { ...MARRIED, partner: { ...DAVID, dob: '2010-11-21' } }, []],
  ['R13', 'a partner born in the future', { ...MARRIED, partner: { ...DAVID, dob: '2030-01-01' } }, ['BLOCK partner.dob']],
  ['R13', 'a stale partner', { partner: { ...DAVID, dob: '2030-01-01' } }, []],
  ['R14', 'a child of seventeen and no guardian', parent({ ...CARYS, dob: '2008-12-31' }), ['HIGH guardian.fullName']],
  ['R14', 'a guardian', { ...parent(RHYS), guardian: GUARDIAN }, []],
  ['R14', 'eighteen today', parent({ ...CARYS, dob: '2008-11-21' }), []],
  ['R15', 'the guardian is an executor', { ...parent(RHYS), guardian: GUARDIAN, ...executors(GUARDIAN) }, ['INFO guardian.fullName']],
  [
    'R15',
    'the guardian is the partner',
    { ...MARRIED, ...parent(RHYS), guardian: { ...GUARDIAN, fullName: 'David Hughes' } },
    ['INFO guardian.fullName'],
  ],
  ['R15', 'the guardian is a minor', { ...parent(RHYS), guardian: { ...GUARDIAN, fullName: 'Rhys Hughes' } }, ['HIGH guardian.fullName']],
  [
    'R15',
    'the guardian is the testator',
    { ...parent(RHYS), guardian: { ...GUARDIAN, fullName: 'margaret anne hughes' } },
    ['BLOCK guardian.fullName'],
  ],
  ['R15', 'a guardian with no other role', { ...parent(RHYS), guardian: OWEN }, []],
  ['R15', 'a stale guardian', { ...parent(CARYS), guardian: GUARDIAN, ...executors(GUARDIAN) }, []],
  ['R16', 'a guardian', { ...parent(RHYS), guardian: OWEN }, ['INFO guardian']],
  ['R16', 'no minor', { ...parent(CARYS), guardian: OWEN }, []],
  [
    'R17',
    'an executor of fourteen',
    { ...parent(RHYS), ...executors({ ...OWEN, fullName: 'Rhys Hughes' }, FFION) },
    ['HIGH executors.0.fullName'],
  ],
  ['R17', 'a grandson alone', executors({ ...OWEN, relationship: 'Grandson' }), ['HIGH executors.0.fullName']],
  ['R17', 'a grandson beside an adult', executors({ ...OWEN, relationship: 'Grandson' }, FFION), []],
  ['R17', 'an adult child', { ...parent(CARYS), ...executors({ ...OWEN, fullName: 'Carys Ellen Hughes' }) }, []],
  ['R18', 'an executor who takes', { ...executors(FFION), ...shares(share(100)) }, ['INFO executors.0.fullName']],
  [
    'R18',
    'an executor with a gift',
    { ...executors(OWEN), ...gift('my car', { recipientName: 'Owen Pritchard' }) },
    ['INFO executors.0.fullName'],
  ],
  ['R18', 'an executor who gets nothing', { ...executors(OWEN), ...shares(share(100)) }, []],
  ['R19', 'one executor', { ...executors(OWEN), ...shares(share(100)) }, ['MED executors']],
  ['R19', 'one executor who takes everything', { ...executors(FFION), ...shares(share(100)) }, ['HIGH executors']],
  ['R19', 'one executor, and a minor takes', { ...executors(OWEN), ...toChildren('per_stirpes', RHYS) }, ['HIGH executors']],
  [
    'R19',
    'one executor in two spellings',
    { ...executors(FFION, { ...FFION, fullName: 'FFION  MORGAN' }), ...shares(share(100)) },
    ['HIGH executors'],
  ],
  ['R19', 'two executors', { ...executors(OWEN, FFION), ...shares(share(100)) }, []],
  [
    'R20',
    'a second executor without an address',
    executors(OWEN, { fullName: 'Ffion Morgan', relationship: 'x' }),
    ['MED executors.1.address'],
  ],
  [
    'R20',
    'a third without either',
    executors(OWEN, FFION, { fullName: 'Ann Lee' }),
    ['MED executors.2.address', 'MED executors.2.relationship'],
  ],
  ['R20', 'all complete', executors(OWEN, FFION), []],
  ['R21', 'the testator as executor', executors({ ...OWEN, fullName: 'Margaret Anne HUGHES' }), ['BLOCK executors.0.fullName']],
  ['R21', 'as beneficiary', shares(share(100, { fullName: 'Margaret Anne Hughes' })), [`BLOCK ${FIRST_NAME}`]],
  ['R21', 'as substitute', substitutes(share(100, { fullName: 'Margaret Anne Hughes' })), ['BLOCK customSubstitutes.0.fullName']],
  ['R21', 'as a substitute of a stale branch', { customSubstitutes: [share(100, { fullName: 'Margaret Anne Hughes' })] }, []],
  ['R21', 'a daughter of nearly the same name', shares(share(100, { fullName: 'Margaret Ann Hughes' })), []],
  ['R22', 'solicitors', executors({ ...OWEN, fullName: 'Price & Co Solicitors LLP' }), ['MED executors.0.fullName']],
  ['R22', 'a relationship', executors({ ...OWEN, relationship: 'my accountant' }), ['MED executors.0.fullName']],
  ['R22', 'Bank Street, and a Mr Banks', executors({ ...FFION, fullName: 'Tom Banks' }), []],
  ['R23', 'an executor in France', executors({ ...OWEN, address: '1 Rue X, Paris, France' }), ['MED executors.0.address']],
  ['R23', 'an executor in Wales', executors(OWEN), []],
  ['R24', 'a home over the nil-rate band', { ...home(325_001), ...shares(share(100)) }, ['MED property.marketValue']],
  ['R24', 'exactly the band', { ...home(325_000), ...shares(share(100)) }, []],
  ['R24', 'a home to children', { ...home(500_000), ...toChildren('per_stirpes', CARYS) }, []],
  ['R24', 'a home to children, and more', { ...home(500_001), ...toChildren('per_stirpes', CARYS) }, ['MED property.marketValue']],
  ['R24', 'with a gift of money', { ...home(320_000), ...gift('£6,000'), ...shares(share(100)) }, ['MED property.marketValue']],
  ['R24', 'over a million', { ...home(1_000_001), ...shares(share(100)) }, ['HIGH property.marketValue']],
  ['R24', 'over two million', { ...home(2_000_001), ...shares(share(100)) }, ['HIGH property.marketValue']],
  ['R24', 'worth more than there is', { ...home(1e308), ...shares(share(100)) }, ['HIGH property.marketValue']],
  ['R24', 'all to the spouse', { ...home(2_000_001), ...MARRIED }, []],
  ['R24', 'a gift to somebody beside the spouse', { ...home(400_000), ...MARRIED, ...gift('£1') }, ['MED property.marketValue']],
  ['R25', 'a home that does not go to the partner', { ...home(1), ...shares(share(100)) }, ['HIGH isHomeowner']],
  ['R25', 'a home that does', { ...home(1), ...MARRIED }, []],
  ['R25', 'no home', shares(share(100)), []],
  ['R26', 'a home', home(1), ['MED property.marketValue']],
  ['R26', 'a stale home', { ...home(1), isHomeowner: 'no' }, []],
  ['R27', 'a house', gift('my house in Ludlow'), [`HIGH ${DESCRIPTION}`]],
  ['R27', 'three words of the address', { ...home(1), ...gift('everything at Orchard Rise Ludlow') }, [`HIGH ${DESCRIPTION}`]],
  ['R27', 'two words of it', { ...home(1), ...gift('a painting of Orchard Rise') }, []],
  ['R27', 'a household, a homemade quilt, a flat-screen', gift('my household tools, homemade quilt and flat-screen'), []],
  ['R28', 'a company', gift('my shares in Acme Ltd'), [`HIGH ${DESCRIPTION}`]],
  ['R28', 'a farm', gift('my farm'), [`HIGH ${DESCRIPTION}`]],
  ['R28', 'my business', gift('my business'), [`HIGH ${DESCRIPTION}`]],
  [
    'R28',
    'a business partner',
    { ...friend('business partner'), ...gift('my desk', { recipientRelationship: 'my business partner' }) },
    [],
  ],
  ['R28', 'a civil partnership', friend('by civil partnership'), []],
  ['R28', 'a farmer’s hat, a limited edition, a companion', gift('my farmer’s hat and a limited edition companion'), []],
  ['R29', 'a dog', gift('my dog Rex'), [`MED ${DESCRIPTION}`]],
  ['R29', 'ponies', gift('both ponies'), [`MED ${DESCRIPTION}`]],
  ['R29', 'a catalogue and a carpet', gift('the catalogue and my carpet'), []],
  ['R30', 'until', gift('my car until she sells it'), [`HIGH ${DESCRIPTION}`]],
  ['R30', 'when he reaches', gift('£500 when he reaches 21'), [`HIGH ${DESCRIPTION}`]],
  ['R30', 'on trust', gift('my flute on trust'), [`HIGH ${DESCRIPTION}`]],
  ['R30', 'the National Trust and a trusty spade', gift('my National Trust badge and trusty spade'), []],
  ['R31', 'a percentage', gift('10% of my money'), [`HIGH ${DESCRIPTION}`]],
  ['R31', 'everything', gift('everything in the shed'), [`HIGH ${DESCRIPTION}`]],
  ['R31', 'an estate car', gift('my estate car'), []],
  ['R32', 'a pension', gift('my pension'), [`HIGH ${DESCRIPTION}`]],
  ['R32', 'a joint account', gift('our joint account'), [`HIGH ${DESCRIPTION}`]],
  ['R32', 'a suspension bridge', gift('my model of a suspension bridge'), []],
  ['R33', 'bitcoin', gift('my bitcoins'), [`MED ${DESCRIPTION}`]],
  ['R33', 'a cryptogram', gift('my cryptogram book'), []],
  ['R34', 'a word of three letters', gift('car'), [`MED ${DESCRIPTION}`]],
  ['R34', 'various', gift('various books'), [`MED ${DESCRIPTION}`]],
  ['R34', 'a question mark', gift('my piano?'), [`MED ${DESCRIPTION}`]],
  ['R34', 'four letters', gift('ring'), []],
  ['R34', 'a sum of money', gift('£500'), []],
  ['R34', 'a fetch and my jewellery box', gift('the sketch and my jewellery box'), []],
  ['R35', 'more than a quarter', { ...home(10_000), ...gift('£2,501') }, ['MED specificGifts']],
  ['R35', 'a quarter', { ...home(10_000), ...gift('£2,500') }, []],
  ['R35', 'no known assets', gift('the sum of 500 pounds'), ['MED specificGifts']],
  ['R35', 'no money', gift('my car'), []],
  ['R36', 'a class', gift('my car', { recipientName: 'my grandchildren' }), ['HIGH specificGifts.0.recipientName']],
  ['R36', 'two people', gift('my car', { recipientName: 'Ann and Ben Lee' }), ['HIGH specificGifts.0.recipientName']],
  ['R36', 'two people with a stroke', gift('my car', { recipientName: 'Ann/Ben Lee' }), ['HIGH specificGifts.0.recipientName']],
  [
    'R36',
    'two people of a name that charities have too',
    gift('my car', { recipientName: 'Ann and Ben Church', recipientRelationship: 'friends' }),
    ['HIGH specificGifts.0.recipientName'],
  ],
  ['R36', 'a charity for children', gift('my car', { recipientName: 'Save the Children', recipientRelationship: 'charity' }), []],
  ['R36', 'Sandy Anderson', gift('my car', { recipientName: 'Sandy Anderson' }), []],
  ['R37', 'a hospice', shares(share(100, { fullName: 'Shropshire Hills Hospice' })), [`MED ${FIRST_NAME}`]],
  [
    'R37',
    'a relationship and a name: once',
    shares(share(100, { fullName: 'Woodland Trust', relationship: 'charity' })),
    [`MED ${FIRST_NAME}`],
  ],
  ['R37', 'Mrs Churchill', shares(share(100, { fullName: 'Ann Churchill' })), []],
  ['R38', 'disabled', friend('disabled son'), [`HIGH ${FIRST_RELATIONSHIP}`]],
  ['R38', 'an IVA', gift('£500 once her IVA is over'), [`HIGH ${DESCRIPTION}`]],
  ['R38', 'a care home as an address', shares(share(100, { address: 'Sunny Care Home, Ludlow' })), ['HIGH customBeneficiaries.0.address']],
  ['R38', 'Iva, and for the benefit of', gift('my piano, for the benefit of Iva'), []],
  ['R39', 'a partner of the applicant’s own name', { ...MARRIED, partner: { fullName: 'MARGARET ANNE HUGHES' } }, ['MED partner.fullName']],
  ['R39', 'a child of the applicant’s own name', parent({ ...CARYS, fullName: 'Margaret Anne Hughes' }), ['MED children.0.fullName']],
  ['R39', 'the same name twice', shares(share(50), share(50)), ['MED customBeneficiaries.1.fullName']],
  ['R39', 'names within two edits', shares(share(50), share(50, { fullName: 'Fion Morgan' })), ['MED customBeneficiaries.1.fullName']],
  ['R39', 'one name, two addresses', { ...executors({ ...FFION, address: '2 Other Road' }), ...shares(share(100)) }, [`MED ${FIRST_NAME}`]],
  ['R39', 'one person with one address', { ...executors(FFION), ...shares(share(100)) }, []],
  [
    'R39',
    'two gifts to one person',
    {
      hasSpecificGifts: true,
      specificGifts: ['my car', 'my boat'].map((description) => ({
        recipientName: 'Ffion Morgan',
        recipientRelationship: 'friend',
        description,
      })),
    },
    [],
  ],
  ['R40', '99 per cent', shares(share(99)), ['BLOCK customBeneficiaries']],
  [
    'R40',
    'half a per cent',
    shares(share(99.5), share(0.5, OWEN)),
    ['BLOCK customBeneficiaries.0.percentage', 'BLOCK customBeneficiaries.1.percentage'],
  ],
  ['R40', 'a share of nothing', shares(share(100), share(0, OWEN)), ['BLOCK customBeneficiaries.1.percentage']],
  ['R40', 'substitutes of 90', substitutes(share(90)), ['BLOCK customSubstitutes']],
  ['R40', 'nobody', shares(), ['BLOCK customBeneficiaries']],
  ['R40', '60 and 40', shares(share(60), share('40', OWEN)), []],
  ['R40', 'a stale list', { ...toChildren('per_stirpes', CARYS), customBeneficiaries: [share(3)] }, []],
  ['R41', 'two per cent', shares(share(98), share(2, OWEN)), ['LOW customBeneficiaries.1.percentage']],
  ['R41', '99 and 1', shares(share(1), share(99, OWEN)), ['LOW customBeneficiaries']],
  ['R41', '34, 33, 33', shares(share(33), share(34, OWEN), share(33, { fullName: 'Ann Lee' })), ['LOW customBeneficiaries']],
  ['R41', 'three per cent', shares(share(97), share(3, OWEN)), []],
  ['R42', 'the partner as substitute', substitutes(share(100, { fullName: 'David  Hughes' })), ['HIGH customSubstitutes.0.fullName']],
  ['R42', 'somebody else', substitutes(share(100)), []],
  ['R43', 'no rule after the partner', { ...MARRIED, partnerSubstituteRule: undefined }, ['HIGH partnerSubstituteRule']],
  ['R43', 'children after the partner, and none', { ...MARRIED, partnerSubstituteRule: 'children' }, ['HIGH partnerSubstituteRule']],
  ['R43', 'no rule for children', toChildren(undefined, CARYS), ['HIGH childrenSubstituteRule']],
  ['R43', 'no rule for a child’s share', shares(share(100, { relationship: 'daughter' })), ['HIGH childrenSubstituteRule']],
  ['R43', 'a rule', { ...MARRIED, ...parent(CARYS), partnerSubstituteRule: 'children' }, []],
  ['R44', 'a friend with a share', shares(share(50), share(50, { ...OWEN, relationship: 'son' })), [`MED ${FIRST_NAME}`]],
  ['R44', 'children only', { ...shares(share(100, { relationship: 'daughter' })), childrenSubstituteRule: 'per_stirpes' }, []],
  ['R45', 'intestacy after the partner', MARRIED, ['HIGH partnerSubstituteRule']],
  ['R45', 'no rule is R43', { ...MARRIED, partnerSubstituteRule: undefined }, []],
  ['R45', 'lapse', toChildren('lapse', CARYS), ['HIGH childrenSubstituteRule']],
  ['R45', 'one name and nobody behind it', shares(share(100)), [`HIGH ${FIRST_NAME}`]],
  [
    'R45',
    'one child with descendants behind',
    { ...shares(share(100, { relationship: 'son' })), childrenSubstituteRule: 'per_stirpes' },
    [],
  ],
  ['R45', 'a stale lapse', { ...shares(share(50), share(50, OWEN)), childrenSubstituteRule: 'lapse' }, []],
  ['R45', 'one name in two rows', shares(share(60), share(40, { fullName: 'FFION MORGAN' })), [`HIGH ${FIRST_NAME}`]],
  ['R45', 'surviving children, of one', toChildren('surviving_children', CARYS), ['HIGH childrenSubstituteRule']],
  ['R45', 'surviving children', toChildren('surviving_children', CARYS, RHYS), []],
  ['R46', 'a personal friend', friend('personal friend'), [`MED ${FIRST_RELATIONSHIP}`]],
  ['R46', 'a daughter-in-law', friend('daughter-in-law'), [`MED ${FIRST_RELATIONSHIP}`]],
  ['R46', 'a stepson is a child', friend('step-son'), []],
  ['R46', 'a friend', friend('friend'), []],
  [
    'R47',
    'a stale list of shares',
    { ...MARRIED, ...parent(CARYS), beneficiaryType: 'partner', customBeneficiaries: [share(100)] },
    ['MED customBeneficiaries'],
  ],
  ['R47', 'a former partner', { partner: DAVID }, ['MED partner']],
  ['R47', 'the same names in both', { ...substitutes(share(100)), customBeneficiaries: [share(100)] }, []],
  [
    'R48',
    'a stranger with most of it who is executor',
    { ...executors(FFION), ...shares(share(51), share(49, OWEN)) },
    [`HIGH ${FIRST_NAME}`],
  ],
  ['R48', 'half', { ...executors(FFION), ...shares(share(50), share(50, OWEN)) }, []],
  ['R48', 'a sister', { ...executors(FFION), ...shares(share(100, { relationship: 'Sister' })) }, []],
  [
    'R48',
    'the son of a friend',
    { ...executors(FFION), ...shares(share(100, { relationship: 'son of a friend' })) },
    [`HIGH ${FIRST_NAME}`],
  ],
  ['R48', 'a stranger who is not executor', { ...executors(OWEN), ...shares(share(100)) }, []],
  ['R49', 'seventy-five', {}, ['MED dob'], { dob: '1951-11-21' }],
  ['R49', 'seventy-four', {}, [], { dob: '1951-11-22' }],
  ['R49', 'dementia', funeral('Since my dementia began'), ['MED funeralWishes']],
  ['R49', 'a keystroke and a memorial', funeral('A memorial, at a keystroke.'), []],
  ['R50', 'a gift in the wishes', funeral('I leave my car to Tom.'), ['MED funeralWishes']],
  ['R50', 'money in the wishes', funeral('Spend £300.'), ['MED funeralWishes']],
  ['R50', 'organs', funeral('Donate my organs.'), ['MED funeralWishes']],
  ['R50', 'organ music, leaves and an organist', funeral('Organ music by the organist, autumn leaves.'), []],
  ['R51', 'always', {}, ['INFO']],
  ['R52', 'a name with digits', shares(share(100, { fullName: 'Ann Lee 2' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'one word', shares(share(100, { fullName: 'Ann' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'a title with one name', shares(share(100, { fullName: 'Mrs. Lee' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'initials', shares(share(100, { fullName: 'J. R. Lee' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'a letter that cannot be printed', shares(share(100, { fullName: 'Ann 王 Lee' })), [`MED ${FIRST_NAME}`]],
  ['R52', 'a charity of one word', shares(share(100, { fullName: 'Mencap', relationship: 'charity' })), []],
  ['R52', 'a full name', shares(share(100, { fullName: 'Dr Ann R. Lee' })), []],
];

describe('the review flags (C-476, AM-9)', () => {
  it.each(TABLE.map(([id, what, answers, expected, testator = {}]) => [id, what, answers, expected, testator] as const))(
    '%s: %s',
    (id, _what, answers, expected, testator) => {
      expect(said(id, answers, testator)).toEqual(expected);
    },
  );

  it('are R01 to R52, each raised and each not raised by some row above', () => {
    const ids = Array.from({ length: 52 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
    expect(RULES.map(({ id }) => id)).toEqual(ids);
    const raised = new Set(TABLE.flatMap(([id, , , expected]) => (expected.length > 0 ? [id] : [])));
    const silent = new Set(TABLE.flatMap(([id, , , expected]) => (expected.length === 0 ? [id] : [])));
    expect(ids.filter((id) => !raised.has(id))).toEqual([]);
    expect(ids.filter((id) => !silent.has(id))).toEqual(['R51']);
  });

  it('speak once about a place, heaviest first, with a key that names nobody', () => {
    const answers = {
      ...gift('my dog, my cat and everything, until various'),
      ...shares(share(50), share(50)),
      ...funeral('leave £5 to my dog'),
    };
    const all = flags(answers);
    const keys = all.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^R\d\d(?::[a-zA-Z]+(?:\.[a-zA-Z0-9]+)*)?$/.test(key) && key.length <= 100)).toBe(true);
    const weights = all.map(({ severity }) => ['BLOCK', 'HIGH', 'MED', 'LOW', 'INFO'].indexOf(severity));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  });

  it('explain answers that make no will', () => {
    const blocks = flags({ willForYou: 'no', beneficiaryType: 'custom', customBeneficiaries: [{}], executors: [] }, { dob: '' })
      .filter(({ severity }) => severity === 'BLOCK')
      .map(({ id }) => id);
    expect(blocks).toEqual(['R01', 'R05', 'R40', 'R40']);
  });

  it.each([null, 7, [], { children: 'x', executors: [null, 3], customBeneficiaries: { a: 1 }, partner: [], funeralWishes: 5 }])(
    'survive answers of any shape: %j',
    (json) => {
      const answers: WillAnswers = tolerantAnswers(json);
      expect(flagsOf({ answers, testator: MARGARET, on: ON }, findUnprintable).map(({ id }) => id)).toContain('R51');
    },
  );

  it('list in R51 who must not witness', () => {
    const answers = { ...substitutes(share(50), share(50, OWEN)), ...gift('my car', { recipientName: 'Tom Banks' }) };
    expect(flags(answers).find(({ id }) => id === 'R51')?.message).toBe(
      'Must not witness: David Hughes, Ffion Morgan, Owen Pritchard, Tom Banks.',
    );
  });
});
