import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type VersionCheck } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { WillRefusal } from '../domain/will.commands.ts';
import { checkVersionCodes } from '../../../drafting/index.ts';
import { CurrentWills } from '../current-wills.ts';

export class CheckVersionCodes extends Query<VersionCheck> {
  constructor(
    readonly customerId: string,
    readonly codes: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(CheckVersionCodes)
export class CheckVersionCodesHandler implements IQueryHandler<CheckVersionCodes> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId, codes }: CheckVersionCodes): Promise<VersionCheck> {
    const versions = await this.currentWills.codes(customerId);
    if (versions.length === 0) throw new RefusedError<WillRefusal>('NoVersionYet');
    return checkVersionCodes(codes, versions);
  }
}
