import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { clearCookie, cookieName, setCookie } from '../../../platform/http/cookies.ts';
import { deviceInWords } from '../../../platform/sessions/device-words.ts';
import { DEVICE_SECONDS } from '../../../platform/sessions/known-devices.ts';
import type { Origin, SignedIn } from '../commands/log-in.ts';

export const originOf = ({ ip, headers, cookies }: FastifyRequest, config: Config): Origin => ({
  address: ip,
  device: cookies[cookieName(config, 'device')],
  browser: deviceInWords(headers['user-agent']),
  asked: cookies[cookieName(config, 'passkey')],
});

export function setSignedIn(reply: FastifyReply, config: Config, { session, device }: SignedIn): void {
  setCookie(reply, config, 'operator', session.token, session.maxAgeSeconds);
  clearCookie(reply, config, 'passkey');
  if (device) setCookie(reply, config, 'device', device, DEVICE_SECONDS);
}
