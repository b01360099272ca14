import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import magicLogin from 'passport-magic-login';
import passport from 'passport';
import { parse, stringify } from 'uuid';
import { z } from 'zod';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';

/** What a signed link proves. Whether it may still be used is on the stream of its customer. */
export type LinkClaim = { readonly customerId: string; readonly tokenHash: string };

type LinkRequest = { readonly query: { readonly token?: unknown }; readonly body?: { readonly token?: unknown } };
type Strategy = passport.Strategy & { send(request: object, response: object): void; authenticate(request: LinkRequest): unknown };
type StrategyOptions = {
  secret: string;
  callbackUrl: string;
  jwtOptions: { noTimestamp: boolean };
  sendMagicLink(destination: string, href: string): Promise<void>;
  verify(payload: unknown, done: (error: unknown, user?: LinkClaim | false) => void): void;
};
type StrategyClass = new (options: StrategyOptions) => Strategy;

export const MAGIC_LINK = 'magiclogin';
const PURPOSE = 'willow:login';
/** The same at the head of every token, so that no mail has to carry it. To put it back also fixes how a token must be signed. */
const HEADER = `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.`;
const ID_BYTES = 16;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const Shipped = ('default' in magicLogin ? magicLogin.default : magicLogin) as unknown as StrategyClass;

class ShortLinks extends Shipped {
  override authenticate({ query, body }: LinkRequest): unknown {
    return super.authenticate({ query: { token: HEADER + String(query.token ?? body?.token) } });
  }
}

/**
 * passport-magic-login as shipped signs whatever is in the request body, and its links can be used again and again. Here it signs the ids
 * of a customer and of a link, in 32 bytes so that the address is short, and a link works once, because its use is a fact. How long it
 * works is in the fact that issued it. The secret of a link is derived from its id under a key of ours: only its hash is stored.
 */
@Injectable()
export class MagicLinks {
  readonly #secrets: Secrets;
  readonly #strategy: Strategy;
  readonly #hrefs = new Map<string, string>();

  constructor(secrets: Secrets, @Inject(CONFIG) config: Config) {
    this.#secrets = secrets;
    this.#strategy = new ShortLinks({
      secret: secrets.hmac('magic-link-token', PURPOSE),
      callbackUrl: pageOf(config, '/verify'),
      jwtOptions: { noTimestamp: true },
      sendMagicLink: async (destination, href) => void this.#hrefs.set(destination, href.replace(HEADER, '')),
      verify: (payload, done) => done(null, this.#claimOf(payload)),
    });
    this.register();
  }

  /** Passport's strategies belong to the process: the last of several products in one, as tests have them, would answer for all. */
  register(): void {
    passport.use(MAGIC_LINK, this.#strategy);
  }

  tokenHash(linkId: string): string {
    return sha256(this.#secrets.hmac('login-link', linkId));
  }

  /** `page`: where it leads. What it may do there is on the stream of its customer, never in the link. */
  hrefFor(customerId: string, linkId: string, page: 'verify' | 'confirm-email' = 'verify'): string {
    const destination = Buffer.concat([parse(customerId), parse(linkId)]).toString('base64url');
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: { destination } };
    this.#strategy.send(request, NO_RESPONSE);
    const href = this.#hrefs.get(destination);
    this.#hrefs.delete(destination);
    if (!href) throw new Error('The login link could not be made');
    return page === 'verify' ? href : href.replace('/verify?', `/${page}?`);
  }

  #claimOf(payload: unknown): LinkClaim | false {
    const { success, data } = Payload.safeParse(payload);
    const ids = success && Buffer.from(data.destination, 'base64url');
    if (!ids || ids.length !== 2 * ID_BYTES) return false;
    return { customerId: stringify(ids, 0), tokenHash: this.tokenHash(stringify(ids, ID_BYTES)) };
  }
}

/** `send` answers a response object; nobody reads the answer here. */
const NO_RESPONSE = { json: () => undefined, status: () => ({ send: () => undefined }) };

const Payload = z.object({ destination: z.string() });
