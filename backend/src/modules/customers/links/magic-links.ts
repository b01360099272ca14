import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import magicLogin from 'passport-magic-login';
import passport from 'passport';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';

/** What a genuine link says: whose it is and which secret it carries. Whether it may still be used is for the customer's history to say. */
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
/** The longest any of our links lives; the fact that issued it says exactly how long. */
const LONGEST = '24h';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * passport-magic-login behind a wall. As shipped it signs whatever the request's body says and its links work again and again; here it
 * signs only what we hand it (a customer's id and a secret of ours), and the secret works once, because a link is used up in the facts.
 * The secret follows from the link's id under a key of ours, so no place holds it at rest: only its hash is in the fact.
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

  /** SHA-256 of a link's secret, for the fact. */
  tokenHash(linkId: string): string {
    return sha256(this.#secret(linkId));
  }

  /** The address to mail. Each call signs anew; all of a link's addresses work until one of them is used. */
  hrefFor(customerId: string, linkId: string): string {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { destination: linkId, sub: customerId, lid: this.#secret(linkId), aud: AUDIENCE },
    };
    this.#strategy.send(request, QUIET);
    const href = this.#hrefs.get(linkId);
    this.#hrefs.delete(linkId);
    if (!href) throw new Error('The login link could not be made');
    return href;
  }

  #secret(linkId: string): string {
    return this.#secrets.hmac('login-link', linkId);
  }
}

/** `send` wants a response to answer; nobody listens to it here. */
const QUIET = { json: () => undefined, status: () => ({ send: () => undefined }) };

function claimOf(payload: unknown): LinkClaim | false {
  if (typeof payload !== 'object' || payload === null) return false;
  const { sub, lid, aud } = payload as Record<string, unknown>;
  return typeof sub === 'string' && typeof lid === 'string' && aud === AUDIENCE ? { customerId: sub, tokenHash: sha256(lid) } : false;
}
