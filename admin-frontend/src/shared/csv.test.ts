import { describe, expect, it } from '@jest/globals';
import { csvOf } from '@willow/contracts/csv';
import { rowsIn } from './csv.ts';

describe('CSV (A-121, A-178, D-083, T-19)', () => {
  it('begins with a byte-order mark, quotes every value, doubles quotes, ends lines with CRLF and keeps text as it is', () => {
    expect(csvOf(['Name', 'Note'], [['Zoë "Z" O’Neil', 'two,\nlines']])).toBe(
      '\uFEFF"Name","Note"\r\n"Zoë ""Z"" O’Neil","two,\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+44 7700', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠x'])(
    'disarms %j and loses nothing of it',
    (value) => expect(csvOf(['h'], [[value]])).toBe(`\uFEFF"h"\r\n"'${value}"\r\n`),
  );

  it.each(['Anne-Marie', 'a=b', '07700 900123', 'me@example.test', ''])('leaves %j alone', (value) => {
    expect(csvOf(['h'], [[value]])).toBe(`\uFEFF"h"\r\n"${value}"\r\n`);
  });

  it('has as many rows as went in, whatever their cells hold', () => {
    expect(rowsIn(csvOf(['a', 'b'], []))).toBe(0);
    expect(rowsIn(csvOf(['£'], [['Zoë']]))).toBe(1);
    expect(
      rowsIn(
        csvOf(
          ['a', 'b'],
          [
            ['x,"\r\n', 'two\r\nlines'],
            ['"', ','],
          ],
        ),
      ),
    ).toBe(2);
  });
});
