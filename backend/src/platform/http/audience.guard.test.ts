import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Audience, Role } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { Config } from '../config/config.ts';
import type { Session, SessionStore } from '../sessions/session-store.ts';
import { AudienceGuard } from './audience.guard.ts';

type Who = 'nobody' | 'customer' | Role | `pending ${Role}`;

const sessionOf = (who: Who): Session | null => {
  if (who === 'nobody') return null;
  const at = { id: 's1', subjectId: 'u1', readRevision: null };
  if (who === 'customer') return { kind: 'customer', pending: false, ...at };
  const role = who.replace('pending ', '') as Role;
  return { kind: 'operator', role, pending: who.startsWith('pending'), ...at };
};

type Route = { readonly audience: Audience | readonly Audience[]; readonly path?: string; readonly beforeEnrolment?: true };

/** 200, or the status of the refusal. */
async function statusOf(who: Who, { audience, path = '/api/thing', ...more }: Route): Promise<number> {
  const session = sessionOf(who);
  const find = async (kind: string) => (session?.kind === kind ? session : null);
  const request = { cookies: { 'willow-session': 'a', 'willow-operator': 'b' }, id: 'r1' } as unknown as FastifyRequest;
  const guard = new AudienceGuard(
    { get: () => ({ method: 'GET', path, audience, ...more }) } as unknown as Reflector,
    { find } as unknown as SessionStore,
    { now: () => new Date('2026-11-28T12:00:00Z') },
    {} as EventStore,
    { secureCookies: false } as Config,
  );
  const context = { switchToHttp: () => ({ getRequest: () => request }), getHandler: () => statusOf } as unknown as ExecutionContext;
  return guard.canActivate(context).then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );
}

describe('the audience guard', () => {
  it.each<readonly [Who, Audience | readonly Audience[], number]>([
    ['nobody', 'visitor', 200],
    ['nobody', 'customer', 401],
    ['nobody', 'operator', 401],
    ['customer', 'customer', 200],
    ['customer', 'operator', 401],
    ['operator', 'operator', 200],
    ['operator', 'customer', 401],
    ['operator', 'admin', 403],
    ['operator', 'auditor', 403],
    ['auditor', 'operator', 403],
    ['auditor', ['operator', 'auditor'], 200],
    ['admin', 'operator', 200],
    ['admin', 'admin', 200],
    ['admin', 'auditor', 403],
  ])('lets %s call what is for %j: %i', async (who, audience, status) => {
    expect(await statusOf(who, { audience })).toBe(status);
  });

  it.each(['operator', 'auditor', 'admin'] as const)('holds back who is to set up a second factor first: %s', async (role) => {
    const pending = `pending ${role}` as const;
    expect(await statusOf(pending, { audience: [role] })).toBe(403);
    expect(await statusOf(pending, { audience: [role], beforeEnrolment: true })).toBe(200);
    expect(await statusOf(pending, { audience: 'visitor', path: '/api/admin/logout' })).toBe(200);
  });

  it('opens no route that has no contract', async () => {
    const guard = new AudienceGuard({ get: () => undefined } as unknown as Reflector, {} as never, {} as never, {} as never, {} as never);
    const context = { getHandler: () => statusOf, getClass: () => AudienceGuard } as unknown as ExecutionContext;
    await expect(guard.canActivate(context)).rejects.toThrow('AudienceGuard.statusOf declares no audience');
  });
});
