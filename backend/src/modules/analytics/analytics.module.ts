import { Module } from '@nestjs/common';
import { AnalyticsOperatorController } from './http/analytics.operator.controller.ts';
import { GetAnalyticsHandler } from './queries/get-analytics.ts';
import { GetMilestonesHandler } from './queries/get-milestones.ts';

@Module({ controllers: [AnalyticsOperatorController], providers: [GetAnalyticsHandler, GetMilestonesHandler] })
export class AnalyticsModule {}
