import { type Readable, Transform } from 'node:stream';
import { MESSAGES, stopInOneClick } from '@willow/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from './request-refused.ts';

const KIB = 1024;
const DEFAULT_LIMIT = 100 * KIB;
const LIMITS: Readonly<Record<string, number>> = {
  '/api/will': 256 * KIB,
  '/api/payments/webhook': 1024 * KIB,
  '/api/mail/events': 1024 * KIB,
};
export const LARGEST_BODY = 1024 * KIB;
/** A byte more tells that there was more. */
const HEARD = LARGEST_BODY + 1;
/** Who sends more than this is cut off. */
const LONGEST_BODY = 16 * LARGEST_BODY;
/** Mail programs post one of these when somebody unsubscribes, and all that they say is in the address. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_DEPTH = 32;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/**
 * Reads JSON bodies: an empty body is no body, the size depends on the route, and what cannot be stored faithfully (a NUL, a lone
 * surrogate, a number beyond a double, a hostile prototype key, hopeless depth) is refused here, once, with a 400.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('preParsing', hearOut);
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: HEARD }, async (request: FastifyRequest, body: Buffer) =>
    parseBody(request, body),
  );
  fastify.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: HEARD }, async ({ routeOptions }: FastifyRequest, body: Buffer) => {
    if (routeOptions.url !== stopInOneClick.path) throw new RequestRefused(415, MESSAGES.notJson);
    if (body.length > KIB) throw new RequestRefused(413, MESSAGES.tooLarge);
  });
}

/**
 * A connection that is closed while somebody still sends loses the answer on its way. So what is too large is read to its end before it is
 * refused, and all beyond the limit is thrown away as it comes.
 */
async function hearOut({ headers }: FastifyRequest, _reply: unknown, payload: Readable): Promise<Readable> {
  const length = headers['content-length'] === undefined ? null : Number(headers['content-length']);
  const isOrdinary = length === null ? headers['transfer-encoding'] === undefined : length <= LARGEST_BODY;
  if (isOrdinary || (length !== null && length > LONGEST_BODY)) return payload;
  // Fastify refuses by this header before anything is read.
  delete headers['content-length'];
  let heard = 0;
  const capped = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const kept = chunk.subarray(0, Math.max(0, HEARD - heard));
      heard += chunk.length;
      if (heard > LONGEST_BODY) done(new RequestRefused(413, MESSAGES.tooLarge));
      else done(null, kept.length > 0 ? kept : undefined);
    },
  });
  payload.on('error', (error) => capped.destroy(error));
  return payload.pipe(capped);
}

function parseBody(request: FastifyRequest, body: Buffer): unknown {
  if (body.length > (LIMITS[request.routeOptions.url ?? ''] ?? DEFAULT_LIMIT)) throw new RequestRefused(413, MESSAGES.tooLarge);
  request.rawBody = body;
  if (body.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(UTF8.decode(body));
  } catch (error) {
    throw new RequestRefused(400, error instanceof SyntaxError ? MESSAGES.badRequest : MESSAGES.badText);
  }
  refuseUnstorable(value);
  return value;
}

/** Walks without recursion: depth must not cost stack. */
export function refuseUnstorable(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > MAX_DEPTH) throw new RequestRefused(400, MESSAGES.tooDeep);
    if (typeof value === 'string') refuseBadText(value);
    else if (typeof value === 'number' && !Number.isFinite(value)) throw new RequestRefused(400, MESSAGES.badRequest);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === '__proto__') throw new RequestRefused(400, MESSAGES.badRequest);
        refuseBadText(key);
        open.push({ value: inner, depth: depth + 1 });
      }
    }
  }
}

function refuseBadText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new RequestRefused(400, MESSAGES.badText);
}
