import type { OrderFlags } from '@willow/contracts';
import { Secret, TOTP } from 'otpauth';
import { Caller } from './caller.ts';

type Delivery = { readonly mail: string; readonly says: string };

/** The first of our team, at the console. */
export class Operator extends Caller {
  /** For the first time ever: the second factor is set up. */
  async signIn(email: string, password: string): Promise<void> {
    const { enrolment } = await this.done<{ enrolment: { secret: string } | null }>('POST', '/api/admin/login', { email, password });
    if (!enrolment) throw new Error('The first operator was not asked to set up a second factor');
    const code = new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate();
    await this.done('POST', '/api/admin/second-factor', { code });
  }

  /** Reads the draft, accepts what stops it, and sends the will. */
  async sends(orderId: string): Promise<void> {
    const order = `/api/admin/orders/${orderId}`;
    await this.ask('GET', `${order}/draft.txt`);
    const { answerHash, flags } = await this.done<OrderFlags>('GET', `${order}/flags`);
    for (const { key } of flags.filter(({ stops }) => stops))
      await this.done('POST', `${order}/flags/${encodeURIComponent(key)}/decision`, {
        answerHash,
        decision: 'accepted',
        reason: 'Looked at in a rehearsal.',
      });
    await this.done('POST', `${order}/send`);
  }

  /** What became of the mails of an order, in words. */
  async deliveries(orderId: string): Promise<readonly string[]> {
    const { deliveries = [] } = await this.done<{ deliveries?: readonly Delivery[] }>('GET', `/api/admin/orders/${orderId}`);
    return deliveries.map(({ mail, says }) => `${mail}: ${says}`);
  }

  /** The orders whose mails did not arrive. */
  async undelivered(): Promise<readonly string[]> {
    const orders = await this.done<readonly { id: string }[]>('GET', '/api/admin/orders?queue=mail_failed');
    return orders.map(({ id }) => id);
  }
}
