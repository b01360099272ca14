import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ChromiumPdf, type ChromiumPdfOptions } from './chromium-pdf.ts';
import type { Layouts } from './pdf-renderer.ts';
import { processesOf } from './profile-dirs.ts';
import { readPdf } from './testing/read-pdf.ts';

let tmp: string;
let opened: ChromiumPdf[] = [];

beforeAll(async () => {
  tmp = await mkdtemp(join(tmpdir(), 'pdf-test-'));
});

afterEach(async () => {
  await Promise.all(opened.map((pdf) => pdf.close()));
  opened = [];
});

afterAll(() => rm(tmp, { recursive: true, force: true }));

function open(options: ChromiumPdfOptions = {}): ChromiumPdf {
  const pdf = new ChromiumPdf({ tmpDir: tmp, ...options });
  opened.push(pdf);
  return pdf;
}

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>A deed</title><style>@page{size:A4;margin:20mm}</style>${head}</head><body>${body}</body></html>`;
const long = (rows: number): string => page(`<h1>Deed</h1>${'<p>Words that fill a line, and a second line after that.</p>'.repeat(rows)}`);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const base = (): string => join(tmp, `willow-pdf-${process.getuid?.() ?? 0}`);
const profiles = async (): Promise<string[]> => (await readdir(base())).filter((name) => name.startsWith('profile-'));
const browserProcesses = async (): Promise<number[]> =>
  (await Promise.all((await profiles()).map((name) => processesOf(join(base(), name))))).flat();

async function renderersOf(browsers: readonly number[]): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const stats = await Promise.all(
    pids.map(async (pid) => [pid, Number((await read(pid, 'stat')).replace(/^.*\) /, '').split(' ')[1])] as const),
  );
  const parents = new Map(stats);
  const isOurs = (pid: number): boolean => browsers.includes(pid) || (parents.has(pid) && pid > 1 && isOurs(parents.get(pid)!));
  const kinds = await Promise.all(pids.filter(isOurs).map(async (pid) => [pid, await read(pid, 'cmdline')] as const));
  return kinds.filter(([, line]) => line.includes('--type=renderer')).map(([pid]) => pid);
}

describe('a document that is set in several ways', () => {
  it('is printed in the first of those that have the fewest pages', async () => {
    const printed = async (layouts: Layouts) => {
      const pdf = await open().renderShortest(layouts);
      const { pages } = readPdf(pdf);
      return [pages.length, pages[0]!.text.trim()];
    };
    expect(await printed([long(60), page('<p>second</p>'), page('<p>third</p>')])).toEqual([1, 'second']);
    expect(await printed([page('<p>one</p>'), page('<p>second</p>')])).toEqual([1, 'one']);
    expect((await printed([long(60), long(61)]))[0]).toBeGreaterThan(1);
  });
});

describe('printing', () => {
  it('gives the same bytes for the same document, whoever prints it beside what', async () => {
    const one = open();
    const other = open({ concurrency: 3 });
    const documents = [page('<h1>One</h1>'), long(200), page('<p>Three</p>')];
    const first = [];
    for (const html of documents) first.push(hash(await one.render(html)));
    const second = await Promise.all(documents.map(async (html) => hash(await other.render(html))));
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(3);
  });

  it('prints a tagged, titled, outlined A4 document in British English, without scripts or forms', async () => {
    const { pages, ...deed } = readPdf(await open().render(page('<h1>Deed of gift</h1><p>Text</p><h2>Second</h2>')));
    expect(pages).toHaveLength(1);
    expect([Math.round(pages[0]!.width), Math.round(pages[0]!.height)]).toEqual([595, 842]);
    expect(pages[0]!.text).toBe('Deed of gift\nText\nSecond');
    expect(deed).toMatchObject({
      title: 'A deed',
      language: 'en-GB',
      isTagged: true,
      isActive: false,
      outline: ['Deed of gift', 'Second'],
    });
    expect(deed.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });

  it('runs no script', async () => {
    const { pages } = readPdf(await open().render(page('<p id="a">quiet</p><script>document.body.textContent = "loud"</script>')));
    expect(pages[0]!.text).toBe('quiet');
  });
});

describe('the jail', () => {
  let server: Server;
  let hits: string[] = [];
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end('CANARY');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const hostile = (secret: string): string =>
    page(
      `<img src="${origin}/img"><img srcset="${origin}/srcset 2x"><iframe src="${origin}/iframe"></iframe><iframe src="file://${secret}"></iframe>
       <iframe srcdoc="<img src='${origin}/srcdoc'>"></iframe><object data="${origin}/object"></object><embed src="${origin}/embed">
       <script src="${origin}/script"></script><script>fetch("${origin}/fetch"); new WebSocket("${origin.replace('http', 'ws')}/ws")</script>
       <video src="${origin}/video" poster="${origin}/poster" autoplay></video><audio src="${origin}/audio" autoplay></audio>
       <svg><image href="${origin}/svg"/><use href="${origin}/use#a"/></svg><input type="image" src="${origin}/input">
       <div style="background:url('${origin}/css')">x</div><p style="font-family:F">y</p><img src=x onerror="location='${origin}/onerror'">
       <form action="${origin}/form"><button autofocus>z</button></form><a href="${origin}/a" ping="${origin}/ping">a</a>`,
      `<base href="${origin}/base/"><meta http-equiv="refresh" content="0;url=${origin}/refresh"><link rel="stylesheet" href="${origin}/sheet">
       <link rel="prefetch" href="${origin}/prefetch"><link rel="preload" as="image" href="${origin}/preload"><link rel="preconnect" href="${origin}">
       <link rel="dns-prefetch" href="${origin}"><link rel="icon" href="${origin}/icon"><link rel="manifest" href="${origin}/manifest">
       <link rel="modulepreload" href="${origin}/module"><script type="speculationrules">{"prefetch":[{"urls":["${origin}/speculation"]}]}</script>
       <style>@import url("${origin}/import"); @font-face{font-family:F;src:url("${origin}/font")}</style>`,
    );

  it('lets no request out and no file in, whatever the document asks for (T-18)', async () => {
    const secret = join(tmp, 'secret.txt');
    await writeFile(secret, 'CANARY in a file');
    const { pages } = readPdf(await open().render(hostile(secret)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(hits).toEqual([]);
    expect(pages.map(({ text }) => text).join()).not.toContain('CANARY');
    await fetch(`${origin}/control`);
    expect(hits).toEqual(['/control']);
    hits = [];
  });
});

describe('the browser', () => {
  it('is started once, however many documents wait for it', async () => {
    const pdf = open({ concurrency: 4 });
    await Promise.all([1, 2, 3, 4].map((number) => pdf.render(page(`<p>${number}</p>`))));
    expect(await profiles()).toHaveLength(1);
  });

  it('may be killed in the middle of its work, and nothing is lost', async () => {
    const pdf = open({ concurrency: 2, watchdogMs: 100_000 });
    const expected = hash(await pdf.render(long(2000)));
    const results = Promise.all(Array.from({ length: 6 }, () => pdf.render(long(2000))));
    await new Promise((resolve) => setTimeout(resolve, 150));
    const killed = await browserProcesses();
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    expect(killed.length).toBeGreaterThan(0);
    expect((await results).map(hash)).toEqual(Array.from({ length: 6 }, () => expected));
  });

  it('may lose the page that waits for the next document, and nobody notices', async () => {
    const pdf = open({ concurrency: 1 });
    const expected = hash(await pdf.render(long(3)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = await renderersOf(await browserProcesses());
    expect(waiting.length).toBeGreaterThan(0);
    for (const pid of waiting) process.kill(pid, 'SIGKILL');
    expect(hash(await pdf.render(long(3)))).toBe(expected);
  });

  it('is replaced after as many documents as were agreed', async () => {
    const pdf = open({ recycleAfter: 2, concurrency: 1 });
    const seen = new Set<string>();
    for (let number = 0; number < 5; number += 1) {
      await pdf.render(page(`<p>${number}</p>`));
      for (const name of await profiles()) seen.add(name);
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
    await pdf.close();
    expect(await profiles()).toEqual([]);
  });

  it('is not kept by a document that takes too long', async () => {
    const pdf = open({ watchdogMs: 8_000 });
    await pdf.render(page('<p>warm</p>'));
    await expect(pdf.render(long(400_000))).rejects.toMatchObject({ name: 'PdfFailed', failure: 'timed-out' });
    expect(readPdf(await pdf.render(page('<p>next</p>'))).pages[0]!.text).toBe('next');
  });

  it('ends with the printing: no process, no profile, no more documents', async () => {
    const pdf = open();
    const last = pdf.render(long(100));
    await pdf.close();
    expect(readPdf(await last).pages.length).toBeGreaterThan(1);
    expect(await profiles()).toEqual([]);
    await expect(pdf.render(page(''))).rejects.toMatchObject({ failure: 'closed' });
  });

  it('that cannot be started says so without telling what was to be printed', async () => {
    const pdf = open({ executablePath: join(tmp, 'no-such-browser') });
    const failure = await pdf.render(page('<p>Margaret Hughes</p>')).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      failure: 'browser-unavailable',
      isPartAway: true,
      message: expect.stringContaining('no-such-browser'),
    });
    expect(String(failure)).not.toContain('Margaret');
  });

  it('that never answers is given up with its cause, and leaves neither profile nor process', async () => {
    const slow = join(tmp, 'slow-browser');
    // It goes on writing into its profile, as one does that is just starting.
    const script = `#!/bin/sh\nfor arg in "$@"; do case $arg in --user-data-dir=*) dir=\${arg#*=};; esac; done\nwhile :; do mkdir -p "$dir/Default" && date > "$dir/Default/$(date +%N)"; done\n`;
    await writeFile(slow, script, { mode: 0o700 });
    const pdf = open({ executablePath: slow, timeoutFactor: 0.05 });
    const failure = await pdf.render(page('')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: 'browser-unavailable', message: expect.stringMatching(/did not start: .*Timeout 1000ms/) });
    expect(await profiles()).toEqual([]);
  });

  it('is the one of our version, not one that lies about', async () => {
    const elsewhere = await mkdtemp(join(tmp, 'old-'));
    await writeFile(join(elsewhere, 'chromium'), 'not a browser');
    const pdf = open({ tmpDir: elsewhere });
    expect(readPdf(await pdf.render(page('<p>new</p>'))).pages[0]!.text).toBe('new');
    const [home] = (await readdir(join(elsewhere, `willow-pdf-${process.getuid?.() ?? 0}`))).filter((name) => name.startsWith('chromium-'));
    expect(home).toMatch(/^chromium-\d+\.\d+\.\d+$/);
  });
});
