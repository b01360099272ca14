import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { StaticPage } from './shared/static-page.ts';

type Handle = { readonly static?: boolean } | undefined;

/** Runs at build time only: draws each public page and the fallback page of the app. */
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
  const isStatic = !context.isSpaMode && context.staticHandlerContext.matches.some((match) => (match.route.handle as Handle)?.static);
  if (!isStatic) return null;
  return import.meta.env.DEV ? '/src/app/islands.ts' : (JSON.parse(readFileSync('build/islands.json', 'utf8')) as string);
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
