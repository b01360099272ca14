import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

const STYLE =
  'rehearsal-mark{display:block;position:sticky;top:0;z-index:2147483647;padding:8px 16px;background:#8c0016;color:#fff;font:bold 16px/1.4 sans-serif;text-align:center}';
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
/** An element of a name that no page of ours has, so that no style and no script means it. */
const MARK = `<rehearsal-mark role="complementary" aria-label="Rehearsal"><style>${STYLE}</style>Rehearsal: no card is charged, and no mail leaves this machine. Nothing here is a will.</rehearsal-mark>`;

/** Every page says, above everything else, that Stripe and mail are stand-ins. */
export function markPages(fastify: FastifyInstance): void {
  // It is changed on its way: so it must come whole and as text.
  fastify.addHook('onRequest', (request, _, done) => {
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
    done();
  });
  fastify.addHook('onSend', async (_, reply, payload) => {
    // A browser would keep it for a year, and for whatever else answers at localhost.
    reply.removeHeader('strict-transport-security');
    if (!payload || !String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return payload;
    const page = typeof payload === 'string' ? payload : await text(payload as Readable);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.removeHeader('etag').removeHeader('last-modified').removeHeader('content-length');
    void reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${STYLE_HASH}`));
    return page.replace(/<body[^>]*>/, (body) => body + MARK);
  });
}
