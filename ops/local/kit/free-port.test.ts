import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { freePort, isFree } from './free-port.ts';
import { afterThisTest } from './test-support.ts';

describe('freePort', () => {
  it('gives a port that no outgoing connection can take meanwhile', async () => {
    for (let round = 0; round < 20; round += 1) {
      const port = await freePort();
      expect(port).toBeGreaterThanOrEqual(15_000);
      expect(port).toBeLessThan(32_000);
    }
  });

  it('gives the wanted port while it is free, and another when it is taken', async () => {
    const wanted = await freePort();
    expect(await freePort(wanted)).toBe(wanted);
    const server = createServer().listen(wanted);
    afterThisTest(() => void server.close());
    await once(server, 'listening');
    expect(await isFree(wanted)).toBe(false);
    expect(await freePort(wanted)).not.toBe(wanted);
  });
});
