import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Wordings } from '../launch.repositories.ts';
import { currentWording } from '../../wills/index.ts';
import { wordingApprovals } from './wording-status.ts';

/** `missing` is a sentence while no solicitor approved the wording of this build; `stops` whether finals wait for that. */
export type WordingState = { readonly missing: string | null; readonly stops: boolean };

/** In production finals wait for the approval; elsewhere the console only mentions it. */
export class GetWordingState extends Query<WordingState> {}

@QueryHandler(GetWordingState)
export class GetWordingStateHandler implements IQueryHandler<GetWordingState> {
  constructor(
    private readonly wordings: Wordings,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NODE_ENV'>,
  ) {}

  async execute(): Promise<WordingState> {
    const version = currentWording();
    if ((await wordingApprovals(this.wordings, version)).length > 0) return { missing: null, stops: false };
    return { missing: `${MESSAGES.wordingNotApproved} (Wording ${version}.)`, stops: this.config.NODE_ENV === 'production' };
  }
}
