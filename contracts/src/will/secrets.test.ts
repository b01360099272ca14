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
    'the wallet 5KJvsngHeMpm884wtkJNzQGaCErckhHJBGFsvd3VyK5qMZXj3hS',
    'unlock my phone using 2580',
    'my phone, to unlock it use 7731',
    'the safe, the combination being 12 45 78',
    'my bitcoin, seed words apple moon zebra pear',
    'my wallet, recovery phrase zebra apple moon river',
    'key safe 4455',
    'the keysafe number is 4455',
    'the vault number is 7391',
    'garage keypad 4455',
    'the front door keypad 4455#',
    'my email, backup codes 123456 654321',
    'my suitcase, lock 739',
    'my safe — code: 4471',
    'the safe’s code is 2288',
    'the key code 2288X',
    'the laptop, pswd: rover1',
    'the laptop (p/w rover1)',
    'the account, code word: Bluebell',
  ])('is in “%s”', (text) => expect(hasSecret(text)).toBe(true));

  it.each([
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
    'the safe is 100 years old',
    'the padlock is 1850s brass',
    'my safe: 300 kg of steel',
    '100 coat pins',
    'my coat pins 100 of them',
    'the seed words of the sermon',
    'the recovery phrase is in my solicitor’s safe',
    'lock 42 on the Grand Union, in oils',
    'the lock of hair of 1850',
    'the vault of wine, 120 bottles',
    'my wallet, seed phrase kept with my solicitor',
    'a keypad telephone from 1985',
    'my key safe 1999 model',
    'my code word puzzle books',
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
