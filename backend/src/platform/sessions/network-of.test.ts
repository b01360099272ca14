import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['IPv4 addresses, each by itself', ['192.0.2.1', '192.0.2.2'], 2],
    ['an IPv4 address and the same mapped into IPv6', ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:C000:201'], 1],
    ['IPv6 addresses of one /64', ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:DB8:1:2:0:0:0:9'], 1],
    ['IPv6 addresses of two /64', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 2],
    ['what is no address, as it is', ['unknown', ''], 2],
  ])('%s', (_title, addresses, networks) => {
    expect(new Set(addresses.map(networkOf)).size).toBe(networks);
  });
});
