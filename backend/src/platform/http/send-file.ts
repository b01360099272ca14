import type { FastifyReply } from 'fastify';

/** Sends a PDF that only this person may see: never cached, never sniffed, never run. The name is ours, not made of anybody's input. */
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

/** Sends a page of ours that stands alone: it carries its styles, loads nothing, and only this person may see it. */
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
