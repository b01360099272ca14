import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';

type CookieName = 'session' | 'operator' | 'position' | 'browser' | 'device' | 'customer-device' | 'passkey';

/** `__Host-`: a sister domain cannot set such a cookie for us. */
export const cookieName = (config: Pick<Config, 'secureCookies'>, name: CookieName): string =>
  config.secureCookies ? `__Host-willow-${name}` : `willow-${name}`;

const withCookies = new WeakSet<FastifyReply>();

/** Whether an answer changes what the browser is signed in as, or what we know it by. */
export const changesCookies = (reply: FastifyReply): boolean => withCookies.has(reply);

export function setCookie(
  reply: FastifyReply,
  config: Pick<Config, 'secureCookies'>,
  name: CookieName,
  value: string,
  maxAgeSeconds: number,
): void {
  withCookies.add(reply);
  void reply.setCookie(cookieName(config, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    maxAge: maxAgeSeconds,
  });
}

export function clearCookie(reply: FastifyReply, config: Pick<Config, 'secureCookies'>, name: CookieName): void {
  withCookies.add(reply);
  void reply.clearCookie(cookieName(config, name), { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secureCookies });
}
