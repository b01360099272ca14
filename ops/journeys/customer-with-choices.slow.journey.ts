import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { bodyOf, newAddress, payByCard, signInOperator, signUp, submitWill, willStatus } from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('customer-with-choices', product);

const kim = { fullName: 'Kim Poole', relationship: 'niece', address: '3 Mill Road, Wells' };
const UNMARRIED: WillAnswers = {
  ...familyAnswers,
  isMarried: 'no',
  livesWithPartner: 'yes',
  expectsToMarry: familyAnswers.partner?.fullName,
  childrenAge: '25',
  secondGuardian: kim,
  guardiansAct: 'instead',
  reserveExecutors: [kim],
  property: { ...familyAnswers.property, ownership: 'in_common' },
  hasSpecificGifts: true,
  specificGifts: [
    {
      amount: 5000,
      recipientName: 'Kim Poole',
      recipientRelationship: 'niece',
      substituteName: 'Lee Poole',
      substituteRelationship: 'nephew',
    },
    { tenth: true, recipientName: 'Shelter Cymru', charity: true, charityNumber: '515902' },
  ],
  pets: { description: 'my dog Rex and my two cats', carerName: 'Kim Poole', carerRelationship: 'niece', amount: 2000 },
  digital: { recipientName: 'Kim Poole', recipientRelationship: 'niece' },
};
const CHARITY = { fullName: 'Shelter Cymru', address: '25 Walter Road, Swansea', charity: true, charityNumber: '515902' };
const FRIEND = { fullName: 'Fay Fox', address: '1 Elm Row, Leeds', relationship: 'friend', substituteName: 'Zoe Yew' };
const EQUALLY: WillAnswers = {
  ...familyAnswers,
  beneficiaryType: 'custom',
  equalShares: true,
  customBeneficiaries: [{ ...FRIEND, substituteRelationship: 'her niece' }, CHARITY],
};

let jane: Person;
const save = (answers: object) => bodyOf(jane.caller.post('/api/will', { data: { step: 10, answers } }));

beforeAll(async () => {
  report.expectRefusal(404, '/api/my-order');
  report.expectRefusal(409, '/api/will/stress-report');
  jane = await newPerson();
  await signUp(product, jane.caller, newAddress('jane'));
});

describe('a customer whose family needs a choice that is folded away', () => {
  it('finds each choice open at its step once it is taken', async () => {
    await save(UNMARRIED);
    await jane.opens('/wizard/2');
    for (const step of [2, 3, 4, 5, 7, 8]) {
      await jane.opens(`/wizard/${step}`);
      await jane.seesHeading(/\?$/);
      await jane.looksAround(`step ${step} with its choices`);
    }
  });

  it('is told at the field which character cannot be printed', async () => {
    await jane.opens('/wizard/2');
    await jane.fills('Full name', 'John 🙂 Roe');
    await jane.presses('Continue');
    await jane.sees(/🙂/);
    await jane.looksAround('step 2, a character that cannot be printed');
  });

  it('shares equally, with somebody in the place of a friend and a charity as such', async () => {
    await save(EQUALLY);
    await jane.opens('/wizard/6');
    await jane.seesHeading(/\?$/);
    await jane.looksAround('step 6 with its choices');
    await jane.opens('/your-will');
    await jane.sees(/Shelter Cymru/);
    await jane.looksAround('explained, equal shares');
  });

  it('reads her choices in the draft that she has paid for', async () => {
    await save(UNMARRIED);
    await jane.opens('/wizard/10');
    await jane.seesHeading('Check your answers');
    await jane.looksAround('the choices to check');
    await submitWill(jane, UNMARRIED);
    const orderId = await payByCard(product, jane);
    await eventually('the draft is there', async () => (await willStatus(jane)) === 'draft_generated');
    const operator = await signInOperator(product);
    const draft = await (await operator.get(`/api/admin/orders/${orderId}/draft.txt`)).text();
    for (const words of [
      'with whom I live on the day I sign this will',
      'expecting to marry',
      'only on reaching the age of 25',
      'I appoint Kim Poole',
      'as a tenant in common',
      '£5,000 (five thousand pounds)',
      'to Shelter Cymru (registered charity 515902): the Charity Tenth',
      'the sum of £2,000 (two thousand pounds) to whoever takes My Pets',
      'my digital files whose value is sentimental',
    ])
      expect(draft.replace(/\s+/g, ' ')).toContain(words);
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
