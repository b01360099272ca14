import { BRAND, type Enrolment } from '@willow/contracts';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step that a code is right for: now, the one before or the one after; null when it is wrong. */
export function timeStepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

export const enrolmentOf = (secret: string, email: string): Enrolment => ({ secret, uri: totpOf(secret, email).toString() });
