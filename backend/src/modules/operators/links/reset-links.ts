import { Inject, Injectable } from '@nestjs/common';
import { RESET_LINK_MINUTES } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import type { NewResetLink } from '../domain/operator.commands.ts';
import { hashOfSecret, linkToken } from './link-token.ts';

/** Links by which somebody sets a new password. The secret of one is derived from its id under a key of ours: only its hash is stored. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  make(operatorId: string, now: Date): NewResetLink {
    const linkId = uuid();
    const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000).toISOString();
    return { linkId, tokenHash: hashOfSecret(this.#secretOf(operatorId, linkId)), expiresAt };
  }

  /** Behind the #, so that neither a server's log nor another site gets to know the token. */
  hrefOf(operatorId: string, linkId: string): string {
    return `${this.config.publicUrl}/admin/new-password#${linkToken(operatorId, this.#secretOf(operatorId, linkId))}`;
  }

  #secretOf(operatorId: string, linkId: string): Buffer {
    return Buffer.from(this.secrets.hmac('password-link', `${operatorId}|${linkId}`), 'hex');
  }
}
