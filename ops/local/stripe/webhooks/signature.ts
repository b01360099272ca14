import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: the time, and the HMAC over it and the exact body. */
export function signatureHeader(body: string, secret: string, moment: Date): string {
  const timestamp = Math.floor(moment.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
