import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import magicLogin from 'passport-magic-login';
import passport from 'passport';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';

/** What a signed link proves. Whether it may still be used is on the stream of its customer. */
export type LinkClaim = { readonly customerId: string; readonly tokenHash: string };

type Strategy = passport.Strategy & { send(request: object, response: object): void };
type StrategyOptions = {
  secret: string;
  callbackUrl: string;
  jwtOptions: { expiresIn: string };
  sendMagicLink(destination: string, href: string): Promise<void>;
  verify(payload: unknown, done: (error: unknown, user?: LinkClaim | false) => void): void;
};
type StrategyClass = new (options: StrategyOptions) => Strategy;

export const MAGIC_LINK = 'magiclogin';
const AUDIENCE = 'willow:login';
/** The longest life of any link; the fact that issued it has the exact time. */
const LONGEST = '24h';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * passport-magic-login as shipped signs whatever is in the request body, and its links can be used again and again. Here it signs a
 * customer id and a secret of ours only, and a link works once, because its use is a fact. The secret is derived from the id of the link
 * under a key of ours: only its hash is stored.
 */
@Injectable()
export class MagicLinks {
  readonly #secrets: Secrets;
  readonly #strategy: Strategy;
  readonly #hrefs = new Map<string, string>();

  constructor(secrets: Secrets, @Inject(CONFIG) config: Config) {
    this.#secrets = secrets;
    const Class = ('default' in magicLogin ? magicLogin.default : magicLogin) as unknown as StrategyClass;
    this.#strategy = new Class({
      secret: secrets.hmac('magic-link-token', AUDIENCE),
      callbackUrl: `${config.publicUrl}/verify`,
      jwtOptions: { expiresIn: LONGEST },
      sendMagicLink: async (linkId, href) => void this.#hrefs.set(linkId, href),
      verify: (payload, done) => done(null, claimOf(payload)),
    });
    passport.use(MAGIC_LINK, this.#strategy);
  }

  tokenHash(linkId: string): string {
    return sha256(this.#secret(linkId));
  }

  hrefFor(customerId: string, linkId: string): string {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { destination: linkId, sub: customerId, lid: this.#secret(linkId), aud: AUDIENCE },
    };
    this.#strategy.send(request, NO_RESPONSE);
    const href = this.#hrefs.get(linkId);
    this.#hrefs.delete(linkId);
    if (!href) throw new Error('The login link could not be made');
    return href;
  }

  #secret(linkId: string): string {
    return this.#secrets.hmac('login-link', linkId);
  }
}

/** `send` answers a response object; nobody reads the answer here. */
const NO_RESPONSE = { json: () => undefined, status: () => ({ send: () => undefined }) };

const Payload = z.object({ sub: z.string(), lid: z.string(), aud: z.literal(AUDIENCE) });

function claimOf(payload: unknown): LinkClaim | false {
  const { success, data } = Payload.safeParse(payload);
  return success && { customerId: data.sub, tokenHash: sha256(data.lid) };
}
