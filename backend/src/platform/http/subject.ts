import type { ExecutionContext } from '@nestjs/common';
import type { Role } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../event-sourcing/context.ts';
import type { Position } from '../../event-sourcing/store/event-store.ts';

/** From the session alone: nothing in a request can say so. */
export type Subject = SignedInCustomer | SignedInOperator;

/** `readRevision`: of the customer's answers, as they were read in this session last. */
export type SignedInCustomer = {
  readonly kind: 'customer';
  readonly id: string;
  readonly sessionId: string;
  readonly readRevision: number | null;
};

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

/** For what is done for each person. Throws on an endpoint that visitors may call. */
export function subjectOf(context: ExecutionContext): Subject {
  const { subject } = requested(context.switchToHttp().getRequest<FastifyRequest>());
  if (!subject) throw new Error(`${context.getHandler().name} is open to visitors: it has no subject`);
  return subject;
}

export const subjectIdOf = (context: ExecutionContext): string => subjectOf(context).id;
