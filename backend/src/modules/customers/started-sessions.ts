import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { SessionStore } from '../../platform/sessions/session-store.ts';
import type { Customer } from './domain/customer.state.ts';
import { mailboxOf } from './mail-requests.ts';

export type NewSession = { readonly token: string; readonly maxAgeSeconds: number; readonly device: string | null };

/** Signs a browser in whose mail was just used; from then on it is a known device of that mailbox. */
@Injectable()
export class StartedSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
  ) {}

  /** `browser`: of which kind it is, in words. */
  async start(customerId: string, { details }: Customer, browser: string, now: Date): Promise<NewSession> {
    const session = await this.sessions.start({ kind: 'customer', subjectId: customerId }, now, { device: browser });
    return { ...session, device: details && this.devices.issue('customer', mailboxOf(details.email), now) };
  }
}
