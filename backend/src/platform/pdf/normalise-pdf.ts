import { PdfFailed } from './pdf-renderer.ts';

/** As long as every date Chromium writes, so that no offset in the file moves. */
const FIXED_DATE = "D:20000101000000+00'00'";
const DATE_KEYS = ['/CreationDate', '/ModDate'] as const;

/**
 * Overwrites the two dates of a PDF, the only bytes that differ between two prints of one document. A key that is missing or there twice
 * means that the browser writes files in a way this was not made for: better no document than one whose hash is not its content's.
 */
export function normalisePdf(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new PdfFailed('malformed', 'The browser gave something that is not a PDF');
  for (const key of DATE_KEYS) overwrite(bytes, `${key} (`);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function overwrite(bytes: Buffer, opening: string): void {
  const at = bytes.indexOf(opening, 0, 'latin1');
  const start = at + opening.length;
  const alone = at !== -1 && bytes.indexOf(opening, start, 'latin1') === -1;
  if (!alone || bytes.indexOf(')', start, 'latin1') !== start + FIXED_DATE.length)
    throw new PdfFailed('malformed', `The PDF does not have exactly one ${opening.slice(1, -2)} of the known form`);
  bytes.write(FIXED_DATE, start, 'latin1');
}
