import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { Endpoint } from '@willow/contracts';
import { CONTRACT } from '../platform/http/decorators.ts';

type Handler = (...given: never[]) => unknown;

/** Every endpoint that a controller serves, with the method that does. */
export function servedBy(api: INestApplicationContext): readonly { readonly endpoint: Endpoint; readonly handler: Handler }[] {
  const reflector = new Reflector();
  const controllers = [...api.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) =>
    Object.values(Object.getOwnPropertyDescriptors(metatype?.prototype ?? {})).flatMap(({ value }: PropertyDescriptor) => {
      const endpoint = typeof value === 'function' ? reflector.get<Endpoint | undefined>(CONTRACT, value as Handler) : undefined;
      return endpoint ? [{ endpoint, handler: value as Handler }] : [];
    }),
  );
}
