import { MESSAGES } from '@willow/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Level, Pressure } from '../process/pressure.ts';
import { answered } from './answered.ts';
import { cookieName } from './cookies.ts';
import { OF_DATA } from './headers.ts';

type Settings = Pick<Config, 'secureCookies'>;

/** Whether we are alive, and what a bank says of money that was paid: never turned away. */
const ALWAYS = new Set(['/health/live', '/health/ready', '/api/payments/webhook']);

/** Fewer are no load, however late everything is on a machine that others keep busy: turning one of them away would help nobody. */
const FEW = 16;

/** So that they do not all come again at the same moment. */
const RETRY_AFTER_SECONDS = { from: 1, upTo: 4 };

/**
 * While there is more to do than gets done, who would begin something is asked to come again, so that who is in the middle of it can finish;
 * when that is not enough, everybody is. Before anything is looked up, parsed or logged as a failure: what is refused costs next to nothing.
 */
export function shedLoad(fastify: FastifyInstance, pressure: Pick<Pressure, 'level' | 'turnedAway'>, config: Settings): void {
  let underWay = 0;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (underWay >= FEW && isTurnedAway(pressure.level, request, config)) {
      pressure.turnedAway();
      return refuse(reply);
    }
    underWay += 1;
    void answered(request, reply).then(() => (underWay -= 1));
    return done();
  });
}

function isTurnedAway(level: Level, request: FastifyRequest, config: Settings): boolean {
  if (level === 'low' || ALWAYS.has(request.routeOptions.url ?? '')) return false;
  return level === 'extreme' || isNewcomer(request, config);
}

/** Pages and their files are cheap, and whoever has a session is in the middle of something. */
const isNewcomer = ({ routeOptions, cookies }: FastifyRequest, config: Settings): boolean =>
  (routeOptions.url ?? '').startsWith('/api/') && !cookies[cookieName(config, 'session')] && !cookies[cookieName(config, 'operator')];

function refuse(reply: FastifyReply): void {
  const { from, upTo } = RETRY_AFTER_SECONDS;
  const seconds = from + Math.floor(Math.random() * (upTo - from + 1));
  void reply.headers(OF_DATA).header('retry-after', String(seconds)).status(503).send({ message: MESSAGES.busy });
}
