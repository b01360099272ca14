import { chmodSync, chownSync, statSync } from 'node:fs';
import { LOCAL_SETTINGS } from '../../../backend/src/cli/secrets/compose-secrets.ts';
import { patiently } from './caller.ts';
import { Crowd } from './crowd.ts';
import { Customer } from './customer.ts';
import { Operator } from './operator.ts';
import { PROJECT, type Stack, until } from './stack.ts';

type Drill = { readonly name: string; run(stack: Stack): Promise<void> };

const STORES = ['postgres', 'eventstore', 'redis'];
const PROGRAMS = ['api', 'worker'];
/** In the order in which a backup is safe: the keys of facts are in PostgreSQL, and what wraps them is beside the documents. */
const COPIED = [
  { volume: 'eventstore-data', part: '' },
  { volume: 'postgres-data', part: '' },
  { volume: 'product-data', part: '/documents' },
] as const;
const WHY = ['--by', 'Rehearsal', '--reason', 'a restore that is rehearsed'];

const say = (line: string): void => console.log(`         ${line}`);

const assert = (holds: boolean, words: string): void => {
  if (!holds) throw new Error(words);
};

/** Of the proxy itself. */
const authority = (stack: Stack): string => stack.compose(['exec', '-T', 'web', 'cat', '/data/caddy/pki/authorities/local/root.crt']).text;

const customer = (stack: Stack, name: string): Customer => new Customer(authority(stack), name);

/** One who has saved something, and finds it again. */
async function saved(stack: Stack, name: string): Promise<Customer> {
  const who = customer(stack, name);
  await who.signUp();
  await who.save(name);
  return who;
}

async function finds(who: Customer, wishes: string): Promise<void> {
  const found = await who.wishes();
  assert(found === wishes, `What was saved is "${found}" and not "${wishes}"`);
}

async function journey(stack: Stack): Promise<void> {
  const who = customer(stack, 'journey');
  for (const page of ['/', '/pricing', '/admin'])
    assert((await who.ask('GET', page)).text.includes('<rehearsal-mark'), `${page} does not say that this is a rehearsal`);
  await who.signUp();
  await who.save('A journey');
  await who.pay();
}

async function deliveries(stack: Stack): Promise<void> {
  const who = await saved(stack, 'deliveries');
  await who.pay();
  const orderId = await who.orderId();
  // Nothing is sent before a solicitor has approved the wording.
  const version = /^Wording (\w+)$/m.exec(stack.willow('wording', 'status').text)?.[1] ?? '';
  const approved = stack.willow('wording', 'approve', '--version', version, '--solicitor', 'Rehearsal', '--sra', '000000');
  assert(approved.status === 0, `wording approve ended with ${approved.status}:\n${approved.text}`);
  const operator = new Operator(authority(stack));
  await operator.signIn(LOCAL_SETTINGS['WILLOW_ADMIN_EMAIL']!, stack.secrets()['admin_password']!);
  const stream = await operator.follow('/api/admin/live');
  await operator.sends(orderId);
  const comes = (what: string, holds: () => Promise<boolean>): Promise<true> => patiently(what, async () => (await holds()) || undefined);
  await comes('word of it on the console’s stream', async () => stream.heard().includes('event: changed'));
  const says = (words: string): Promise<true> => comes(words, async () => (await operator.deliveries(orderId)).includes(words));
  const isUndelivered = async (): Promise<boolean> => (await operator.undelivered()).includes(orderId);
  await says('Will: Delivered');
  assert(!(await isUndelivered()), 'An order is among undelivered mails whose will has arrived');
  await who.bounces(/ready to sign/i);
  await says('Will: Bounced: mailbox does not exist');
  await comes('the order among undelivered mails', isUndelivered);
  stack.compose(['stop', 'api']);
  assert(await stream.ended, 'An api that was stopped has waited for the console’s stream, and cut it off');
  stack.compose(['start', 'api']);
  await stack.healthy();
}

async function commands(stack: Stack): Promise<void> {
  stack.compose(['stop', 'redis']);
  const verified = stack.willow('audit', 'verify');
  assert(verified.status === 0, `audit verify ended with ${verified.status} while Redis was stopped:\n${verified.text}`);
  assert(stack.states().get('redis')?.startsWith('exited') ?? false, 'A command has started Redis, which was stopped on purpose');
  stack.compose(['start', 'redis']);
  await stack.healthy();
  // One document on one line, after whatever compose says.
  const [line = '{"findings":[]}'] = stack.willow('doctor', '--json').text.match(/^\{"status".*"findings".*$/m) ?? [];
  const { findings } = JSON.parse(line) as { findings: readonly { check: string; status: string; says: string }[] };
  assert(findings.length > 10, 'doctor has found nothing');
  const broken = findings.filter(({ status }) => status === 'broken');
  assert(broken.length === 0, `doctor finds broken: ${JSON.stringify(broken)}`);
  const inside = stack.compose(['exec', '-T', 'worker', 'willow', 'doctor', 'keys'], { mayFail: true });
  assert(inside.status === 0, `doctor keys in the worker ended with ${inside.status}:\n${inside.text}`);
}

/** Every later start migrates again, under a key that lies beside the documents by then. */
async function turnedKeys(stack: Stack): Promise<void> {
  const who = await saved(stack, 'turned');
  const turned = stack.willow('keys', 'turn');
  assert(turned.status === 0, `keys turn ended with ${turned.status}:\n${turned.text}`);
  stack.compose(['up', '-d', '--force-recreate', 'migrate', ...PROGRAMS]);
  await stack.healthy();
  await finds(who, 'turned');
}

async function closedSecret(stack: Stack): Promise<void> {
  const path = stack.pathOf('redis_password');
  const { uid, mode } = statSync(path);
  chownSync(path, 0, 0);
  stack.compose(['up', '-d', '--no-deps', '--force-recreate', 'redis'], { mayFail: true });
  try {
    await until(
      () => /redis_password cannot be read by user 999/.test(stack.logs('redis')),
      'Redis does not say that its password cannot be read',
    );
    assert(stack.states().get('redis') !== 'running healthy', 'Redis runs without its password');
  } finally {
    chownSync(path, uid, uid);
    chmodSync(path, mode & 0o777);
  }
  stack.compose(['up', '-d', '--no-deps', '--force-recreate', 'redis']);
  await stack.healthy();
}

async function kills(stack: Stack): Promise<void> {
  const who = await saved(stack, 'kills');
  for (const service of [...PROGRAMS, ...STORES, 'web']) {
    await stack.kill(service);
    await stack.healthy();
    await finds(who, 'kills');
    await who.saveAtLast('kills');
  }
}

async function restore(stack: Stack): Promise<void> {
  const early = await saved(stack, 'early');
  stack.compose(['stop', ...PROGRAMS, ...STORES]);
  for (const { volume, part } of COPIED) inVolume(stack, volume, `cp -a /volume${part}/. /backup`);
  stack.compose(['up', '-d']);
  await stack.healthy();
  const late = await saved(stack, 'late');
  stack.compose(['stop', ...PROGRAMS, ...STORES]);
  for (const { volume, part } of COPIED)
    inVolume(stack, volume, `find /volume${part} -mindepth 1 -delete && cp -a /backup/. /volume${part}`);
  stack.compose(['up', '-d'], { mayFail: true });
  await stack.healthy(STORES);
  assert(stack.willow('doctor', 'keys').status === 0, 'A fact has no key after the restore');
  assert(stack.willow('audit', 'verify').status === 1, 'audit verify does not see that the log went back');
  const accepted = stack.willow('audit', 'accept-restore', ...WHY, '--yes');
  assert(accepted.status === 0, `accept-restore ended with ${accepted.status}:\n${accepted.text}`);
  const rewound = stack.willow('subscriptions', 'rewind', ...WHY, '--yes');
  assert(rewound.status === 0, `subscriptions rewind ended with ${rewound.status}:\n${rewound.text}`);
  stack.compose(['up', '-d']);
  await stack.healthy();
  await finds(early, 'early');
  stack.docker(['volume', 'rm', ...COPIED.map(({ volume }) => `${PROJECT}_backup-${volume}`)]);
  assert((await late.ask('GET', '/api/will')).status === 401, 'Somebody who signed up after the backup is still there after the restore');
}

const inVolume = (stack: Stack, volume: string, script: string): void => {
  const mounts = ['-v', `${PROJECT}_${volume}:/volume`, '-v', `${PROJECT}_backup-${volume}:/backup`];
  stack.docker(['run', '--rm', '--user', '0', ...mounts, '--entrypoint', 'sh', 'willow/api:rehearsal', '-c', script]);
};

/** All stores burn with what they held; what is left is the volume of backups, the secrets, and a key that was never on this machine. */
async function lost(stack: Stack): Promise<void> {
  const { text } = stack.compose(['run', '--rm', '-T', 'cli', 'sh', '-c', 'willow backup keygen --out /tmp/key && cat /tmp/key']);
  const [recipient = ''] = /age1\w+/.exec(text) ?? [];
  const [identity = ''] = /AGE-SECRET-KEY-\S+/.exec(text) ?? [];
  stack.settingsOf({ WILLOW_BACKUP_RECIPIENT: recipient });
  stack.compose(['up', '-d']);
  await stack.healthy();
  const who = await saved(stack, 'lost');
  const made = stack.willow('backup');
  assert(made.status === 0, `backup ended with ${made.status}:\n${made.text}`);
  stack.compose(['rm', '--stop', '--force', ...PROGRAMS, 'migrate', ...STORES]);
  stack.docker(['volume', 'rm', ...STORES.map((store) => `${PROJECT}_${store}-data`)]);
  stack.compose(['up', '-d', ...STORES]);
  await stack.healthy(STORES);
  const began = performance.now();
  const restored = stack.compose(['run', '--rm', '-T', 'cli', 'willow', 'restore', ...WHY], { input: `${identity}\n`, mayFail: true });
  assert(restored.status === 0, `restore ended with ${restored.status}:\n${restored.text}`);
  say(`brought back in ${Math.round((performance.now() - began) / 1_000)} seconds`);
  stack.compose(['up', '-d']);
  await stack.healthy();
  await who.signInAgain();
  await finds(who, 'lost');
  assert(stack.willow('audit', 'verify').status === 0, 'The log that is back is not what was signed');
}

async function upgrade(stack: Stack): Promise<void> {
  for (const part of ['api', 'worker']) stack.docker(['tag', `willow/${part}:rehearsal`, `willow/${part}:rehearsal-next`]);
  stack.docker(['tag', 'willow/api:rehearsal', 'willow/api:rehearsal-ill']);
  // It has no such program.
  stack.docker(['tag', 'willow/local-providers:rehearsal', 'willow/worker:rehearsal-ill']);
  const crowd = new Crowd(await Promise.all([saved(stack, 'upgrade'), saved(stack, 'another')]));
  for (const [args, status] of [
    [['rehearsal-next'], 0],
    [['--back'], 0],
    [['rehearsal-ill'], 1],
  ] as const) {
    const ended = await crowd.during(() => stack.upgrade(...args));
    assert(ended.status === status, `upgrade.sh ${args.join(' ')} ended with ${ended.status}:\n${ended.text}`);
    await stack.healthy();
    say(`upgrade.sh ${args.join(' ')}: ${crowd.summary()}`);
    assert(crowd.refused.length === 0, `Refused during upgrade.sh ${args.join(' ')}:\n${crowd.refused.join('\n')}\n${ended.text}`);
  }
}

async function away(stack: Stack): Promise<void> {
  const who = await saved(stack, 'away');
  stack.compose(['stop', 'api']);
  const [page, call] = await Promise.all([who.ask('GET', '/pricing'), who.ask('GET', '/api/will')]);
  stack.compose(['start', 'api']);
  assert(page.status === 503 && page.text.includes('back in a moment'), `No page that waits, but ${page.status}: ${page.text}`);
  assert(call.status === 503 && call.text.startsWith('{"message":'), `No answer to a call, but ${call.status}: ${call.text}`);
  await who.saveAtLast('away');
  await finds(who, 'away');
}

export const DRILLS: readonly Drill[] = [
  { name: 'a customer signs up, writes a will and pays', run: journey },
  { name: 'a will is sent, delivered, and comes back, and the console is told so', run: deliveries },
  { name: 'commands, while Redis is stopped and in a container that runs', run: commands },
  { name: 'the key of the epoch is turned, and everything starts again', run: turnedKeys },
  { name: 'a secret that cannot be read', run: closedSecret },
  { name: 'each container is killed', run: kills },
  { name: 'a backup is put back', run: restore },
  { name: 'everything is lost, and brought back from a backup', run: lost },
  { name: 'no api at all', run: away },
  { name: 'another version, back, and one that is ill', run: upgrade },
];
