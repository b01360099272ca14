import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCommand } from './commands.ts';

const output: string[] = [];
beforeEach(() => {
  output.length = 0;
  process.exitCode = 0;
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

const willow = async (...args: string[]): Promise<string> => {
  await runCommand(args, {});
  return output.splice(0).join('');
};
/** The names in the list of all commands. */
const listed = (text: string): string[] => text.split('\n').flatMap((line) => /^ {2}([a-z-]+( [a-z][a-z-]*)?)/.exec(line)?.[1] ?? []);

describe('willow', () => {
  it('explains each of its commands, without doing anything and without any setting', async () => {
    const names = listed(await willow('--help'));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      for (const asked of ['--help', '-h'])
        expect(await willow(...name.split(' '), asked)).toMatch(new RegExp(`^Usage: willow ${name}.*\n\n\\S`));
      expect(await willow(...name.split(' '), 'x', '--reason', 'y', '--help')).toMatch(/^Usage: willow /);
    }
    expect(process.exitCode).toBe(0);
  });

  it('lists the commands of a group, and all of them after a word that is none, with status 2', async () => {
    expect(listed(await willow('audit', '--help'))).toEqual(expect.arrayContaining(['audit verify', 'audit public-key']));
    expect(process.exitCode).toBe(0);
    expect(listed(await willow('audit'))).not.toContain('draft');
    expect(process.exitCode).toBe(2);
    expect(listed(await willow('nonsense'))).toContain('draft');
    expect(process.exitCode).toBe(2);
  });
});
