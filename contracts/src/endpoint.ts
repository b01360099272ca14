import type { z } from './zod.ts';

/** Who may call an endpoint. `operator` means anyone of the team who is signed in to the console, `admin` only those who manage it. */
export type Audience = 'visitor' | 'customer' | 'operator' | 'auditor' | 'admin' | 'provider';

/** Whoever works on orders; auditors do not. */
export const TEAM = ['operator', 'admin'] as const;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Anything = z.ZodMiniType;

export type Endpoint<
  Params extends Anything = Anything,
  Query extends Anything = Anything,
  Body extends Anything = Anything,
  Response extends Anything = Anything,
> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly audience: Audience | readonly Audience[];
  readonly beforeEnrolment?: true;
  /** The answer goes on until one of both goes away: server-sent events. */
  readonly stream?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly status: number;
  readonly response: Response;
};

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export type BodyOf<E extends Endpoint> = E extends { body: infer B extends Anything } ? z.output<B> : undefined;
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends Anything } ? z.output<Q> : undefined;
export type ParamsOf<E extends Endpoint> = E extends { params: infer P extends Anything } ? z.output<P> : undefined;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

export function pathOf(definition: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return definition.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${definition.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
