import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { MESSAGES } from '@willow/contracts';
import type { Config } from '../config/config.ts';
import type { Level, Pressure } from '../process/pressure.ts';
import { answered } from './answered.ts';
import { cookieName } from './cookies.ts';
import { dataHeaders } from './headers.ts';

type Settings = Pick<Config, 'secureCookies'>;

/** Whether we are alive, and what a bank says of money that was paid: never turned away. */
const ALWAYS = new Set(['/health/live', '/health/ready', '/api/payments/webhook']);

/** Fewer are no load, however late everything is on a machine that others keep busy: turning one of them away would help nobody. */
const FEW = 16;

/** So that they do not all come again at the same moment. */
const RETRY_AFTER_SECONDS = { from: 1, upTo: 4 };

/**
 * While there is more to do than gets done, who would begin something is asked to come again, so that who is in the middle of it can finish;
 * when that is not enough, everybody is. Before there is a request of Fastify's: what is refused is neither routed, traced nor logged, only
 * counted, and costs next to nothing.
 */
export function shedLoad(server: Server, pressure: Pick<Pressure, 'level' | 'turnedAway'>, config: Settings): void {
  const handlers = server.listeners('request') as RequestListener[];
  const isNewcomer = newcomersOf(config);
  const refuse = refusing(config);
  let underWay = 0;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (underWay >= FEW && isTurnedAway(pressure.level, request, isNewcomer)) {
      pressure.turnedAway();
      return refuse(response);
    }
    underWay += 1;
    void answered(response).then(() => (underWay -= 1));
    for (const handle of handlers) handle(request, response);
    return undefined;
  });
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;

function isTurnedAway(level: Level, request: IncomingMessage, isNewcomer: (request: IncomingMessage) => boolean): boolean {
  if (level === 'low' || ALWAYS.has(pathOf(request))) return false;
  return level === 'extreme' || isNewcomer(request);
}

/** Pages and their files are cheap, and whoever has a session is in the middle of something. */
function newcomersOf(config: Settings): (request: IncomingMessage) => boolean {
  const sessions = (['session', 'operator'] as const).map((name) => `${cookieName(config, name)}=`);
  return (request) => {
    const { cookie = '' } = request.headers;
    return pathOf(request).startsWith('/api/') && !sessions.some((session) => cookie.includes(session));
  };
}

function refusing(config: Settings): (response: ServerResponse) => void {
  const body = JSON.stringify({ message: MESSAGES.busy });
  const headers = { ...dataHeaders(config), 'content-type': 'application/json; charset=utf-8' };
  const { from, upTo } = RETRY_AFTER_SECONDS;
  return (response) => {
    const seconds = from + Math.floor(Math.random() * (upTo - from + 1));
    response.writeHead(503, { ...headers, 'retry-after': String(seconds) }).end(body);
  };
}
