import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { type PageFiles, StaticPage } from './shared/static-page.ts';

type PageName = 'islands' | 'app';

const IN_DEVELOPMENT: PageFiles = { script: '/src/app/islands.ts', imports: [], styles: [] };

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const html = await render(
    <StaticPage value={filesFor(context)}>
      <ServerRouter context={context} url={request.url} />
    </StaticPage>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Which script a page asked for is known only here; the fallback page, which the router insists on building, has none. */
function filesFor(context: EntryContext): PageFiles | null {
  if (context.isSpaMode) return null;
  const name: PageName = context.staticHandlerContext.matches.some(({ route }) => route.id.endsWith('app-page')) ? 'app' : 'islands';
  if (import.meta.env.DEV) return name === 'islands' ? IN_DEVELOPMENT : null;
  return (JSON.parse(readFileSync('build/page-files.json', 'utf8')) as Readonly<Record<PageName, PageFiles>>)[name];
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => {
        const parts: Buffer[] = [];
        const body = new PassThrough();
        body.on('data', (part: Buffer) => parts.push(part));
        body.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
        pipe(body);
      },
      onError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
    });
  });
}
