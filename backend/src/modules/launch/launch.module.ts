import { Module } from '@nestjs/common';
import { GetWordingStateHandler } from './queries/get-wording-state.ts';

/** What must be true before the public is served. */
@Module({ providers: [GetWordingStateHandler] })
export class LaunchModule {}
