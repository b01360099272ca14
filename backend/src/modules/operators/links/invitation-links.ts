import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TEAM_LINK_HOURS } from '@willow/contracts';
import { parse, stringify, v7 as uuid } from 'uuid';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import type { NewInvitation } from '../domain/operator.commands.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** What a link says. Whether it is good is on the stream of its operator. */
type LinkClaim = { readonly operatorId: string; readonly tokenHash: string };

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
    return { linkId, tokenHash: hashOf(this.#secretOf(operatorId, linkId)), expiresAt, delivery };
  }

  /** Behind the #, so that neither a server's log nor another site gets to know the token. */
  hrefOf(operatorId: string, linkId: string): string {
    const token = Buffer.concat([parse(operatorId), this.#secretOf(operatorId, linkId)]).toString('base64url');
    return `${this.config.publicUrl}/admin/invitation#${token}`;
  }

  /** Null when it is no token of ours, whatever it says. */
  read(token: string): LinkClaim | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + SECRET_BYTES) return null;
    try {
      return { operatorId: stringify(bytes.subarray(0, ID_BYTES)), tokenHash: hashOf(bytes.subarray(ID_BYTES)) };
    } catch {
      return null;
    }
  }

  #secretOf(operatorId: string, linkId: string): Buffer {
    return Buffer.from(this.secrets.hmac('team-link', `${operatorId}|${linkId}`), 'hex');
  }
}

const hashOf = (secret: Uint8Array): string => createHash('sha256').update(secret).digest('hex');
