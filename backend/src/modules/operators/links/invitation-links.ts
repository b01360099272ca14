import { Inject, Injectable } from '@nestjs/common';
import { TEAM_LINK_HOURS } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import type { NewInvitation } from '../domain/operator.commands.ts';
import { hashOfSecret, linkToken } from './link-token.ts';

/** Links by which somebody joins the team. The secret of one is derived from its id under a key of ours: only its hash is stored. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  make(operatorId: string, delivery: NewInvitation['delivery'], now: Date): NewInvitation {
    const linkId = uuid();
    const expiresAt = new Date(now.getTime() + TEAM_LINK_HOURS * 3600_000).toISOString();
    return { linkId, tokenHash: hashOfSecret(this.#secretOf(operatorId, linkId)), expiresAt, delivery };
  }

  /** Behind the #, so that neither a server's log nor another site gets to know the token. */
  hrefOf(operatorId: string, linkId: string): string {
    return `${this.config.publicUrl}/admin/invitation#${linkToken(operatorId, this.#secretOf(operatorId, linkId))}`;
  }

  #secretOf(operatorId: string, linkId: string): Buffer {
    return Buffer.from(this.secrets.hmac('team-link', `${operatorId}|${linkId}`), 'hex');
  }
}
