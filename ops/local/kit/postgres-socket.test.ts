import { describe, expect, it } from '@jest/globals';
import { hasRoomForSocket, socketHost, socketSetting } from './postgres-socket.ts';

const directoryOf = (bytes: number): string => `/${'x'.repeat(bytes - 1)}`;

describe('a socket of PostgreSQL', () => {
  it('has room in a directory whose path is short enough on every system, counted in bytes', () => {
    expect([88, 89, 90].map((bytes) => hasRoomForSocket(directoryOf(bytes), 5432))).toEqual([true, true, false]);
    expect(hasRoomForSocket(directoryOf(89), 15_432)).toBe(false);
    expect(hasRoomForSocket(`/${'ü'.repeat(45)}`, 5432)).toBe(false);
  });

  it('stands where the host of a connection URL does, whatever its directory is called', () => {
    const directory = '/home/Jane Roe/w%2F,"ü"@:?#/data';
    const url = new URL(`postgresql://app:secret@${socketHost(directory, 5432)}/willow`);
    expect([decodeURIComponent(url.hostname), url.port, url.username, url.pathname]).toEqual([directory, '5432', 'app', '/willow']);
    expect(socketSetting(directory)).toBe('"/home/Jane Roe/w%2F,""ü""@:?#/data"');
  });
});
