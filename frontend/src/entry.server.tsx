import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { StaticPage } from './shared/static-page.ts';

const isStatic = (handle: unknown): boolean => typeof handle === 'object' && handle !== null && 'static' in handle;

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const html = await render(
    <StaticPage value={islandsFor(context)}>
      <ServerRouter context={context} url={request.url} />
    </StaticPage>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Whether the page asked to stay without React is known only here; asking in the layout breaks the app's fallback page. */
function islandsFor(context: EntryContext): string | null {
  if (context.isSpaMode || !context.staticHandlerContext.matches.some(({ route }) => isStatic(route.handle))) return null;
  return import.meta.env.DEV ? '/src/app/islands.ts' : readFileSync('build/islands-url', 'utf8');
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
