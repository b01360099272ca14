import { Module } from '@nestjs/common';
import { OrdersModule, OrdersWorkerModule } from '../orders/index.ts';
import { Components } from './components.repository.ts';
import { StatusPage } from './http/status-page.ts';
import { GetStatusHandler } from './queries/get-status.ts';
import { ServiceProbe } from './watch/service-probe.ts';
import { StatusTruth } from './watch/status-truth.ts';
import { StatusWatch } from './watch/status-watch.ts';

const watching = [Components, ServiceProbe, StatusWatch];

@Module({ imports: [OrdersModule], providers: [...watching, GetStatusHandler, StatusPage, StatusTruth] })
export class StatusModule {}

@Module({ imports: [OrdersWorkerModule], providers: watching })
export class StatusWorkerModule {}
