import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { failureFrom, MailRefused, MailUnavailable } from './failures.ts';

const SECRET = 'SG.secret-key';

describe('failureFrom', () => {
  it.each([400, 401, 403, 404, 413, 415, 422])('takes %d for good', (code) => {
    expect(failureFrom({ code, response: { body: SECRET } })).toMatchObject({ name: 'MailRefused', status: code });
  });

  it.each([408, 429, 500, 503])('tries %d again, knowing that nothing was accepted', (code) => {
    expect(failureFrom({ code })).toMatchObject({ name: 'MailUnavailable', status: code, mayBeAccepted: false });
  });

  it.each([502, 504])('tries %d again, in doubt', (code) => {
    expect(failureFrom({ code })).toMatchObject({ name: 'MailUnavailable', status: code, mayBeAccepted: true });
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'])(
    'knows that %s never arrived',
    (code) => {
      expect(failureFrom({ code })).toMatchObject({ name: 'MailUnavailable', status: null, mayBeAccepted: false });
    },
  );

  it.each(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_CANCELED', 'ETIMEDOUT', 'ERR_BAD_RESPONSE', undefined])(
    'is in doubt after %s',
    (code) => {
      expect(failureFrom({ code })).toMatchObject({ name: 'MailUnavailable', status: null, mayBeAccepted: true });
    },
  );

  it('takes a redirect for a fault', () => {
    expect(failureFrom({ code: 'ERR_BAD_REQUEST', response: { status: 302 } })).toMatchObject({ name: 'MailUnavailable', status: 302 });
  });

  it.each([undefined, null, 'text', new Error(SECRET), { code: `${SECRET} and more` }])(
    'copes with %p and keeps its text out',
    (thrown) => {
      const failure = failureFrom(thrown);
      expect(failure).toBeInstanceOf(MailUnavailable);
      expect(`${failure.message}${JSON.stringify(failure)}${inspect(failure, { depth: null })}`).not.toContain(SECRET);
    },
  );

  it('marks what waiting can mend, for those who ask any error', () => {
    expect(new MailUnavailable('later').transient).toBe(true);
    expect(new MailRefused('never')).not.toHaveProperty('transient');
  });
});
