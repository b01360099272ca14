import ipaddr from 'ipaddr.js';

const PREFIX_BYTES = 8;

/** Whom an address stands for: IPv4 itself, also mapped into IPv6; of IPv6 the /64, because one subscriber has all of it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : Buffer.from(parsed.toByteArray().slice(0, PREFIX_BYTES)).toString('hex');
}
