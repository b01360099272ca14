import { describe, expect, it } from '@jest/globals';
import { nameToShow } from './person-name.ts';

describe('names in mails', () => {
  it.each(['Amelia', "Siobhan O'Neill", 'Jean-Luc', 'J. R. R. Tolkien', 'Zoë', 'Łukasz', '李小龍', 'Ann "Nan" <Smith>', 'Customer 12'])(
    'shows %s',
    (name) => {
      expect(nameToShow(name)).toBe(name);
    },
  );

  it('puts a name on one line and drops what cannot be seen', () => {
    expect(nameToShow('  Ann\r\nBcc:\u0000 x\u202e\u200b  Lee\t')).toBe('Ann Bcc: x Lee');
  });

  it.each([
    '',
    '   ',
    'https://evil.example',
    'you won, see evil.example now',
    'www.evil',
    'me@evil.example',
    'evil.com/prize',
    '</p><h1>Prize</h1>',
    String.raw`\\evil\share`,
    'A'.repeat(61),
  ])('greets nobody by %j', (name) => {
    expect(nameToShow(name)).toBeNull();
  });
});
