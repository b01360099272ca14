import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BRAND } from '@willow/contracts/brand/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page, or something that crawlers read, as it is served: it names the address of this site. */
export type SiteText = {
  readonly text: string;
  readonly type: string;
  readonly etag: string;
  readonly packed: Map<Encoding, Promise<Buffer>>;
};
type Encoding = keyof typeof PACK;

/** What the build writes for the address of the site, which nobody knows before the product starts. */
const BUILT_ORIGIN = `https://${BRAND.domain}`;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.xml': 'application/xml', '.txt': 'text/plain' };
/** By the order in which we would rather send them. The largest page takes 15 ms with the ninth of brotli's levels, and 150 ms with the last. */
const PACK = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
};
const ENCODINGS = Object.keys(PACK) as readonly Encoding[];

export const readSiteText = (file: string, publicUrl: string): SiteText =>
  siteTextOf(readFileSync(file, 'utf8').replaceAll(BUILT_ORIGIN, publicUrl), `${TYPES[extname(file)] ?? 'text/plain'}; charset=utf-8`);

export function siteTextOf(text: string, type: string): SiteText {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { text, type, etag, packed: new Map() };
}

/** Compressed once, when somebody first asks for it. */
export async function sendSiteText({ headers }: FastifyRequest, reply: FastifyReply, site: SiteText): Promise<FastifyReply> {
  const { text, type, etag, packed } = site;
  void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' }).type(type);
  if (reply.statusCode === 200 && isKept(headers['if-none-match'], etag)) return reply.status(304).send();
  const accepted = acceptedIn(headers['accept-encoding']);
  const encoding = ENCODINGS.find((each) => accepted.includes(each));
  if (!encoding) return reply.send(text);
  const body = packed.get(encoding) ?? PACK[encoding](text);
  packed.set(encoding, body);
  return reply.header('content-encoding', encoding).send(await body);
}

const isKept = (kept: string | undefined, etag: string): boolean => kept?.split(',').some((each) => each.trim() === etag) ?? false;

const acceptedIn = (header: string | string[] | undefined): readonly string[] =>
  String(header ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim() ?? '');
