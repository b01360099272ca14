import { describe, expect, it } from '@jest/globals';
import { factorFor, measureMachine, workersFor } from './measure-machine.ts';

describe('a machine', () => {
  it('shows what a loop takes, and how many processors there really are', async () => {
    const { processors, loopSeconds } = await measureMachine(1);
    expect(processors).toBeGreaterThan(0);
    expect(processors).toBeLessThanOrEqual(1);
    expect(loopSeconds).toBeGreaterThan(0.01);
  });

  it.each([
    ['two processors of its own', { processors: 1.97, loopSeconds: 1.6 }, 2, 1.6],
    ['a quick one', { processors: 8, loopSeconds: 0.5 }, 8, 1],
    ['beside two busy loops', { processors: 1, loopSeconds: 1.6 }, 1, 3.2],
    ['held to 0.6 of one processor', { processors: 0.6, loopSeconds: 1.6 }, 1, 5.3],
  ])('%s', (_, machine, workers, factor) => {
    expect(workersFor(machine)).toBe(workers);
    expect(factorFor(machine, Math.max(2, machine.processors))).toBeCloseTo(factor, 1);
  });
});
