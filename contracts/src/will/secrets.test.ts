import { describe, expect, it } from '@jest/globals';
import { hasSecret, secrets } from './secrets.ts';
import { problemsOn } from './wizard.ts';

describe('a secret that a will would make public', () => {
  it.each([
    'my safe, PIN 4821',
    'my card, pin: 48 21',
    'the pin number is 4821',
    'my iPhone (passcode 112233)',
    'my phone, pass code is 11-22-33',
    'my laptop, the password is Fluffy99',
    'my laptop, password: fluffy',
    'the account, pass word Daisy1',
    'the safe, combination 12-34-56',
    'the safe, combination L12 R34 L5',
    'the safe and what is in it, the code is 9087',
    'the house alarm, code 5521',
    'the gun cabinet, key code 5521',
    'the PIN for my phone is 4821',
    'the combination of the safe is 12-34-56',
    'the code for the alarm is 5521',
    'the password to my laptop is Fluffy',
    'my phone unlocks with 447788',
    'the lock opens with the number 1234',
    '4821 is the PIN of my card',
    'my card, PIN four eight two one',
    'my bitcoin, seed phrase: apple river stone',
    'recovery words are apple river stone lamp',
    'my card 4111 1111 1111 1111, CVV 123',
    'memorable word: Rex',
    'my card, pin no. 4821',
    'safe combination is 45 right 12 left 9',
    'my safe (4-8-2-1)',
    'the alarm is 5521',
    'iPad, 6 digit code 445566',
    'passphrase “correct horse”',
    "my laptop, the password is my dog's name",
    'my phone, its passcode is our wedding anniversary',
    'my tablet: PIN is the year we met',
    'the safe, the code is my date of birth backwards',
    'the combination is my mother’s birthday',
    'the password for my email is the name of my first school',
    'my laptop (password: my mother’s maiden name)',
    'the password of my laptop is my favourite film',
    'pass word is the same as my old postcode',
    'my passcode is the day we met',
    'the password is the first line of my favourite poem',
    'the door code: mums birthday',
    'the safe opens with Dad’s date of birth',
    'my phone unlocks with my birthday',
    'the wallet 5KJvsngHeMpm884wtkJNzQGaCErckhHJBGFsvd3VyK5qMZXj3hS',
  ])('is in “%s”', (text) => expect(hasSecret(text)).toBe(true));

  it.each([
    'my gold pin is my mother’s birthday present',
    'my pin with the dog’s name on it',
    'the pin is my late mother’s name badge',
    'the photograph album, which opens with our wedding day',
    'the password is written in my favourite book',
    'the laptop, the password is known to my wife',
    'the music box opens with my favourite tune',
    'the watch with the date of birth of my father on it',
    'my pin cushion and 12 needles',
    'my gold tie pin from 1964',
    'my gold pin 1964',
    'the 10 pin bowling trophy',
    'my rolling pin and 12 cutters',
    'my safe with the combination lock',
    'the combination square from the shed',
    'my safe: the combination is in a sealed envelope with my sister',
    'the laptop, the password is kept by my brother',
    'the laptop; password known to Ann',
    'The Da Vinci Code in hardback',
    'the Bletchley code book of 1942',
    'my Highway Code, 1931 edition',
    'my account, sort code 20-11-43, number 43210987',
    '14 Orchard Rise, Ludlow, post code SY8 1AB',
    'the cottage, postcode LL57 1AA',
    'the PIN number of my card is known to my daughter',
    'a password manager and 2 keys',
    'the password for my email is in the blue book',
    'my pin for services to the town in 1987',
    'title number WYK123456',
    'my Omega watch, reference 145.022, serial 31008477',
    'seed packets and a phrase book',
    'my car, key number 5521',
    'area code 0117 496 0000',
    'product code 12345',
    'the Napoleonic code, 3 volumes',
    'my alarm clock, 1950',
    'safe deposit key 45',
    'the car, registration AB12 CDE',
    'shares certificate 00012345',
    'Dr Ann Pin, 48 High Street',
  ])('is not in “%s”', (text) => expect(hasSecret(text)).toBe(false));

  it('keeps its step from being complete, and says where to keep it instead', () => {
    const answers = {
      hasSpecificGifts: true,
      specificGifts: [
        { description: 'my ring', recipientName: 'Ann Lee', recipientRelationship: 'niece' },
        { description: 'my safe, PIN 4821', recipientName: 'Tom Lee', recipientRelationship: 'nephew' },
      ],
    };
    expect(problemsOn('gifts', answers, '2026-11-21')).toEqual([
      {
        path: ['specificGifts', 1, 'description'],
        message:
          'Anybody can read a will after a death. Please take out the PIN, password or code, and keep it in a sealed note or a password manager that your executors can find.',
      },
    ]);
    expect(problemsOn('funeral', { funeralWishes: 'Music is on my phone, passcode 1234.' }, '2026-11-21')).toHaveLength(1);
  });

  it('is not looked for in answers that no longer count', () => {
    const specificGifts = [{ description: 'my safe, PIN 4821', recipientName: 'Tom Lee', recipientRelationship: 'nephew' }];
    expect(secrets({ hasSpecificGifts: false, specificGifts }, ['specificGifts'])).toEqual([]);
  });
});
