import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Audience, type Endpoint, MESSAGES } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { EventStore, type Position, PositionBeyondEnd } from '../../event-sourcing/store/event-store.ts';
import type { Actor } from '../../event-sourcing/context.ts';
import { type Session, type SessionKind, SessionStore } from '../sessions/session-store.ts';
import { cookieName } from './cookies.ts';
import { CONTRACT } from './decorators.ts';
import { RequestRefused } from './request-refused.ts';
import type { Requested, Subject } from './subject.ts';

const POSITION = /^[\d/]{1,41}$/;

/** Deny by default: a route without a contract cannot be called, and who may call it is written in the contract. */
@Injectable()
export class AudienceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
    private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<Endpoint | undefined>(CONTRACT, context.getHandler());
    if (!endpoint) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no audience`);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const audiences = new Set([endpoint.audience].flat());
    const now = this.clock.now();
    const subject = await this.#subject(request, endpoint, audiences, now);
    if (!allowed(audiences, subject)) throw refusal(audiences, subject);
    if (subject?.kind === 'operator' && subject.pending && !endpoint.beforeEnrolment && !audiences.has('visitor'))
      throw new RequestRefused(403, MESSAGES.enrolFirst);
    request.willow = this.#requested(request, subject, audiences, now);
    return true;
  }

  async #subject(request: FastifyRequest, endpoint: Endpoint, audiences: ReadonlySet<Audience>, now: Date): Promise<Subject | null> {
    if (audiences.has('provider')) return null;
    const console =
      audiences.has('operator') || audiences.has('auditor') || audiences.has('admin') || endpoint.path.startsWith('/api/admin/');
    const session = await this.#session(request, console ? 'operator' : 'customer', now);
    if (!session) return null;
    const who = { id: session.subjectId, sessionId: session.id };
    return session.kind === 'operator'
      ? { kind: 'operator', role: session.role, pending: session.pending, ...who }
      : { kind: 'customer', readRevision: session.readRevision, ...who };
  }

  async #session(request: FastifyRequest, kind: SessionKind, now: Date): Promise<Session | null> {
    const token = request.cookies[cookieName(this.config, kind === 'operator' ? 'operator' : 'session')];
    return token ? this.sessions.find(kind, token, now) : null;
  }

  #written(request: FastifyRequest): Position | null {
    const position = request.cookies[cookieName(this.config, 'position')];
    return position && isPositionOf(this.store, position) ? position : null;
  }

  #requested(request: FastifyRequest, subject: Subject | null, audiences: ReadonlySet<Audience>, now: Date): Requested {
    const actor: Actor = subject ? `${subject.kind}:${subject.id}` : audiences.has('provider') ? 'provider:stripe' : 'visitor';
    const result: Requested = {
      subject,
      after: this.#written(request),
      written: null,
      context: { actor, correlationId: request.id, causationId: request.id, now, written: (at) => void (result.written = at) },
    };
    return result;
  }
}

/** Whether a text is a position of this store: a cookie may be made up, or older than a change of the store. */
function isPositionOf(store: EventStore, text: string): boolean {
  try {
    return POSITION.test(text) && store.compare(text, 'start') >= 0;
  } catch (error) {
    if (error instanceof PositionBeyondEnd) return false;
    throw error;
  }
}

function allowed(audiences: ReadonlySet<Audience>, subject: Subject | null): boolean {
  if (audiences.has('visitor') || audiences.has('provider')) return true;
  if (!subject) return false;
  if (subject.kind === 'customer') return audiences.has('customer');
  // An admin does everything that an operator does.
  return audiences.has(subject.role) || (subject.role === 'admin' && audiences.has('operator'));
}

function refusal(audiences: ReadonlySet<Audience>, subject: Subject | null): RequestRefused {
  return subject && !audiences.has('customer')
    ? new RequestRefused(403, MESSAGES.forbidden)
    : new RequestRefused(401, MESSAGES.notAuthenticated);
}
