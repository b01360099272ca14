import { UsageError } from '../usage-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function orderIdIn(text: string): string {
  if (!UUID.test(text)) throw new UsageError(`${text} is no id of an order, such as 0193b0d2-5a51-7cc0-8f0e-3a6f4d1c2b7a`);
  return text;
}
