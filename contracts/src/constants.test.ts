import { describe, expect, it } from '@jest/globals';
import { MAX_CHILDREN, MAX_CUSTOM_BENEFICIARIES, MAX_CUSTOM_SUBSTITUTES, MAX_EXECUTORS } from './constants.ts';
import { PaymentStatus } from './order/order.contract.ts';
import { WillAnswers } from './will/answers.ts';

const many = <T>(count: number, each: T): readonly T[] => Array.from({ length: count }, () => each);
const person = { fullName: 'Eve Poole', address: '3 Mill Road', relationship: 'Sister' };
const accepted = (answers: object): boolean => WillAnswers.safeParse(answers).success;

describe('what there may be of each', () => {
  it.each([
    ['children', MAX_CHILDREN, 10, { fullName: 'Ann Roe', dob: '2003-05-06' }],
    ['executors', MAX_EXECUTORS, 3, person],
    ['customBeneficiaries', MAX_CUSTOM_BENEFICIARIES, 10, { ...person, percentage: 10 }],
    ['customSubstitutes', MAX_CUSTOM_SUBSTITUTES, 10, { fullName: 'Ann Roe', relationship: 'Niece', percentage: 10 }],
  ])('%s: the constant is the limit of the contract (C-455)', (key, constant, most, each) => {
    expect(constant).toBe(most);
    expect(accepted({ [key]: many(most, each) })).toBe(true);
    expect(accepted({ [key]: many(most + 1, each) })).toBe(false);
  });
});

describe('a payment', () => {
  it('is in one of four states (C-381)', () => {
    expect(PaymentStatus.options).toEqual(['pending', 'processing', 'succeeded', 'failed']);
  });
});
