import { Inject, Logger, Module } from '@nestjs/common';
import type {
  BeforeApplicationShutdown,
  DynamicModule,
  FactoryProvider,
  ModuleMetadata,
  OnApplicationBootstrap,
  OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { JobKeeper } from './job-keeper.ts';
import { jobHandlers } from './job-methods.ts';
import { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { openQueue } from './open-queue.ts';
import type { OpenQueue, QueueOptions } from './open-queue.ts';
import { logQueueEvents } from './queue-event.ts';

type QueueRole = 'api' | 'worker';

export type QueueModuleOptions = Omit<QueueOptions, 'observe'> & Partial<Pick<QueueOptions, 'observe'>>;

type QueueModuleAsyncOptions = Pick<ModuleMetadata, 'imports'> &
  Pick<FactoryProvider<QueueModuleOptions>, 'inject' | 'useFactory'> & { readonly role: QueueRole };

type Kept = Required<Pick<QueueModuleOptions, 'observe' | 'wanted'>>;

const OPEN_QUEUE = Symbol('open queue');
const ROLE = Symbol('queue role');

/**
 * Jobs run from the application's bootstrap, which fails when one has no handler, until its shutdown, which waits for those that run.
 */
@Module({})
export class QueueModule implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #open: OpenQueue;
  readonly #role: QueueRole;
  readonly #keeper: JobKeeper;

  constructor(
    @Inject(OPEN_QUEUE) open: OpenQueue,
    @Inject(ROLE) role: QueueRole,
    keeper: JobKeeper,
    private readonly discovery: DiscoveryService,
  ) {
    this.#open = open;
    this.#role = role;
    this.#keeper = keeper;
  }

  static forRoot({ role, ...options }: QueueModuleOptions & { readonly role: QueueRole }): DynamicModule {
    return QueueModule.forRootAsync({ role, useFactory: () => options });
  }

  static forRootAsync({ role, imports = [], inject = [], useFactory }: QueueModuleAsyncOptions): DynamicModule {
    const open = async (...dependencies: Parameters<typeof useFactory>): Promise<OpenQueue & Kept> => {
      const options = { observe: logQueueEvents(new Logger('Queue')), ...(await useFactory(...dependencies)) };
      return { ...options, ...(await openQueue(options)) };
    };
    const queue = { provide: JobQueue, useFactory: (opened: OpenQueue) => opened.queue, inject: [OPEN_QUEUE] };
    const runner = { provide: JobRunner, useFactory: (opened: OpenQueue) => opened.runner, inject: [OPEN_QUEUE] };
    const keeper = {
      provide: JobKeeper,
      useFactory: ({ lost, queue: kept, wanted, observe }: OpenQueue & Kept) => new JobKeeper({ lost, queue: kept, wanted, observe }),
      inject: [OPEN_QUEUE],
    };
    const provided = role === 'worker' ? [queue, runner, keeper] : [queue, keeper];
    return {
      module: QueueModule,
      global: true,
      imports: [DiscoveryModule, ...imports],
      providers: [{ provide: OPEN_QUEUE, useFactory: open, inject }, { provide: ROLE, useValue: role }, ...provided],
      exports: provided,
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.#role === 'worker') await this.#startRunner(this.#open.runner);
    this.#keeper.start();
  }

  async #startRunner(runner: JobRunner): Promise<void> {
    for (const { job, run } of jobHandlers.find(this.discovery)) runner.register(job, run);
    await runner.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#keeper.stop();
    await this.#open.runner.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#open.close();
  }
}
