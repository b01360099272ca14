import { describe, expect, it } from '@jest/globals';
import { facesFor, findUnprintable } from './typefaces.ts';

describe('the typefaces', () => {
  it.each([
    ['English', 'The quick brown fox — “£1,000” & 50% (½) …'],
    ['Welsh', 'Ŵ ŵ Ŷ ŷ Ẁ ẁ Ẃ ẃ Ẅ ẅ Ỳ ỳ Ý Ÿ ï ô û'],
    ['Polish', 'Zażółć gęślą jaźń ĄĆĘŁŃÓŚŹŻ'],
    ['Irish and Scottish', 'Ḃ ċ ḋ ḟ ġ ṁ ṗ ṡ ṫ À è ì ò ù'],
    ['Nordic and Icelandic', 'Æ ø Å ð þ Ö'],
    ['Baltic, Czech, Hungarian, Romanian, Turkish', 'ā ē ķ š ž ř ě ő ű ș ț ğ ı İ'],
    ['Vietnamese', 'Nguyễn Thị Ánh Đặng'],
    ['Yoruba and Igbo', 'ọ ẹ ṣ Ọ ị ụ ṅ'],
    ['Greek', 'Ελένη Παπαδοπούλου ᾍ'],
    ['Cyrillic', 'Іван Щукин Ђорђе Ћ Ґ'],
  ])('print %s', (_language, text) => {
    expect(findUnprintable(text)).toBeNull();
  });

  it.each(['中', 'ע', 'ش', '🙂', '\u0007', '\ud800', '\ue000', '\u{1d11e}'])('name %j as what they cannot print', (character) => {
    expect(findUnprintable(`Ann ${character} Lee`)).toBe(character);
  });

  it('give each character to one face', () => {
    const ranges = facesFor('Ann Łucja Иван', 400).map(({ range }) => range);
    expect(ranges).toHaveLength(3);
    expect(ranges.join(',').split(',').toSorted()).toEqual([...new Set(ranges.join(',').split(','))].toSorted());
    expect(ranges.some((range) => range.includes('U+141'))).toBe(true);
  });
});
