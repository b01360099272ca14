import { describe, expect, it } from '@jest/globals';
import { normalisePdf } from './normalise-pdf.ts';
import { PdfFailed } from './pdf-renderer.ts';

const pdf = (info: string) => new Uint8Array(Buffer.from(`%PDF-1.4\n1 0 obj\n<<${info}>>\nendobj\n%%EOF`, 'latin1'));
const dates = (created: string, changed: string) => pdf(`/Title (A)\n/CreationDate (D:${created}+00'00')\n/ModDate (D:${changed}+00'00')`);

describe('the dates of a PDF', () => {
  it('are overwritten in place, so that two prints of one document are the same bytes', () => {
    const one = normalisePdf(dates('20261121080000', '20261121080001'));
    expect(one).toEqual(normalisePdf(dates('20310101235959', '20310101235959')));
    expect(one).toHaveLength(dates('20261121080000', '20261121080001').length);
    expect(Buffer.from(one).toString()).toContain("/CreationDate (D:20000101000000+00'00')\n/ModDate (D:20000101000000+00'00')");
  });

  it('leave what was given as it was', () => {
    const given = dates('20261121080000', '20261121080001');
    normalisePdf(given);
    expect(given).toEqual(dates('20261121080000', '20261121080001'));
  });

  it.each([
    ['no date', pdf('/Title (A)')],
    ['one date', pdf("/CreationDate (D:20261121080000+00'00')")],
    ['a date of another length', pdf("/CreationDate (D:20261121+00'00')\n/ModDate (D:20261121080000+00'00')")],
    [
      'two of a kind',
      pdf("/CreationDate (D:20261121080000+00'00')\n/CreationDate (D:20261121080000+00'00')\n/ModDate (D:20261121080000+00'00')"),
    ],
    ['no PDF', new Uint8Array(Buffer.from('<html>'))],
  ])('refuse a file with %s', (_what, bytes) => {
    expect(() => normalisePdf(bytes)).toThrow(PdfFailed);
  });
});
