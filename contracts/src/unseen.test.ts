import { describe, expect, it } from '@jest/globals';
import {
  ContactForm,
  findLookalike,
  InviteFriendRequest,
  lookalikeProblem,
  OwnDetails,
  unprintable,
  WillAnswers,
  withoutUnseen,
} from './index.ts';

describe('what nobody can see', () => {
  it.each([
    '\u200b',
    '\u200c',
    '\u200d',
    '\u00ad',
    '\u202e',
    '\u2066',
    '\u200f',
    '\ufeff',
    '\u2060',
    '\u3164',
    '\u180e',
    '\ufe0f',
    '\u{e0041}',
    '\u2800',
  ])('is taken out of every text: %j', (unseen) => {
    const jane = `${unseen}Ja${unseen}ne\u00a0${unseen}`;
    expect(OwnDetails.parse({ fullName: jane, city: jane, county: jane, postcode: `${unseen}ba1${unseen}1aa` })).toEqual({
      fullName: 'Jane',
      city: 'Jane',
      county: 'Jane',
      postcode: 'BA1 1AA',
    });
    expect(WillAnswers.parse({ executors: [{ fullName: jane }], funeralWishes: jane })).toMatchObject({
      executors: [{ fullName: 'Jane' }],
      funeralWishes: 'Jane',
    });
    expect(InviteFriendRequest.parse({ refereeName: jane, refereeEmail: `sam${unseen}@example.test` })).toEqual({
      refereeName: 'Jane',
      refereeEmail: 'sam@example.test',
    });
    expect(ContactForm.parse({ name: jane, email: 'a@b.test', topic: 'general', message: jane }).message).toBe('Jane');
  });

  it.each(['می‌خواهم', 'ශ්‍රී', 'क्‍ष', '👩‍👧', '❤️‍🔥', 'Ann\nLee', 'O’Neill'])(
    'stays where it is needed, and so does all that is seen: %s',
    (text) => expect(withoutUnseen(text)).toBe(text),
  );
});

describe('letters that look like ours', () => {
  it.each([
    ['J\u0430ne Roe', 'Cyrillic', '\u0430'],
    ['Jane \u0421\u043e\u0445', 'Cyrillic', '\u0421'],
    ['\u0410nn', 'Cyrillic', '\u0410'],
    ['R\u03bfe', 'Greek', '\u03bf'],
    ['S\u0585n', 'Armenian', '\u0585'],
  ])('are named: %s', (name, alphabet, letter) => expect(findLookalike(name)).toMatchObject({ alphabet, letter }));

  it.each([
    'Иван Петров',
    'Сара Коэн',
    'Αλέξανδρος',
    'Αλέξανδρος (Alexander)',
    'Κ. Παπαδόπουλος (K. Papadopoulos)',
    'Anna Иванова',
    'Zoë Łukasz Ðorđe',
    '李 Li',
    'µ',
  ])('are not seen in %s', (name) => expect(findLookalike(name)).toBeNull());

  it('are refused in a name, with a sentence, on every way in', () => {
    const sentence = '“а” in “Jаne” is a Cyrillic letter, although it may look like one of ours. Please type the word again.';
    expect(lookalikeProblem('Jаne Roe')).toBe(sentence);
    const told = (result: { readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined }) =>
      result.error?.issues[0]?.message;
    expect(told(OwnDetails.safeParse({ fullName: 'Jаne Roe' }))).toBe(sentence);
    expect(told(InviteFriendRequest.safeParse({ refereeName: 'Jаne', refereeEmail: 'a@b.test' }))).toBe(sentence);
    expect(told(ContactForm.safeParse({ name: 'Jаne', email: 'a@b.test', topic: 'general', message: 'x' }))).toBe(sentence);
  });

  it('are a problem of an answer that names somebody or a place, and of no gift', () => {
    const answers = { executors: [{ fullName: 'Jаne Roe', address: 'Bаth' }], specificGifts: [{ item: 'My Jаne Roe print' }] };
    expect(unprintable(WillAnswers.parse(answers), ['executors', 'specificGifts']).map(({ path }) => path)).toEqual([
      ['executors', 0, 'fullName'],
      ['executors', 0, 'address'],
    ]);
  });
});
