import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createEcho } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newConnections, Visitor } from '../people/visitor.ts';
import { Findings } from './compare.ts';
import { Disk, whyNoDisk } from './disk.ts';
import { Ledger, newCommand } from './ledger.ts';
import { insist } from './people/insist.ts';
import { Proxy } from './proxy.ts';
import type { Report } from './report.ts';
import type { Options } from './run.ts';
import { shrink } from './shrink.ts';

const folder = mkdtempSync(join(tmpdir(), 'willow-chaos-unit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let ledger: Ledger;
let file: string;
beforeEach(() => {
  file = join(folder, `${Math.random()}.ndjson`);
  ledger = new Ledger(file);
});

const commands = (count: number) =>
  Array.from({ length: count }, () => {
    const command = newCommand('jane', 'save', (id) => `${id} No flowers.`);
    ledger.ask(command);
    ledger.acknowledge(command);
    return command;
  });

const found = (contents: readonly string[]) => {
  const findings = new Findings();
  findings.each('save', ledger, ledger.of('jane', 'save'), contents);
  return findings;
};

describe('the ledger against what the product tells', () => {
  it('finds nothing when each is there once and in order', () => {
    const all = commands(3);
    expect(found(all.map(({ content }) => content))).toMatchObject({ found: 3, lost: [], duplicated: [], altered: [], reordered: [] });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  });

  it('finds what is lost, doubled, altered and out of order', () => {
    const [first, second, third, fourth] = commands(4).map(({ content }) => content) as [string, string, string, string];
    expect(found([first, second, fourth])).toMatchObject({ lost: [expect.stringContaining(third.slice(0, 36))] });
    expect(found([first, second, second, third, fourth])).toMatchObject({ duplicated: [expect.stringContaining('2 times')] });
    expect(found([first, `${second} Lilies.`, third, fourth]).altered).toHaveLength(1);
    expect(found([first, third, second, fourth]).reordered).toHaveLength(1);
  });

  it('lets what nobody answered be there once or not at all', () => {
    const command = newCommand('jane', 'save', (id) => `${id} No flowers.`);
    ledger.ask(command);
    ledger.doubt(command);
    expect(found([])).toMatchObject({ lost: [], duplicated: [] });
    expect(found([command.content, command.content]).duplicated).toHaveLength(1);
    expect(ledger.counts).toMatchObject({ acknowledged: 0, inDoubt: 1, settledByAnswer: 0, unanswered: [command] });
  });
});

describe('somebody whose answer is lost', () => {
  const keys: string[] = [];
  const server = createServer((request, answer) => {
    keys.push(String(request.headers['idempotency-key']));
    if (keys.length === 1) request.socket.destroy();
    else answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const connections = newConnections();
  beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterEach(async () => {
    keys.length = 0;
    await connections.destroy();
    server.close();
  });

  it('asks again with the same id, and has doubted', async () => {
    const browser = new Visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections, '10.0.0.1');
    const command = newCommand('jane', 'save');
    const request = { method: 'POST', path: '/api/will', body: { json: {} } } as const;
    const { signal: gone } = new AbortController();
    await insist({ ledger, forgetsIds: false, gone }, { browser, signsIn: () => Promise.resolve(false), gone }, command, request);
    expect(keys).toEqual([command.id, command.id]);
    expect(ledger.counts).toMatchObject({ acknowledged: 1, inDoubt: 1, settledByAnswer: 1 });
  });
});

describe('a run that breaks', () => {
  it('is tried with less as long as that breaks, too', async () => {
    const tried: string[] = [];
    const run = ({ count, savers }: Options): Promise<Report> => {
      tried.push(`${count} × ${savers}`);
      return Promise.resolve({ held: count < 3, count, savers } as Report);
    };
    const options = { count: 12, savers: 4 } as Options;
    expect(await shrink(options, { held: false } as Report, run)).toMatchObject({ count: 3, savers: 1 });
    expect(tried).toEqual(['6 × 4', '3 × 4', '2 × 4', '3 × 2', '2 × 2', '3 × 1']);
  });
});

describe('the network before a database', () => {
  const place = join(folder, 'echo.sock');
  const echo = createEcho((socket) => void socket.on('error', () => undefined).pipe(socket));
  beforeAll(() => new Promise<void>((resolve) => echo.listen(place, resolve)));
  afterAll(() => void echo.close());

  /** What comes back of a word within a second; `cut` when the connection ends. */
  const says = (port: number): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('word'));
      socket.on('data', (answer) => resolve(String(answer))).on('error', () => resolve('cut'));
      socket.on('close', () => resolve('cut')).setTimeout(1000, () => resolve('silence'));
    });

  it('lets everything pass, nothing, or no connection at all', async () => {
    const proxy = await Proxy.before(place);
    const heard: string[] = [];
    for (const weather of ['fine', 'silent', 'cut', 'slow', 'fine'] as const) {
      proxy.turns(weather);
      heard.push(await says(proxy.port));
    }
    proxy.close();
    expect(heard).toEqual(['word', 'silence', 'cut', 'word', 'word']);
  });
});

describe('a disk whose power is cut', () => {
  it('says why none can be mounted', () => expect(whyNoDisk() ?? 'only here').toMatch(/^only |is missing/));

  it('keeps what was synced and nothing else, and can be filled, where one can be mounted', async () => {
    if (whyNoDisk() !== null) return;
    const disk = new Disk(folder);
    const write = (name: string, sync: boolean): void => {
      const opened = openSync(join(disk.path, name), 'w');
      try {
        writeSync(opened, 'x'.repeat(1_000_000));
        if (sync) fsyncSync(opened);
      } finally {
        closeSync(opened);
      }
    };
    try {
      write('synced', true);
      write('unsynced', false);
      await disk.losesPower(() => Promise.resolve());
      expect(readFileSync(join(disk.path, 'synced'))).toHaveLength(1_000_000);
      expect(existsSync(join(disk.path, 'unsynced'))).toBe(false);
      disk.fills();
      expect(() => write('more', false)).toThrow(/ENOSPC/);
      disk.empties();
      write('more', false);
    } finally {
      await disk.unmount();
    }
  });
});
