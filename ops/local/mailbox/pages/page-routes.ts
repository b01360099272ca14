import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserModule } from '../../kit/browser-script.ts';
import { html, type Html } from '../../kit/html.ts';
import type { LocalRequest, LocalResponse } from '../../kit/http-server.ts';
import { asset, page } from '../../kit/responses.ts';
import type { MessageStore } from '../inbox/message-store.ts';
import { layout } from './layout.ts';
import { mailList } from './list.ts';
import { mailDocument } from './mail-document.ts';
import { messageView, VIEWS } from './message-view.ts';
import { MAIL_POLICY, PAGE_POLICY } from './policies.ts';

const PAGES = dirname(fileURLToPath(import.meta.url));

/** `reports`: whether there is somebody to report to. */
export function createPageRoutes(store: MessageStore, reports: boolean): (request: LocalRequest) => LocalResponse | undefined {
  const assets = loadAssets();
  return ({ method, path, query }) => {
    if (method !== 'GET') return undefined;
    const search = query.get('q') ?? '';
    if (path === '/') return listPage(store, search);
    const [, id = '', body] = /^\/messages\/([\w.-]+)(\/html)?$/.exec(path) ?? [];
    if (id === '') return assets.get(path);
    if (body !== undefined) return mailBody(store, id);
    return messagePage(store, id, { wanted: query.get('view'), search, told: reports ? (query.get('told') ?? '') : null });
  };
}

function loadAssets(): ReadonlyMap<string, LocalResponse> {
  const icon = { status: 200, headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' } };
  return new Map([
    ['/assets/mailbox.css', asset('text/css', readFileSync(join(PAGES, 'mailbox.css'), 'utf8'))],
    ['/assets/refresh.ts', asset('text/javascript', browserModule(join(PAGES, '..', 'browser'), 'refresh.ts'))],
    ['/assets/icon.svg', { ...icon, body: readFileSync(join(PAGES, 'icon.svg'), 'utf8') }],
  ]);
}

function listPage(store: MessageStore, search: string): LocalResponse {
  const summaries = store.list();
  const list = mailList({ summaries, search });
  const main = summaries.length === 0 ? EMPTY : CHOOSE;
  return page(layout({ title: 'Local mailbox', view: 'list', version: store.version(), list, main }), PAGE_POLICY);
}

type Asked = { readonly wanted: string | null; readonly search: string; readonly told: string | null };

function messagePage(store: MessageStore, id: string, { wanted, search, told }: Asked): LocalResponse {
  const message = store.get(id);
  const view = VIEWS.find((known) => known === wanted);
  const list = mailList({ summaries: store.list(), search, selected: id });
  const main = message ? messageView(message, view, { search, told }) : MISSING;
  const title = message ? `${message.subject} — Local mailbox` : 'Not found — Local mailbox';
  return page(layout({ title, view: 'message', version: store.version(), list, main }), PAGE_POLICY, message ? 200 : 404);
}

function mailBody(store: MessageStore, id: string): LocalResponse {
  const source = store.get(id)?.html;
  return source === undefined || source === null ? page('', MAIL_POLICY, 404) : page(mailDocument(source), MAIL_POLICY);
}

const EMPTY: Html = html`<div class="empty">
  <h2>No mail yet</h2>
  <p>Mail appears here as soon as it is sent.</p>
</div>`;

const CHOOSE: Html = html`<div class="empty">
  <h2>Choose a mail</h2>
  <p>The newest is at the top of the list.</p>
</div>`;

const MISSING: Html = html`<a class="back" href="/">All mails</a>
  <div class="empty">
    <h2>There is no such mail</h2>
    <p>It may have been deleted.</p>
  </div>`;
