import type { Role } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../event-sourcing/context.ts';
import type { Position } from '../../event-sourcing/store/event-store.ts';

/** Who is asking, from the session alone: nothing in the request's body or path can say so. */
export type Subject = { readonly kind: 'customer'; readonly id: string; readonly sessionId: string } | SignedInOperator;

/** `pending`: the second factor is still to be set up, and until then hardly any door opens. */
export type SignedInOperator = {
  readonly kind: 'operator';
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly pending: boolean;
};

/** What the guard attached to a request for everything after it. */
export type Requested = {
  readonly subject: Subject | null;
  readonly context: Context;
  /** The newest position this browser has written: lists wait until they have caught up with it. */
  readonly after: Position | null;
  /** The last position written by this request. */
  written: Position | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    willow?: Requested;
  }
}

/** The guard's part of a request. */
export function requested(request: FastifyRequest): Requested {
  if (!request.willow) throw new Error('The request has not passed the audience guard');
  return request.willow;
}
