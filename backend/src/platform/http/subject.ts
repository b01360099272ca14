import type { Role } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../event-sourcing/context.ts';
import type { Position } from '../../event-sourcing/store/event-store.ts';

/** From the session alone: nothing in a request can say so. */
export type Subject = { readonly kind: 'customer'; readonly id: string; readonly sessionId: string } | SignedInOperator;

/** `pending`: the second factor is still to be set up, and until then the contract opens few endpoints. */
export type SignedInOperator = {
  readonly kind: 'operator';
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly pending: boolean;
};

export type Requested = {
  readonly subject: Subject | null;
  readonly context: Context;
  readonly after: Position | null;
  written: Position | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    willow?: Requested;
  }
}

export function requested(request: FastifyRequest): Requested {
  if (!request.willow) throw new Error('The request has not passed the audience guard');
  return request.willow;
}
