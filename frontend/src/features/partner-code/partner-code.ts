import { PARTNER_CODE_DAYS } from '@willow/contracts/constants';
import { KEYS, read, write } from '../../shared/storage.ts';

const normal = (code: string | null | undefined): string | null => code?.trim().toUpperCase() || null;

export function partnerCode(search: string, cookies: string): string | null {
  return normal(new URLSearchParams(search).get('ref')) ?? normal(read(KEYS.partnerCode)) ?? cookieCode(cookies);
}

function cookieCode(cookies: string): string | null {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === KEYS.partnerCode)?.[1];
  try {
    return normal(value && decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** Keeps the code this visitor came with, for sign-up. A link without a code leaves what is kept untouched. */
export function capturePartnerCode(document: Document, search: string): void {
  const code = partnerCode(search, document.cookie);
  if (!code) return;
  write(KEYS.partnerRef, code);
  write(KEYS.partnerCode, code);
  if (!normal(new URLSearchParams(search).get('ref'))) return;
  const days = PARTNER_CODE_DAYS * 24 * 60 * 60;
  document.cookie = `${KEYS.partnerCode}=${encodeURIComponent(code)}; path=/; max-age=${days}; SameSite=Lax`;
}
