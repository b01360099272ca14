import { describe, expect, it } from '@jest/globals';
import { chromiumArgs } from './chromium-args.ts';

describe('what the browser is started with', () => {
  it('keeps the sandbox, unless the process is root and cannot have it', () => {
    expect(chromiumArgs('/p', false)).not.toContain('--no-sandbox');
    expect(chromiumArgs('/p', true)).toContain('--no-sandbox');
  });

  it('switches off nothing that keeps pages apart', () => {
    expect(chromiumArgs('/p', true).join(' ')).not.toMatch(
      /disable-web-security|single-process|no-zygote|disable-site-isolation|allow-running-insecure|IsolateOrigins|site-per-process|remote-debugging-port/,
    );
  });

  it('has nowhere to send a request', () => {
    expect(chromiumArgs('/p', true)).toEqual(
      expect.arrayContaining([
        '--proxy-server=http://127.0.0.1:9',
        '--proxy-bypass-list=<-loopback>',
        '--host-resolver-rules=MAP * ~NOTFOUND',
        '--user-data-dir=/p',
      ]),
    );
  });
});
