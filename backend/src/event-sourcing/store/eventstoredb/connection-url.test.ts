import { describe, expect, it } from '@jest/globals';
import { failure } from '../behaviour/harness.behaviour.ts';
import { InvalidConnectionUrl, parseConnectionUrl, redacted } from './connection-url.ts';

describe('parseConnectionUrl', () => {
  it.each([
    ['esdb://localhost:2113?tls=false', 'esdb://localhost:2113', null, false],
    ['esdb://a:1,b:2,c?tls=false', 'esdb://a:1,b:2,c', null, false],
    ['esdb+discover://u:p@cluster.dns:2113', 'esdb+discover://cluster.dns:2113', { username: 'u', password: 'p' }, true],
    ['kurrentdb://u:p@host', 'esdb://host', { username: 'u', password: 'p' }, true],
    ['esdb://ops%40team:p%3Aa%40%2Fs%3F@host/', 'esdb://host', { username: 'ops@team', password: 'p:a@/s?' }, true],
    ['esdb://host?tls= false ', 'esdb://host', null, false],
    ['esdb://u:p:q@host?tls=true', 'esdb://host', { username: 'u', password: 'p:q' }, true],
  ])('reads %s', (url, address, login, isSecure) => {
    expect(parseConnectionUrl(url)).toMatchObject({ address, login, isSecure });
  });

  it('keeps options under their own names, however they are written', () => {
    const { options } = parseConnectionUrl('esdb://h?tls=false&keep_alive_interval=12000&NodePreference=follower&connectionName=a%20b');
    expect([...options]).toEqual([
      ['tls', 'false'],
      ['keepAliveInterval', '12000'],
      ['nodePreference', 'follower'],
      ['connectionName', 'a%20b'],
    ]);
  });

  it.each([
    ['', 'must begin with esdb://'],
    ['http://u:secret@host', 'must begin with esdb://'],
    ['esdb://', 'must begin with esdb://'],
    ['esdb://u:secret@', 'must begin with esdb://'],
    ['esdb://u:secret@[::1]:2113', 'must name its hosts'],
    ['esdb://u:sec?ret@host', 'percent-encode'],
    ['esdb://u:%zz-secret@host', 'percent-encoded correctly'],
    ['esdb://secret@host', 'not user:password'],
    ['esdb://host', 'needs a login'],
    ['esdb://u:secret@host?tsl=false', 'not known: tsl'],
    ['esdb://u:secret@host?tls', 'no value for tls'],
    ['esdb://u:secret@host?tlsVerifyCert=false', 'certificate checks'],
    ['esdb://u:secret@host?tlsVerifyCert= false', 'certificate checks'],
    ['esdb://host?tls= false&tls=true', 'gives tls twice'],
    ['esdb://u:secret@host?throwOnAppendFailure=false', 'throwOnAppendFailure'],
    ['esdb://u:secret@host?keepAliveTimeout=-1', 'keepAliveTimeout'],
  ])('refuses %j without repeating the password', async (url, reason) => {
    const error = await failure(Promise.resolve().then(() => parseConnectionUrl(url)));
    expect(error).toBeInstanceOf(InvalidConnectionUrl);
    expect(error.message).toContain(reason);
    expect(error.message).not.toContain('secret');
  });

  it('shows a connection without its login', () => {
    expect(redacted(parseConnectionUrl('esdb://admin:secret@n1:2113,n2:2113?tls=true'))).toBe('esdb://***@n1:2113,n2:2113');
    expect(redacted(parseConnectionUrl('esdb://n1?tls=false'))).toBe('esdb://n1');
  });
});
