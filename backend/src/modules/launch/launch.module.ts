import { Module } from '@nestjs/common';
import { Wordings } from './launch.repositories.ts';
import { GetWordingStateHandler } from './queries/get-wording-state.ts';

/** What must be true before the public is served. */
@Module({ providers: [Wordings, GetWordingStateHandler] })
export class LaunchModule {}
