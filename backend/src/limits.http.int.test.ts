import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import type { Audience } from '@willow/contracts';
import { LIMITS } from './platform/http/rate-limit.guard.ts';
import type { Limit } from './platform/sessions/rate-limiter.ts';
import { type Product, startProduct } from './testing/product.ts';
import { servedBy } from './testing/served-by.ts';

const BY_MAILBOX = 'counted by network, mailbox and device before anything is looked up (mail-requests.ts)';
const BY_SIGNATURE = 'a signature is checked before anything is read; a link works once';
/** Routes of visitors, and those of the providers: nobody is signed in whose requests could be counted. */
const WITHOUT: Readonly<Record<string, string>> = {
  'POST /api/signup': BY_MAILBOX,
  'POST /api/login': BY_MAILBOX,
  'POST /api/resend-verification': BY_MAILBOX,
  'POST /api/mail-status': 'counted by network (mail-status.controller.ts)',
  'GET /api/verify-email': BY_SIGNATURE,
  'POST /api/verify-email': BY_SIGNATURE,
  'GET /api/email-change': BY_SIGNATURE,
  'POST /api/email-change': BY_SIGNATURE,
  'POST /api/me/email':
    'counted for each person and by mailbox, network and device; what is refused does not count (email-change.controller.ts)',
  'POST /api/verify-code': 'counted by mailbox, device and network; five wrong ones void a code (code-attempts.ts)',
  'POST /api/payments/webhook': BY_SIGNATURE,
  'POST /api/mail/events': BY_SIGNATURE,
  'POST /api/admin/login': 'counted by account, device and network (login-attempts.ts)',
  'POST /api/admin/login/passkey/challenge': 'counted by network and all together (passkey-attempts.ts)',
  'POST /api/admin/login/passkey': 'counted by network (passkey-attempts.ts); a signature is checked',
  'POST /api/admin/invitation': 'counted by network (invitation-attempts.ts); a secret is checked',
  'POST /api/admin/invitation/acceptance': 'counted by network (invitation-attempts.ts); a link works once',
  'POST /api/admin/password-reset': 'counted by mailbox, network and all together (reset-attempts.ts)',
  'POST /api/admin/password-reset/link': 'counted by network (invitation-attempts.ts); a secret is checked',
  'POST /api/admin/password-reset/password': 'counted by network (invitation-attempts.ts); a link works once',
  'POST /api/logout': 'reads a session, and there is none after the first time',
  'POST /api/admin/logout': 'reads a session, and there is none after the first time',
  'POST /api/referrals/stop': 'counted by network (stop.controller.ts); a key that is in the mail alone is checked',
  'POST /api/referrals/unsubscribe': 'counted by network (stop.controller.ts); a key that is in the mail alone is checked',
  'GET /api/referrals/unsubscribe': 'reads nothing',
  'POST /api/couple/refusal': 'counted by network (couple.controller.ts); a code that is in the mail alone is checked',
  'POST /api/contact': 'counted by network, mailbox and all together (contact-limits.ts)',
  'POST /api/call-backs': 'counted by network, mailbox and all together (contact-limits.ts)',
  'GET /api/config': 'reads nothing',
  'GET /api/erasures/:id': 'counted by network (privacy.controller.ts)',
};
/** Few, known by name, signed in with a second factor, and each of their changes is recorded under their name. */
const TEAM: ReadonlySet<Audience> = new Set(['operator', 'auditor', 'admin']);

let product: Product;
let routes: readonly { readonly route: string; readonly audience: readonly Audience[]; readonly limits: readonly Limit[] }[];
beforeAll(async () => {
  product = await startProduct();
  const reflector = new Reflector();
  routes = servedBy(product.api).map(({ endpoint, handler }) => ({
    route: `${endpoint.method} ${endpoint.path}`,
    audience: [endpoint.audience].flat(),
    limits: reflector.get<readonly Limit[] | undefined>(LIMITS, handler) ?? [],
  }));
});
afterAll(async () => product?.close());

describe('every route', () => {
  it('is limited for each person, or is of the team, or says here why not (C-155, D-089)', () => {
    expect(routes.length).toBeGreaterThan(40);
    const unlimited = routes.filter(({ limits, audience }) => limits.length === 0 && !audience.every((each) => TEAM.has(each)));
    expect(unlimited.map(({ route }) => route).toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });

  it('with a limit by that name has the same: a name is one count', () => {
    const named = Map.groupBy(
      routes.flatMap(({ limits }) => limits),
      ({ name }) => name,
    );
    for (const limits of named.values()) expect(new Set(limits.map((limit) => JSON.stringify(limit))).size).toBe(1);
  });
});
