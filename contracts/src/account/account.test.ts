import { describe, expect, it } from '@jest/globals';
import {
  ageOn,
  correctDetails,
  cannotPrint,
  OwnDetails,
  formatPence,
  isRealDate,
  londonDate,
  normalPostcode,
  oldEnough,
  wrongYear,
  SignupRequest,
  z,
} from '../index.ts';

const form = {
  fullName: ' Jane Roe ',
  dob: '1985-03-27',
  email: 'Jane.Roe@example.test',
  addressLine1: '12 Willow Lane',
  city: 'Bath',
  postcode: 'ba11aa',
  ukResident: true,
  acceptTerms: true,
};
const firstMessage = (changes: object) => SignupRequest.safeParse({ ...form, ...changes }).error?.issues[0]?.message;

describe('sign-up', () => {
  it('takes the form, trims it and reads blank optional text as absent (C-405, C-122, C-123, C-124)', () => {
    const parsed = SignupRequest.parse({ ...form, mobile: ' ', county: '' });
    expect(parsed).toMatchObject({
      fullName: 'Jane Roe',
      mobile: null,
      addressLine2: null,
      county: null,
      postcode: 'BA1 1AA',
      referralId: null,
    });
    expect(parsed).not.toHaveProperty('acceptTerms');
  });

  it('ignores a referral id that is none, however it was made (C-435, D-068)', () => {
    const read = (referralId: string) => SignupRequest.parse({ ...form, referralId }).referralId;
    expect([read(' r-1 '), read(' '), read('x'.repeat(201))]).toEqual(['r-1', null, null]);
  });

  it.each([
    [{ fullName: ' ' }, 'Full name is required', 'C-125'],
    [{ fullName: undefined }, 'Full name is required', 'C-125'],
    [{ dob: londonDate(new Date()) }, 'You must be 25 or older', 'C-126'],
    [{ dob: '1985-02-30' }, 'You must be 25 or older', 'C-126'],
    [{ email: 'jane' }, 'Please enter a valid email address', 'C-128'],
    [{ email: 'a@x.test,b@x.test' }, 'Please enter a valid email address', 'C-128'],
    [{ email: 'v@x.test<e@z.test>' }, 'Please enter a valid email address', 'C-128'],
    [{ email: ['a@x.test', 'b@x.test'] }, 'Please enter a valid email address', 'C-128'],
    [{ email: undefined }, 'Please enter a valid email address', 'C-128'],
    [{ addressLine1: '' }, 'Address is required', 'C-129'],
    [{ city: '' }, 'City is required', 'C-130'],
    [{ postcode: '12345' }, 'Please enter a valid UK postcode', 'C-131'],
    [{ ukResident: false }, 'You must be a UK resident', 'C-132'],
    [{ mobile: 'abc' }, 'Enter a mobile number, like 07700 900 982', 'no number'],
    [{ fullName: 'Li 李' }, cannotPrint('李'), 'prints'],
    [{ city: 'Bath 🙂' }, cannotPrint('🙂'), 'prints'],
    [{ addressLine2: '北' }, cannotPrint('北'), 'prints'],
    [{ referralId: 5 }, 'Expected string received number', 'C-147'],
  ])('refuses %j with %j (%s)', (changes, message, _id) => {
    expect(firstMessage(changes)).toBe(message);
  });

  it('takes a mobile number as people write it, and none', () => {
    const mobiles = (mobile: string | null) => [SignupRequest.parse({ ...form, mobile }).mobile, OwnDetails.parse({ mobile }).mobile];
    expect(mobiles(' +44 (0)7700 900-982 ')).toEqual(['+44 (0)7700 900-982', '+44 (0)7700 900-982']);
    expect([mobiles(''), mobiles(null)]).toEqual([
      [null, ''],
      [null, null],
    ]);
    expect(OwnDetails.safeParse({ mobile: 'abc' }).error?.issues[0]?.message).toBe('Enter a mobile number, like 07700 900 982');
  });

  it('takes no text without an end (C-155)', () => {
    for (const [field, limit] of Object.entries({
      fullName: 300,
      mobile: 200,
      addressLine1: 500,
      addressLine2: 500,
      city: 200,
      county: 200,
    }))
      expect([field, firstMessage({ [field]: '1'.repeat(limit + 1) })]).toEqual([field, expect.any(String)]);
    expect(firstMessage({ email: `${'a'.repeat(60)}@${'b.'.repeat(100)}test` })).toBe('Please enter a valid email address');
    expect(firstMessage({ fullName: 'a'.repeat(300), addressLine1: 'a'.repeat(500), city: 'a'.repeat(200) })).toBeUndefined();
  });

  it('takes an accent that is typed apart from its letter', () => {
    expect(firstMessage({ fullName: 'Ele\u0301a W\u0302yn', city: 'Ŵ Łódź Ελλάς' })).toBeUndefined();
  });

  it.each([
    ['1075-03-27', '2026-11-21', 'Check the year: 1075 would make you 951.'],
    ['1916-11-21', '2026-11-21', 'Check the year: 1916 would make you 110.'],
    ['1916-11-22', '2026-11-21', null],
    ['2075-03-27', '2026-11-21', 'Check the year: 2075 has not come yet.'],
  ])('names a year that cannot be: %s', (dob, today, problem) => {
    expect(wrongYear(dob, today, 'you')).toBe(problem);
  });

  it.each(['1075-03-27', '1000-01-01', '1895-01-01', '2999-01-01'])('refuses %s with its year', (dob) => {
    expect(firstMessage({ dob })).toMatch(new RegExp(`^Check the year: ${dob.slice(0, 4)} `));
  });

  it.each(['1075-03-27', '1916-11-21', '2975-03-27'])('takes no year that cannot be: %s', (dob) => {
    expect(firstMessage({ dob })).toMatch(/^Check the year: [0-9]{4} /);
    const corrected = correctDetails.body.safeParse({ changes: { dob }, reason: 'The year was wrong, she says.' });
    expect(corrected.error?.issues[0]?.message).toMatch(/^Check the year: [0-9]{4} (would make them|has not come yet)/);
  });

  it('counts age by the calendar, a birthday on 29 February from 1 March (C-127, C-153, D-057)', () => {
    expect(oldEnough('2001-11-21', '2026-11-21')).toBe(true);
    expect(oldEnough('2001-11-22', '2026-11-21')).toBe(false);
    expect([ageOn('2000-02-29', '2025-02-28'), ageOn('2000-02-29', '2025-03-01')]).toEqual([24, 25]);
  });

  it.each([
    'SW1A 1AA',
    'm1 1ae',
    'B338TH',
    'cr26xh',
    'DN55 1PT',
    'EC1A1BB',
    'EH1 1YZ',
    'BT1 5GS',
    'JE2 3AB',
    'S W1A1 AA',
    ' ba1\u00a01  aa ',
    'M 1 1 A E',
  ])('knows the postcode %s, whatever its spacing (C-152, D-058)', (postcode) => {
    expect(normalPostcode(SignupRequest.parse({ ...form, postcode }).postcode)).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);
  });

  it('dates are real days and the date in London', () => {
    expect([isRealDate('2024-02-29'), isRealDate('2023-02-29'), isRealDate('2024-2-9')]).toEqual([true, false, false]);
    expect(londonDate(new Date('2026-06-30T22:59:59Z'))).toBe('2026-06-30');
    expect(londonDate(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(londonDate(Date.UTC(2026, 5, 30, 22))).toBe('2026-06-30');
  });

  it('what is wrong in general is said in the words of the specification, whatever the library says (C-473, D-059)', () => {
    const wrong = (schema: z.core.$ZodType, value: unknown): string | undefined => z.safeParse(schema, value).error?.issues[0]?.message;
    expect(wrong(z.string(), undefined)).toBe('Required');
    expect(wrong(z.string(), 5)).toBe('Expected string received number');
    expect(wrong(z.string().check(z.minLength(2)), 'a')).toBe('String must contain at least 2 character(s)');
    expect(wrong(z.email(), 'nobody')).toBe('Invalid email');
  });

  it('money is shown in pounds with two decimals (C-454)', () => {
    expect(formatPence(5000)).toBe('£50.00');
  });
});
