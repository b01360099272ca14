import { readControl } from '../../kit/control-routes.ts';
import type { LocalRequest, LocalResponse } from '../../kit/http-server.ts';
import { json } from '../../kit/responses.ts';
import { isPlay, type Play, PLAYS } from './plays.ts';

type PlayMail = (id: string, play: Play) => Promise<boolean>;

/** `POST /messages/:id/events` is a button of the page; `POST /_local/events` with `{"message", "play"}` is for scripts. */
export function createEventRoutes(play: PlayMail): (request: LocalRequest) => Promise<LocalResponse | undefined> {
  return async (request) => {
    if (request.method !== 'POST') return undefined;
    if (request.path === '/_local/events') return forScripts(request, play);
    const id = /^\/messages\/([\w.-]+)\/events$/.exec(request.path)?.[1];
    // A page elsewhere could send this form as well.
    if (id === undefined || (request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return undefined;
    const wanted = new URLSearchParams(request.body.toString('utf8')).get('play');
    const told = isPlay(wanted) && (await play(id, wanted));
    return { status: 303, headers: { location: `/messages/${encodeURIComponent(id)}?told=${told ? wanted : 'failed'}` } };
  };
}

async function forScripts(request: LocalRequest, play: PlayMail): Promise<LocalResponse> {
  const { message, play: wanted } = readControl(request) ?? {};
  if (typeof message !== 'string' || !isPlay(wanted))
    return json({ error: `Send {"message": its id, "play": one of ${PLAYS.join(', ')}}.` }, 400);
  return (await play(message, wanted))
    ? json({ told: wanted })
    : json({ error: 'There is no such message, or nobody takes the report.' }, 409);
}
