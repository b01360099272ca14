import { execFile } from 'node:child_process';
import { expect, it } from '@jest/globals';

const fileOf = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

const run = (fault: string): Promise<{ status: unknown; out: string; err: string }> => {
  const program = `
    import { Logger } from ${fileOf('../logging/logger.ts')};
    import { endOnFault } from ${fileOf('end-on-fault.ts')};
    endOnFault(new Logger('info', 'worker'));
    setInterval(() => undefined, 1000);
    const error = Object.assign(new TypeError('Key (email)=(ann@example.com) exists'), { code: '23505', detail: 'ann@example.com' });
    ${fault}`;
  return new Promise((resolve) =>
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program], (error, out, err) =>
      resolve({ status: error?.code, out, err }),
    ),
  );
};

it.each(['Promise.reject(error);', 'setTimeout(() => { throw error; });'])(
  'a fault that nobody caught ends the process with one line in the log, without what it failed on: %s',
  async (fault) => {
    const { status, out, err } = await run(fault);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({ process: 'worker', error: 'TypeError', code: '23505', at: expect.stringMatching(/^at /) });
    expect(out).not.toContain('ann@');
  },
);
