import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import { environmentOf, fourPorts, launchOn } from '../journeys/testing/product.ts';
import type { RunningProduct } from '../journeys/testing/product.ts';
import { socketPath } from '../local/kit/postgres-socket.ts';
import type { Place } from '../people/customer.ts';
import { makeDataDir } from '../run/launcher/data-dir.ts';
import { SOCKET_PORT } from '../run/launcher/postgres/address.ts';
import { loginUrl } from '../run/launcher/postgres/logins.ts';
import { startPostgres } from '../run/launcher/postgres/server.ts';
import { patient } from '../testing/machine/patience.ts';
import { Disk } from './disk.ts';
import { Proxy } from './proxy.ts';

/** How its product stands: as `npm start` runs it, with a proxy of ours before its database, or on a disk of its own. */
export type Kind = 'plain' | 'proxied' | 'on-a-disk';

/** Each customer comes from a network of their own, and as many may sign up within an hour as a run needs. */
const SETTINGS = { TRUSTED_PROXIES: '1', LINK_MAILS_PER_HOUR: '100000' };
const ANSWERS_WITHIN_MS = patient(15_000);
const PRELOADED = ['./faults/fail-points.preload.mjs', '../demo/clock/shift-date.mjs'].map((path) => new URL(path, import.meta.url).href);

/** What programs of the product look at, as long as one of them is to end at a point, and at what time they are. */
export const failFileOf = (folder: string): string => join(folder, 'fail-at');
export const clockFileOf = (folder: string): string => join(folder, 'clock');

/** A product to break, and what it stands on. */
export type Stage = {
  product: RunningProduct;
  readonly folder: string;
  readonly place: Place;
  readonly proxy: Proxy | undefined;
  readonly disk: Disk | undefined;
  end(): Promise<void>;
};

const placeOf = (product: RunningProduct): Place => ({
  url: product.url,
  mailboxUrl: product.mailboxUrl,
  stripeUrl: product.stripeUrl,
  stripeKey: environmentOf(product)['STRIPE_PUBLISHABLE_KEY'] ?? '',
  connections: new Agent({ pipelining: 1, keepAliveTimeout: 10_000, headersTimeout: ANSWERS_WITHIN_MS, bodyTimeout: ANSWERS_WITHIN_MS }),
});

type Given = Readonly<Record<string, string>>;

/** Who provides mails and cards is elsewhere, and loses nothing when the power is cut here. */
function dataOn(disk: Disk, folder: string): string {
  const dataDir = join(disk.path, 'data');
  makeDataDir(dataDir);
  for (const provider of ['mailbox', 'stripe']) {
    mkdirSync(join(folder, provider), { mode: 0o700 });
    symlinkSync(join(folder, provider), join(dataDir, provider));
  }
  return dataDir;
}

/** A database of ours, and a network of ours before it. */
async function proxied(dataDir: string, undo: AsyncDisposableStack): Promise<{ readonly proxy: Proxy; readonly given: Given }> {
  makeDataDir(dataDir);
  const { part } = await startPostgres(dataDir, join(dataDir, 'logs/postgres.log'), () => undefined);
  undo.defer(() => part.stop());
  const proxy = await Proxy.before(socketPath(join(dataDir, 'postgres'), SOCKET_PORT));
  undo.defer(() => proxy.close());
  const host = `127.0.0.1:${proxy.port}`;
  return { proxy, given: { DATABASE_URL: loginUrl(dataDir, 'app', host), DATABASE_OWNER_URL: loginUrl(dataDir, 'owner', host) } };
}

/** Undoes what it has done when it does not come about. */
export async function openStage(kind: Kind): Promise<Stage> {
  const undo = new AsyncDisposableStack();
  try {
    const folder = mkdtempSync(join(tmpdir(), 'willow-chaos-'));
    undo.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
    const disk = kind === 'on-a-disk' ? new Disk(folder) : undefined;
    if (disk) undo.defer(() => disk.unmount());
    const dataDir = disk ? dataOn(disk, folder) : join(folder, 'data');
    const network = kind === 'proxied' ? await proxied(dataDir, undo) : undefined;
    writeFileSync(clockFileOf(folder), '0');
    const own = ['CHROMIUM_PATH', 'TIMEOUT_FACTOR', 'LD_LIBRARY_PATH'];
    const product = await launchOn(`chaos-${kind}`, await fourPorts(), dataDir, {
      ...Object.fromEntries(own.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      ...SETTINGS,
      ...network?.given,
      NODE_OPTIONS: PRELOADED.map((url) => `--import ${url}`).join(' '),
      CHAOS_FAIL_AT: failFileOf(folder),
      DEMO_CLOCK: clockFileOf(folder),
    });
    disk?.settles();
    const place = placeOf(product);
    undo.defer(() => place.connections.destroy());
    const stage: Stage = { product, folder, place, proxy: network?.proxy, disk, end: () => undo.disposeAsync() };
    // First of all: it uses all the rest.
    undo.defer(() => stage.product.end());
    return stage;
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}
