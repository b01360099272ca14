import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@willow/contracts/endpoint';
import type { z } from '@willow/contracts/zod';
import type { Call } from './send.ts';

type BodyFor<E extends Endpoint> = BodyOf<E> | (E extends { body: infer B extends z.ZodMiniType } ? z.input<B> : never);

type RequestOf<E extends Endpoint> = {
  readonly params?: ParamsOf<E>;
  readonly query?: { readonly [Name in keyof QueryOf<E>]?: string | undefined };
  readonly body?: BodyFor<E>;
  readonly version?: string | undefined;
};

type Definition<E extends Endpoint, A> = {
  readonly query: (asked: A) => Call;
  readonly responseSchema: z.ZodMiniType<ResponseOf<E>, ResponseOf<E>>;
};

/**
 * What an endpoint of the API is asked, and what its answer is held against. `request`: what the argument says. The schema is typed by what it
 * gives: some also read other spellings, and inference would pick those.
 */
export function endpointOf<E extends Endpoint>(endpoint: E): Definition<E, void>;
export function endpointOf<E extends Endpoint, A>(endpoint: E, request: (asked: A) => RequestOf<E>): Definition<E, A>;
export function endpointOf(endpoint: Endpoint, request?: (asked: never) => object): Definition<Endpoint, never> {
  return { query: (asked) => ({ endpoint, ...request?.(asked) }), responseSchema: endpoint.response };
}
