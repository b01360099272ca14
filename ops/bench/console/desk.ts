import { Pool } from 'undici';
import { percentile } from '../kit/statistics.ts';
import type { Environment } from '../../run/launcher/environment.ts';

/** A path to GET, or what to POST to one. */
export type Asked = string | { readonly path: string; readonly body: object };
/** `cookie`: of its session. */
export type Desk = { readonly cookie: string; ask(asked: Asked): Promise<string>; close(): Promise<void> };

/** An operator who is signed in to the product, and asks for one thing after the other. Anything but 200 is an error. */
export async function openDesk(env: Environment): Promise<Desk> {
  const pool = new Pool(`http://127.0.0.1:${env['PORT']}`, { connections: 1 });
  const send = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: string) => {
    const answer = await pool.request({ method, path, headers, ...(body !== undefined && { body }) });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${method} ${path} was answered ${answer.statusCode}: ${text}`);
    return { headers: answer.headers, text };
  };
  const login = JSON.stringify({ email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] });
  const json = { 'content-type': 'application/json' };
  const { headers } = await send('POST', '/api/admin/login', json, login);
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.replace(/;.*/, ''))
    .join('; ');
  return {
    cookie,
    ask: async (asked) =>
      typeof asked === 'string'
        ? (await send('GET', asked, { cookie })).text
        : (await send('POST', asked.path, { ...json, cookie }, JSON.stringify(asked.body))).text,
    close: () => pool.close(),
  };
}

/** Each of them in turn, so often; milliseconds by name: of a hundred answers, 95 come within that time. The first round is thrown away. */
export async function p95Of(desk: Desk, asked: Readonly<Record<string, () => Asked>>, rounds: number): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, next] of Object.entries(asked)) {
      const begin = performance.now();
      await desk.ask(next());
      if (round > 0) (times[name] ??= []).push(performance.now() - begin);
    }
  return Object.fromEntries(Object.entries(times).map(([name, each]) => [name, percentile(each, 0.95)]));
}
