import { Module } from '@nestjs/common';
import { Wordings } from './launch.repositories.ts';
import { GetWordingStateHandler } from './queries/get-wording-state.ts';

@Module({ providers: [Wordings, GetWordingStateHandler] })
export class LaunchModule {}
