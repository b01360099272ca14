import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { capturePartnerCode, partnerCode } from './partner-code.ts';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'partnerReferralCode=; path=/; max-age=0';
});

describe('the code of a partner', () => {
  it.each([
    ['is read from the link in upper case (C-035, C-037)', '?ref=abc', 'ABC'],
    ['is trimmed (C-036)', '?ref=%20abc%20', 'ABC'],
    ['may be short (C-038)', '?ref=a', 'A'],
    ['may be long (C-038)', `?ref=${'a'.repeat(200)}`, 'A'.repeat(200)],
  ])('%s', (_, search, code) => {
    expect(partnerCode(search, '')).toBe(code);
  });

  it('comes from the link, else from local storage, else from the cookie (C-039, C-041, C-042, C-050, D-064)', () => {
    expect(partnerCode('', 'x=1; partnerReferralCode=cookie')).toBe('COOKIE');
    expect(partnerCode('', 'partnerReferralCode=a%20b')).toBe('A B');
    localStorage.setItem('partnerReferralCode', 'STORED');
    expect(partnerCode('', 'partnerReferralCode=cookie')).toBe('STORED');
    expect(partnerCode('?ref=link', 'partnerReferralCode=cookie')).toBe('LINK');
  });

  it('is kept in local storage and, for 30 days, in a cookie (C-040, C-043, C-044, C-045, C-046, C-047, C-049, C-050, D-060, D-064)', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    localStorage.setItem('partnerReferralCode', 'OLD');
    capturePartnerCode(document, '?ref=new');
    expect(localStorage.getItem('partnerReferralCode')).toBe('NEW');
    expect(localStorage.getItem('partnerRef')).toBe('NEW');
    expect(written).toHaveBeenCalledWith('partnerReferralCode=NEW; path=/; max-age=2592000; SameSite=Lax');
  });

  it.each([
    ['is not decided', null],
    ['was rejected', JSON.stringify({ essential: true, analytics: false, marketing: false, functional: false })],
  ])('is kept at once, also while what is not essential %s (C-034, D-063)', (_, preferences) => {
    if (preferences) localStorage.setItem('cookiePreferences', preferences);
    capturePartnerCode(document, '?ref=new');
    expect(localStorage.getItem('partnerReferralCode')).toBe('NEW');
    expect(document.cookie).toContain('partnerReferralCode=NEW');
  });

  it.each(['', '?ref=', '?ref=%20'])('an empty one (%j) leaves what is kept (C-048)', (search) => {
    localStorage.setItem('partnerReferralCode', 'KEPT');
    capturePartnerCode(document, search);
    expect(localStorage.getItem('partnerReferralCode')).toBe('KEPT');
  });

  it('blocked storage breaks nothing (D-064)', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => capturePartnerCode(document, '?ref=abc')).not.toThrow();
  });
});
