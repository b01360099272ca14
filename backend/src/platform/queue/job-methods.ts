import type { DiscoveryService } from '@nestjs/core';
import type { JobContext, JobDefinition } from './job.ts';

type Method<P, R> = (payload: P, job: JobContext) => Promise<R>;

export type JobMethod<R> = { readonly job: JobDefinition; readonly run: Method<unknown, R> };

/** A decorator for methods that do something for a job, and what finds them among the providers of a program. */
export function jobMethods<R>() {
  const marked = new Map<object, { readonly job: JobDefinition; readonly name: string | symbol }[]>();
  return {
    mark:
      <P>(job: JobDefinition<P>) =>
      <M extends Method<P, R>>(prototype: object, name: string | symbol, _: TypedPropertyDescriptor<M>): void => {
        const others = marked.get(prototype) ?? [];
        marked.set(prototype, [...others, { job, name }]);
      },
    find: (discovery: DiscoveryService): readonly JobMethod<R>[] =>
      discovery.getProviders().flatMap(({ instance }: { readonly instance: unknown }) => {
        if (typeof instance !== 'object' || instance === null) return [];
        const methods = marked.get(Object.getPrototypeOf(instance)) ?? [];
        return methods.map(({ job, name }) => ({
          job,
          run: (payload, context) => (instance as Record<string | symbol, Method<unknown, R>>)[name]!(payload, context),
        }));
      }),
  };
}

export const jobHandlers = jobMethods<void>();

/** Has a provider's method do a job. The worker finds it when it starts. */
export const HandlesJob = jobHandlers.mark;
