import { Module } from '@nestjs/common';
import { ExamplesOnPages } from './examples-on-pages.ts';
import { Launches, Wordings } from './launch.repositories.ts';
import { GetWordingStateHandler } from './queries/get-wording-state.ts';

@Module({ providers: [Launches, Wordings, GetWordingStateHandler, ExamplesOnPages] })
export class LaunchModule {}
