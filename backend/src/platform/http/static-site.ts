import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { MESSAGES } from '@willow/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { contentSecurityPolicy, EMPTY_STYLE } from './csp.ts';
import type { EarlierAssets } from './earlier-assets.ts';
import { readSiteText, sendSiteText, type SiteText, siteTextOf } from './site-text.ts';

export type SiteFolders = {
  readonly storefront: string;
  readonly console: string;
  readonly earlier?: EarlierAssets;
};
/** What is done when a page of a pattern is served, by that pattern; the page comes after it. */
export type Visits = Readonly<Record<string, (id: string) => Promise<void>>>;

/** What changes a page when it is served, by its path: given the page as it is built. */
export type Fillers = Readonly<Record<string, (page: string) => Promise<string>>>;
/** What is taken out of every page, or put into it, for a while: given the page as it is built. */
export type Settle = (page: string) => string;
export type Served = { readonly visits?: Visits; readonly fillers?: Fillers; readonly settle?: Settle };

const Routes = z.object({
  prerendered: z.array(z.string()),
  /** The hash of the styles that a page carries in itself, by its path. */
  styles: z.record(z.string(), z.string()),
  /** The files that a screen needs beside those that its page names, by its path. */
  app: z.record(z.string(), z.array(z.string())),
  /** Pages that are the same for every address of a pattern, by that pattern. */
  patterns: z.record(z.string(), z.string()),
});

const APP = '/app';
const NOT_FOUND = '/404';
const CHECKOUT = '/checkout';
const SECURITY = 'security.txt';
const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export async function serveSite(
  fastify: FastifyInstance,
  folders: SiteFolders,
  config: Config,
  { visits = {}, fillers = {}, settle = (page) => page }: Served = {},
): Promise<void> {
  const routes = Routes.parse(readJson(join(folders.storefront, 'routes.json')));
  const policyOf = policies(routes.styles, config);
  const client = join(folders.storefront, 'client');
  const textOf = (file: string): SiteText => readSiteText(join(client, file), config.publicUrl);
  await fastify.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    // Pages are served at their own path, with their own policy; never as files. What else names the address of the site comes below.
    globIgnore: ['**/*.{html,xml,txt}', '**/*.{html,xml,txt}.*', '**/.*/**'],
    preCompressed: true,
    setHeaders: cacheForever,
  });
  /** As it was built or is settled for now, compressed once for all who get the same; what is filled in is nobody's to keep. */
  const pageOf = (path: string): Page => {
    const built = textOf(join(path, 'index.html'));
    let last = built;
    return async (request, reply) => {
      const settled = settle(built.text);
      const filled = (await fillers[path]?.(settled)) ?? settled;
      void reply.header('content-security-policy', policyOf(path));
      if (filled !== settled) return filledPage(reply, filled);
      if (last.text !== settled) last = siteTextOf(settled, built.type);
      return sendSiteText(request, reply, last);
    };
  };
  for (const path of routes.prerendered) if (path !== NOT_FOUND) fastify.get(path, pageOf(path));
  for (const [pattern, path] of Object.entries(routes.patterns)) {
    const page = pageOf(path);
    fastify.get<{ Params: { id: string } }>(pattern, async (request, reply) => {
      if (request.method === 'GET') await visits[pattern]?.(request.params.id);
      return page(request, reply);
    });
  }
  const app = textOf(join(APP, 'index.html'));
  for (const [path, files] of Object.entries(routes.app)) {
    const link = files.map(announced).join(', ');
    const policy = policyOf(path);
    fastify.get(path, (request, reply) =>
      sendSiteText(request, reply.headers({ 'content-security-policy': policy, ...(link && { link }) }), app),
    );
  }
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((each) => /[.](xml|txt)$/.test(each))) {
    const text = textOf(file);
    fastify.get(`/${file}`, (request, reply) => sendSiteText(request, reply, text));
    if (file === SECURITY) fastify.get(`/.well-known/${SECURITY}`, (request, reply) => sendSiteText(request, reply, text));
  }
  await fastify.register(serveConsole, { root: folders.console, ...(folders.earlier && { earlier: folders.earlier.console }) });
  const pages = new Set([...routes.prerendered, ...Object.keys(routes.app)]);
  const notFound = pageOf(NOT_FOUND);
  fastify.get('/*', (request, reply) =>
    isApi(request)
      ? reply.status(404).send({ message: MESSAGES.notFound, traceId: request.id })
      : (earlierAsset(request, reply, folders.earlier?.storefront) ??
        withoutSlash(request, reply, pages) ??
        notFound(request, reply.status(404))),
  );
}

/**
 * Fetched together with what the page names: otherwise the app's script has to run first, and ask for them one round trip later.
 * Vite asks for styles with `crossorigin`, and a browser takes only what was announced in the same way.
 */
const announced = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`;

const isApi = ({ url }: FastifyRequest): boolean => url === '/api' || url.startsWith('/api/');

/** Null when no version had it. */
function earlierAsset({ url }: FastifyRequest, reply: FastifyReply, folder: string | undefined): FastifyReply | null {
  const [, name] = /^\/assets\/([\w-][\w.-]*)$/.exec(url) ?? [];
  return folder && name && existsSync(join(folder, name)) ? reply.sendFile(name, folder) : null;
}

/** To pages of ours and nowhere else: browsers read `/\\`, `//` and their encoded kin as another host. */
function withoutSlash({ url }: FastifyRequest, reply: FastifyReply, pages: ReadonlySet<string>): FastifyReply | null {
  const [path = '', query] = url.split('?', 2);
  const wanted = trimmed(path);
  if (wanted === path || !pages.has(wanted)) return null;
  return reply.redirect(wanted + (query ? `?${query}` : ''), 308);
}

/** As it is at this moment: nobody keeps it. */
const filledPage = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);

type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Only the checkout may talk to the card provider. Its script brings no Trusted Types of its own, so they are not required there. */
function policies(styles: Readonly<Record<string, string>>, { STRIPE_JS_URL }: Config): (path: string) => string {
  const provider = STRIPE_JS_URL ? new URL(STRIPE_JS_URL).origin : 'https://js.stripe.com';
  const frames = STRIPE_JS_URL ? [provider] : [provider, 'https://hooks.stripe.com'];
  const connects = [STRIPE_JS_URL ? provider : 'https://api.stripe.com'];
  const checkout = contentSecurityPolicy({ scripts: [provider], frames, connects, trustedTypes: false });
  return (path) => (path === CHECKOUT ? checkout : contentSecurityPolicy({ styles: styles[path] === undefined ? [] : [styles[path]] }));
}

async function serveConsole(fastify: FastifyInstance, { root, earlier }: { root: string; earlier?: string }): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: [join(root, 'assets'), ...(earlier ? [earlier] : [])],
    prefix: '/admin/assets/',
    decorateReply: false,
    preCompressed: true,
    setHeaders: cacheForever,
  });
  const headers = { 'content-security-policy': contentSecurityPolicy({ styles: [EMPTY_STYLE] }), 'cache-control': REVALIDATE };
  const index = (_: FastifyRequest, reply: FastifyReply) => reply.headers(headers).sendFile('index.html', root, { cacheControl: false });
  fastify.get('/admin', index);
  fastify.get('/admin/*', index);
  if (existsSync(join(root, 'icon.svg'))) fastify.get('/admin/icon.svg', (_, reply) => reply.sendFile('icon.svg', root));
}

function cacheForever(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', path.includes('/assets/') ? YEAR : REVALIDATE);
}

function trimmed(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
