import { beforeAll, describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { bodyOf, newAddress, payByCard, signUp, submitWill, willStatus } from './testing/accounts.ts';
import { usePeople } from './testing/browser.ts';
import { eventually } from './testing/eventually.ts';
import type { Person } from './testing/person.ts';
import { sharedProduct } from './testing/shared-product.ts';

const product = sharedProduct();
const { newPerson, report } = usePeople('customer-understands', product);

let jane: Person;
const save = (answers: object) => bodyOf(jane.caller.post('/api/will', { data: { step: 10, answers } }));

beforeAll(async () => {
  // This is how the API says "no order yet", "these answers make no will yet" and "there are no printed pages yet".
  report.expectRefusal(404, '/api/my-order');
  for (const path of ['explained', 'stress-report', 'changes', 'who-gets-what', 'without', 'check-version'])
    report.expectRefusal(409, `/api/will/${path}`);
  jane = await newPerson();
  await signUp(product, jane.caller, newAddress('jane'));
});

describe('a customer who wants to know what her will does', () => {
  it('is told which question comes first while the answers make none', async () => {
    await save({ ...familyAnswers, partnerSubstituteRule: undefined });
    await jane.opens('/your-will');
    await jane.seesHeading('There is one thing to finish first');
    await jane.looksAround('not yet');
    await jane.presses('Go to question 7');
    await jane.isAt('/wizard/7');
    await save(familyAnswers);
  });

  it('finds the way from the dashboard, and reads what each clause does before she pays', async () => {
    await jane.opens('/dashboard');
    await jane.seesHeading('What could go wrong');
    await jane.looksAround('dashboard');
    await jane.presses('Your will, explained');
    await jane.isAt('/your-will');
    await jane.seesHeading(/The rest of my estate/);
    await jane.sees(/Everything that is left goes to John Henry Roe/);
    await jane.looksAround('explained before payment');
  });

  it('is asked before she pays what the team would ask', async () => {
    await save({
      ...familyAnswers,
      beneficiaryType: 'custom',
      customBeneficiaries: [
        { fullName: 'Ann Roe', address: '1 High Street, Ludlow', relationship: 'daughter', percentage: 90 },
        { fullName: 'Elm Trust', address: '2 High Street, Ludlow', charity: true, percentage: 10 },
      ],
      childrenSubstituteRule: 'per_stirpes',
    });
    await jane.opens('/wizard/10');
    await jane.seesHeading('Worth a second look');
    await jane.sees(/What is the charity number\?/);
    await jane.looksAround('a second look');
    await jane.page.getByRole('link', { name: /Change the answer to: Is it your wish that one of your children/ }).press('Enter');
    await jane.isAt('/wizard/6?return=check&field=beneficiaryType');
    await save(familyAnswers);
    await jane.opens('/your-will');
  });

  it('tries out, without a mouse, what happens if people die before her', async () => {
    await jane.presses('Who gets what');
    await jane.sees('John Henry Roe takes everything.');
    await jane.looksAround('who gets what');
    for (const name of ['John Henry Roe', 'Ann Roe', 'Ben Roe']) {
      await jane.page.getByRole('button', { name: new RegExp(`^${name}.*is alive$`) }).press('Enter');
    }
    await jane.sees('The children of Ann Roe take half and the children of Ben Roe take half.');
    await jane.page.getByRole('button', { name: 'Ben Roe leaves no children or grandchildren' }).press('Space');
    await jane.sees('The children of Ann Roe take everything.');
    await jane.looksAround('who gets what, three deaths');
    await jane.presses('Everybody alive');
    await jane.sees('John Henry Roe takes everything.');
  });

  it('sees every combination tried, the likeliest gap first, and what she would have without a will', async () => {
    await jane.sees('We tried 18 combinations of deaths.');
    await jane.page.getByRole('button', { name: /^Try it out/ }).click();
    await jane.sees('Everything passes under the intestacy rules.');
    await jane.fills('What is everything you own worth, roughly?', '£500,000');
    await jane.presses('Compare');
    await jane.seesHeading('The difference for an estate of £500,000');
    await jane.looksAround('who gets what, a gap and another value');
    await jane.fills('What is everything you own worth, roughly?', 'a lot');
    await jane.presses('Compare');
    await jane.sees('Enter the value in whole pounds, for example 250,000');
    await jane.looksAround('who gets what, not a number');
  });

  it('sees her family and its money as a picture and as a table', async () => {
    await jane.presses('Family and money');
    await jane.page.getByRole('table', { name: 'The same in words' }).waitFor();
    await jane.sees(/Worth a second look/);
    await jane.looksAround('family and money');
  });

  it('has her witnesses checked, and finds that no page is printed yet', async () => {
    await jane.presses('Signing');
    await jane.presses('Check these names');
    await jane.sees('There is a problem');
    await jane.looksAround('signing, no names');
    await jane.fills("First witness's full name", 'An Roe');
    await jane.fills("Second witness's full name", 'Una Wood');
    await jane.presses('Check these names');
    await jane.sees(/please check first/);
    await jane.sees(/can be a witness/);
    await jane.fills('Codes on your pages', '0a1b2c3d');
    await jane.presses('Check the codes');
    await jane.sees(/no printed pages yet/);
    await jane.looksAround('signing, checked');
  });

  it('changes her mind, and reads in sentences what that changes', async () => {
    await submitWill({ caller: jane.caller }, familyAnswers);
    await save({ ...familyAnswers, specificGifts: [{ description: 'my piano', recipientName: 'Ben Roe', recipientRelationship: 'Son' }] });
    await jane.opens('/your-will');
    await jane.seesHeading('What changed since your last version');
    await jane.looksAround('what changed');
    await submitWill({ caller: jane.caller }, familyAnswers);
  });

  it('finds no talk of deaths beside Pay, and the wording once she has paid', async () => {
    await jane.opens('/checkout');
    await jane.seesHeading('Checkout');
    await jane.seesButton('Pay £50.00');
    expect(await jane.page.getByRole('heading', { name: 'What could go wrong' }).count()).toBe(0);
    await payByCard(product, { caller: jane.caller });
    await eventually('the draft', async () => (await willStatus({ caller: jane.caller })) === 'draft_generated');
    await jane.opens('/your-will');
    await jane.sees(/I cancel \(revoke\) every will and codicil/);
    await jane.sees('Draft, not for signing');
    await jane.looksAround('explained, the draft');
    await jane.presses('Explanations on');
    await jane.seesButton('Explanations off');
    const code = await jane.page.locator('code').innerText();
    await jane.opens('/your-will/signing');
    await jane.fills('Codes on your pages', `${code} ${code} 00000000`);
    await jane.presses('Check the codes');
    await jane.sees(/At least one code is not of your will/);
    await jane.looksAround('signing, codes');
  });

  it('and nothing on the way was out of reach, out of policy or in error', () => {
    expect(report.problems).toEqual([]);
  });
});
