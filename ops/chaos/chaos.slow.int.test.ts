import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { LONGEST_MS } from '../testing/machine/patience.ts';
import { whyNoDisk } from './disk.ts';
import { ALL_FAULTS } from './faults/all-faults.ts';
import type { Break } from './faults/fault.ts';
import type { Kind } from './stage.ts';
import { runChaos } from './run.ts';

type Asked = { readonly count?: number; readonly savers?: number; readonly broken?: readonly Break[] };

const chaos = (names: readonly string[], { count = 1, savers = 3, broken = [] }: Asked = {}) =>
  runChaos({
    faults: ALL_FAULTS.filter(({ name }) => names.includes(name)),
    seed: Date.now() % 1_000_000,
    count,
    savers,
    broken: new Set(broken),
    say: () => undefined,
    signal: new AbortController().signal,
  });

const NOTHING = { lost: [], duplicated: [], altered: [], reordered: [], wrong: [], held: true };
const namesOf = (kind: Kind): readonly string[] => ALL_FAULTS.filter((fault) => fault.kind === kind).map(({ name }) => name);

const onDisks = (): void => {
  it(
    'when the power is cut, and when the disk is full',
    async () => {
      expect(await chaos(namesOf('on-a-disk'))).toMatchObject(NOTHING);
    },
    LONGEST_MS,
  );
};

const withLyingDisk = (): void => {
  it(
    'if a disk lied about what it has',
    async () => {
      const { lost, wrong } = await chaos(['power-cut'], { broken: ['fsync'] });
      expect([...lost, ...wrong]).not.toEqual([]);
    },
    LONGEST_MS,
  );
};

const notTried = (why: string): void => {
  it(`power and disks were not tried: ${why}`, () => {
    expect(process.env['REQUIRE_DISKS']).not.toBe('1');
  });
};

const noDisk = whyNoDisk();
const noStrace = spawnSync('strace', ['-V']).status === 0 ? null : 'strace is missing';

describe('nothing is lost, doubled or out of order', () => {
  it(
    'when programs and stores die, forget, stand still, and clocks jump',
    async () => {
      expect(await chaos(namesOf('plain'))).toMatchObject(NOTHING);
    },
    LONGEST_MS,
  );

  it(
    'when the network before the database breaks',
    async () => {
      expect(await chaos(['network'], { count: 2 })).toMatchObject(NOTHING);
    },
    LONGEST_MS,
  );

  if (noDisk) notTried(noDisk);
  else onDisks();
});

describe('and it would be seen', () => {
  it(
    'if an answer that was lost were asked for as another command',
    async () => {
      const { duplicated } = await chaos(['fail-points'], { savers: 1, broken: ['retry-ids'] });
      expect(duplicated).not.toEqual([]);
    },
    LONGEST_MS,
  );

  if (noDisk ?? noStrace) notTried(noDisk ?? noStrace ?? '');
  else withLyingDisk();
});
