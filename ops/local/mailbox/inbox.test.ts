import { describe, expect, it } from '@jest/globals';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgramFile, scratchFolder } from '../kit/test-support.ts';
import { freePort } from '../kit/free-port.ts';
import type { Message, Summary } from './index.ts';
import { clientOf, getJson, PDF, RECEIPT, startMailbox } from './test-support.ts';

const MAIN = join(dirname(fileURLToPath(import.meta.url)), 'main.ts');

describe('the mailbox API', () => {
  it('lists newest first, and by recipient', async () => {
    const { local, mail } = await startMailbox();
    for (const to of ['a@example.test', 'b@example.test', 'a@example.test']) await mail.send({ ...RECEIPT, to, subject: `For ${to}` });
    const to = async (query = '') => (await getJson<Summary[]>(`${local.url}/api/messages${query}`)).map((summary) => summary.to);
    expect(await to()).toEqual(['a@example.test', 'b@example.test', 'a@example.test']);
    expect(await to('?to=B@example.test')).toEqual(['b@example.test']);
  });

  it('hands out attachments as downloads that cannot act', async () => {
    const { local, mail } = await startMailbox();
    const evil = { content: Buffer.from('<script>1</script>').toString('base64'), filename: 'a"\u00e9.html', type: 'text/html' };
    await mail.send({ ...RECEIPT, attachments: [...(RECEIPT.attachments ?? []), evil] });
    const [{ id } = { id: '' }] = local.messages();
    const first = await fetch(`${local.url}/api/messages/${id}/attachments/0`);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Draft%20will.pdf");
    expect(Buffer.from(await first.arrayBuffer())).toEqual(PDF);
    const second = await fetch(`${local.url}/api/messages/${id}/attachments/1`);
    expect(second.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%22%C3%A9.html");
    expect(second.headers.get('content-security-policy')).toContain('sandbox');
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${local.url}/api/messages/${id}/attachments/2`)).status).toBe(404);
  });

  it('says so when there is no such message', async () => {
    const { local } = await startMailbox();
    for (const path of ['/api/messages/none', '/api/messages/%E0%A4%A', '/messages/none', '/messages/none/html', '/nowhere']) {
      expect((await fetch(`${local.url}${path}`)).status).toBe(404);
    }
  });

  it('can be emptied, and not by another site', async () => {
    const { local, mail } = await startMailbox();
    await mail.send(RECEIPT);
    const preflight = await fetch(`${local.url}/api/messages`, { method: 'OPTIONS', headers: { origin: 'http://evil.test' } });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect((await fetch(`${local.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await getJson<unknown>(`${local.url}/api/messages`)).toEqual([]);
  });
});

describe('after a restart', () => {
  it('has the same mails, also after being emptied', async () => {
    const dataDir = scratchFolder();
    const first = await startMailbox({ dataDir });
    await first.mail.send({ ...RECEIPT, to: 'gone@example.test' });
    first.local.clear();
    await first.mail.send(RECEIPT);
    const before = await getJson<Summary[]>(`${first.local.url}/api/messages`);
    const detail = first.local.message(before[0]?.id ?? '');
    await first.local.close();
    const second = await startMailbox({ dataDir });
    expect(await getJson<unknown>(`${second.local.url}/api/messages`)).toEqual(before);
    expect(second.local.message(before[0]?.id ?? '')).toEqual(detail);
    expect(statSync(join(dataDir, 'local-mailbox.ndjson')).mode & 0o777).toBe(0o600);
  });

  it('has every accepted mail after kill -9 and half a written line', async () => {
    const dataDir = scratchFolder();
    const port = await freePort();
    const environment = { MAILBOX_PORT: String(port), DATA_DIR: dataDir };
    const url = `http://localhost:${port}`;
    const first = runProgramFile(MAIN, environment);
    await first.up();
    for (let index = 0; index < 5; index += 1) await clientOf({ url }).mail.send({ ...RECEIPT, subject: `Mail ${index}` });
    first.child.kill('SIGKILL');
    await first.exited;
    const file = join(dataDir, 'local-mailbox.ndjson');
    appendFileSync(file, readFileSync(file, 'utf8').slice(0, 200));
    const second = runProgramFile(MAIN, environment);
    await second.up();
    await clientOf({ url }).mail.send({ ...RECEIPT, subject: 'Mail 5' });
    const list = await getJson<Summary[]>(`${url}/api/messages`);
    expect(list.map(({ subject }) => subject)).toEqual([5, 4, 3, 2, 1, 0].map((index) => `Mail ${index}`));
    expect((await getJson<Message>(`${url}/api/messages/${list[5]?.id}`)).html).toBe(RECEIPT.html);
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.output()).toBe(`Local mailbox listens on ${url}\n`);
  });

  it('refuses to run in production', async () => {
    const program = runProgramFile(MAIN, { NODE_ENV: 'production', MAILBOX_PORT: '0' });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain('refuses to start with NODE_ENV=production');
  });
});
