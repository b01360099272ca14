import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: when it was signed, and the HMAC over that moment and the exact body. */
export function signatureHeader(body: string, secret: string, moment: Date): string {
  const timestamp = Math.floor(moment.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
