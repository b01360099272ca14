import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { MESSAGES } from '@willow/contracts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { type LinkClaim, MAGIC_LINK } from '../links/magic-links.ts';

@Injectable()
export class LinkGuard extends AuthGuard(MAGIC_LINK) {
  override getAuthenticateOptions() {
    return { session: false, property: 'linkClaim' };
  }

  override handleRequest<Claim = LinkClaim>(_error: unknown, claim: Claim | false): Claim {
    if (!claim) throw new RequestRefused(400, MESSAGES.linkInvalid);
    return claim;
  }

  /** Passport reads `request.query.token` itself: only plain text may reach it. */
  override getRequest(context: ExecutionContext): unknown {
    const request = context.switchToHttp().getRequest<{ query: Record<string, unknown>; body?: { token?: unknown } }>();
    const token = request.query['token'] ?? request.body?.token;
    if (typeof token !== 'string') throw new RequestRefused(400, MESSAGES.linkInvalid);
    return request;
  }
}
