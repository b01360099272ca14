import { expect, it } from '@jest/globals';
import { SignupRequest } from '../account/account.contract.ts';
import { WillAnswers } from './answers.ts';
import { confirmed, familyAnswers, jane } from './family.examples.ts';
import { firstIncomplete, withoutStale } from './wizard.ts';

const TODAY = '2026-11-21';

it('the example of a family answers every question, and no answer of it is stale', () => {
  const answers = { ...familyAnswers, ...confirmed };
  expect(WillAnswers.parse(answers)).toEqual(answers);
  expect(firstIncomplete(familyAnswers, TODAY, 'review')).toBeNull();
  expect(firstIncomplete(answers, TODAY)).toBeNull();
  expect(withoutStale(answers)).toBe(answers);
});

it('the example of a customer can sign up', () => {
  expect(SignupRequest.parse({ ...jane, email: 'jane@example.test' })).toMatchObject({ fullName: jane.fullName, postcode: jane.postcode });
});
