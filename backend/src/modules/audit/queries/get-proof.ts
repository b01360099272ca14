import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Proof } from '@willow/contracts';
import { publicKeyText } from '../../../event-sourcing/store/anchors/anchor.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';

/** What the log is checked with. */
export class GetProof extends Query<Proof> {}

@QueryHandler(GetProof)
export class GetProofHandler implements IQueryHandler<GetProof> {
  constructor(private readonly secrets: Secrets) {}

  async execute(): Promise<Proof> {
    return { publicKey: publicKeyText(this.secrets.signer.publicKey) };
  }
}
