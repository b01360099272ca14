import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { sloProviders } from './alert-metrics.ts';
import { allFacts } from './facts.ts';
import { allJobs, scheduledJobs } from './jobs.ts';
import { AnalyticsModule } from './modules/analytics/index.ts';
import { AuditModule } from './modules/audit/index.ts';
import { ContactModule } from './modules/contact/index.ts';
import { CustomersModule } from './modules/customers/index.ts';
import { DeliveriesModule } from './modules/deliveries/index.ts';
import { DiscountsModule } from './modules/discounts/index.ts';
import { LaunchModule } from './modules/launch/index.ts';
import { LiveModule } from './modules/live/index.ts';
import { OperationsModule } from './modules/operations/index.ts';
import { OperatorsModule } from './modules/operators/index.ts';
import { OrdersModule } from './modules/orders/index.ts';
import { PartnersModule } from './modules/partners/index.ts';
import { CouplesModule } from './modules/couples/index.ts';
import { ReferralsModule } from './modules/referrals/index.ts';
import { PrivacyModule } from './modules/privacy/index.ts';
import { SettingsModule } from './modules/settings/index.ts';
import { StatusModule } from './modules/status/index.ts';
import { UsersModule } from './modules/users/index.ts';
import { WillsModule } from './modules/wills/index.ts';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import type { Config } from './platform/config/config.ts';
import { POOLS } from './platform/database/pools.ts';
import { AudienceGuard } from './platform/http/audience.guard.ts';
import { ErrorFilter } from './platform/http/error.filter.ts';
import { IdempotencyInterceptor } from './platform/http/idempotency.interceptor.ts';
import { REFUSAL_ANSWERS } from './platform/http/refusals.ts';
import { ContractPipe } from './platform/http/validation.ts';
import { type PlatformOptions, PlatformModule } from './platform/platform.module.ts';
import { QueueModule, WantedJobs } from './platform/queue/index.ts';
import { logWatchProvider, parkingProvider, monitoringProviders } from './monitoring.ts';
import { reactionModules, reactionProviders } from './reactions.ts';
import { allEntities } from './read-models.ts';
import { allRefusals } from './refusals.ts';

export type AppOptions = Omit<PlatformOptions, 'facts' | 'entities'>;

export const queueOptions = ({ REDIS_URL, DATABASE_URL, TIMEOUT_FACTOR }: Config, { app }: Pick<Pools, 'app'>) => ({
  location: REDIS_URL ? { redisUrl: REDIS_URL } : { databaseUrl: DATABASE_URL },
  settings: { timeoutFactor: TIMEOUT_FACTOR },
  jobs: allJobs,
  scheduled: scheduledJobs,
  wanted: new WantedJobs(app),
});

@Module({})
export class ApiModule {
  static forRoot(options: AppOptions): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.forRoot({ ...options, facts: allFacts, entities: allEntities }),
        QueueModule.forRootAsync({ role: 'api', inject: [POOLS], useFactory: (pools: Pools) => queueOptions(options.config, pools) }),
        CqrsModule.forRoot(),
        CustomersModule,
        WillsModule,
        OrdersModule,
        DiscountsModule,
        OperatorsModule,
        LiveModule,
        OperationsModule,
        PrivacyModule,
        ContactModule,
        DeliveriesModule,
        LaunchModule,
        SettingsModule,
        ReferralsModule,
        CouplesModule,
        StatusModule,
        PartnersModule,
        AnalyticsModule,
        AuditModule,
        UsersModule,
        // Their names are watched; nothing runs them here.
        ...reactionModules,
      ],
      providers: [
        ...reactionProviders,
        ...monitoringProviders,
        ...sloProviders,
        logWatchProvider,
        parkingProvider,
        { provide: APP_GUARD, useClass: AudienceGuard },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_PIPE, useClass: ContractPipe },
        { provide: REFUSAL_ANSWERS, useValue: allRefusals },
        ErrorFilter,
        { provide: APP_FILTER, useExisting: ErrorFilter },
      ],
    };
  }
}
