import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { setCookie } from '../../../platform/http/cookies.ts';
import { DEVICE_SECONDS } from '../../../platform/sessions/known-devices.ts';
import type { NewSession } from '../started-sessions.ts';

export function setSessionCookies(reply: FastifyReply, config: Config, { token, maxAgeSeconds, device }: NewSession): void {
  setCookie(reply, config, 'session', token, maxAgeSeconds);
  if (device) setCookie(reply, config, 'customer-device', device, DEVICE_SECONDS);
}
