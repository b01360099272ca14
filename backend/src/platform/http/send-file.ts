import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Only this person may see it: never cached, sniffed or run. The file name is ours, not made of user input. */
export async function sendPdf(
  reply: FastifyReply,
  pdf: Uint8Array,
  { filename, disposition }: { filename: string; disposition: 'inline' | 'attachment' },
): Promise<void> {
  await reply
    .headers({
      'content-disposition': `${disposition}; filename="${filename}"`,
      'cache-control': 'no-store',
      // No more than this: browsers refuse to show a PDF under `sandbox` or without objects.
      'content-security-policy': "frame-ancestors 'none'",
    })
    .type('application/pdf')
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

/** As it is read. A reader who goes away ends it. */
export async function sendCsv(reply: FastifyReply, lines: Readable, filename: string): Promise<void> {
  await reply
    .headers({ 'content-disposition': `attachment; filename="${filename}"`, 'cache-control': 'no-store' })
    .type('text/csv; charset=utf-8')
    .send(lines);
}

/** One JSON object a line. */
export async function sendLines(reply: FastifyReply, lines: Buffer, filename: string): Promise<void> {
  await reply
    .headers({ 'content-disposition': `attachment; filename="${filename}"`, 'cache-control': 'no-store' })
    .type('application/x-ndjson; charset=utf-8')
    .send(lines);
}

/** A file that is given to somebody else. */
export async function sendText(reply: FastifyReply, text: string, filename: string): Promise<void> {
  await reply
    .headers({ 'content-disposition': `attachment; filename="${filename}"`, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text);
}

export async function sendPage(reply: FastifyReply, html: string): Promise<void> {
  await reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A file to keep, set so that a person can read it. */
export async function sendJson(reply: FastifyReply, content: object, filename: string): Promise<void> {
  await reply
    .headers({ 'content-disposition': `attachment; filename="${filename}"`, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(content, null, 2));
}
