import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Candidate, newAuthority, StandInCluster } from '../../../../ops/testing/eventstore/index.ts';
import { type Ended, willow } from '../../testing/willow.ts';

let cluster: StandInCluster;
let directory: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'willow-step-down-'));
  const authority = newAuthority();
  writeFileSync(join(directory, 'ca.pem'), authority.certificate);
  cluster = await StandInCluster.start(3, {
    host: 'localhost',
    tls: authority.issue('localhost'),
    login: { username: 'admin', password: 'p:w/d' },
  });
  cluster.letResign({ scale: 0.1 });
});
afterEach(async () => {
  await cluster.close();
  rmSync(directory, { recursive: true });
});

const urlOf = (login = 'admin:p%3Aw%2Fd'): string => `esdb://${login}@${cluster.hosts}?tls=true&tlsCAFile=${join(directory, 'ca.pem')}`;
const nameOf = (index: number): string => `localhost:${cluster.nodes[index]!.port}`;
const leader = (): number => cluster.nodes.findIndex(({ node }) => node.leader === null);

const standing = (index: number, given: Partial<Candidate>): void => {
  const { node } = cluster.nodes[index]!;
  node.candidate = { ...node.candidate, ...given };
};
const priorityOf = (index: number): number => cluster.nodes[index]!.node.candidate.priority;

const stepDown = (node: string, url = urlOf(), ...options: readonly string[]): Promise<Ended> =>
  willow(['eventstore', 'step-down', node, ...options], { EVENTSTORE_ADMIN_URL: url });

describe('willow eventstore step-down', () => {
  it('lets the leader resign, waits until it follows, and says when to stop it', async () => {
    // It would be elected again.
    standing(0, { priority: 5 });
    expect(await stepDown(nameOf(0))).toMatchObject({
      status: 0,
      text: [
        `Stop ${nameOf(0)} now: it follows ${nameOf(leader())}`,
        `Until it is started again it has the lowest priority. If you do not stop it after all: willow eventstore step-down ${nameOf(0)} --undo\n`,
      ].join('\n'),
    });
    expect(leader()).not.toBe(0);
    expect(cluster.nodes[0]!.node.members.filter(({ state }) => state === 'leader')).toHaveLength(1);
  });

  it('gives a node that is not stopped after all its priority back', async () => {
    standing(0, { priority: 5 });
    const { text } = await stepDown(nameOf(0), urlOf(), '--priority=5');
    expect([text.includes(`${nameOf(0)} --undo --priority=5\n`), priorityOf(0)]).toEqual([true, -(2 ** 31)]);
    expect(await stepDown(nameOf(0), urlOf(), '--undo', '--priority=5')).toEqual({
      status: 0,
      text: `${nameOf(0)} has the priority 5 again\n`,
      stdout: expect.anything(),
    });
    expect(priorityOf(0)).toBe(5);
  });

  it('refuses a priority that is none', async () => {
    const { status, text } = await stepDown(nameOf(0), urlOf(), '--priority', 'high');
    expect([status, text]).toEqual([2, expect.stringMatching(/^--priority must be a whole number/)]);
    expect(leader()).toBe(0);
  });

  it('asks nobody to resign for a node that follows already', async () => {
    expect(await stepDown(nameOf(2))).toMatchObject({ status: 0, text: `Stop ${nameOf(2)} now: it follows ${nameOf(0)}\n` });
    expect([leader(), cluster.nodes.map(({ node }) => node.calls.get('resign') ?? 0)]).toEqual([0, [0, 0, 0]]);
  });

  it.each<[string, () => Promise<{ readonly status: unknown; readonly text: string }>, RegExp]>([
    ['a node that there is not', () => stepDown('n9'), /^There is no node n9: there are localhost:\d+, localhost:\d+, localhost:\d+\n$/],
    ['a name that all have', () => stepDown('localhost'), /^More than one node is called localhost: name it with its port: /],
    [
      'a login without the right',
      () => {
        for (const { node } of cluster.nodes) node.access?.put({ username: 'willow', password: 'x', groups: [] });
        return stepDown(nameOf(0), urlOf('willow:x'));
      },
      /^EVENTSTORE_ADMIN_URL: this login may not ask a node to resign/,
    ],
    ['a URL that is none', () => stepDown(nameOf(0), 'http://admin:secret@localhost'), /^EVENTSTORE_ADMIN_URL must begin with esdb:/],
    [
      'a node without which there is no majority',
      () => {
        cluster.elect(cluster.nodes[0]!, [cluster.nodes[2]!]);
        return stepDown(nameOf(0));
      },
      /^Without localhost:\d+ there is no majority: start localhost:\d+ first\n$/,
    ],
  ])('refuses %s in one line, and nobody resigns', async (_, asked, words) => {
    const { status, text } = await asked();
    expect([status, text]).toEqual([1, expect.stringMatching(words)]);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).not.toMatch(/secret|p:w/);
    expect([leader(), priorityOf(0)]).toEqual([0, 0]);
  });
});
