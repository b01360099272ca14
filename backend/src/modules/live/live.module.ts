import { Module } from '@nestjs/common';
import { LiveOperatorController } from './http/live.operator.controller.ts';
import { LiveStreams } from './http/live-streams.ts';
import { Readers } from './readers.ts';

@Module({ controllers: [LiveOperatorController], providers: [LiveStreams, Readers] })
export class LiveModule {}
