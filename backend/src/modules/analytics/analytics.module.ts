import { Module } from '@nestjs/common';
import { AnalyticsOperatorController } from './http/analytics.operator.controller.ts';
import { GetAnalyticsHandler } from './queries/get-analytics.ts';

@Module({ controllers: [AnalyticsOperatorController], providers: [GetAnalyticsHandler] })
export class AnalyticsModule {}
