import 'reflect-metadata';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { expectMade } from '../testing/made-page.ts';
import { runCommand } from './commands.ts';

const PAGE = join(import.meta.dirname, '../../../docs/cli.md');
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
  process.exitCode = 0;
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

  it('lists the commands of a group, with status 2 when that was not asked for', async () => {
    expect(listed(await willow('audit', '--help'))).toEqual(expect.arrayContaining(['audit verify', 'audit public-key']));
    expect(process.exitCode).toBe(0);
    expect(listed(await willow('audit'))).not.toContain('draft');
    expect(process.exitCode).toBe(2);
  });

  it.each([
    [['docter'], /^There is no command docter\. Did you mean doctor\?\nUsage: willow <command> /],
    [['docter', '--json'], /^There is no command docter\. Did you mean doctor\?/],
    [['audit', 'verfy'], /^There is no command audit verfy\. Did you mean audit verify\?\nUsage: [^]*willow audit --help lists/],
    [['adit', 'verify'], /Did you mean audit verify\?/],
    [['verify'], /^There is no command verify\. Did you mean audit verify\?/],
    [['opreators'], /Did you mean operators\?/],
    [['nonsense'], /^There is no command nonsense\.\nUsage: /],
    [['--json', 'doctor'], /^Options come after the command/],
    [['audit', 'verify', '--anchor', 'x'], /^There is no option --anchor here\. Did you mean --anchors\?\nUsage: willow audit verify /],
    [['audit', 'verify', '--jsn'], /Did you mean --json\?/],
    [['audit', 'verify', '--anchors'], /argument missing/],
    [['jobs', 'failed', '-x'], /^There is no option -x here\.\nUsage: willow jobs failed/],
    [['jobs', 'failed', 'mail'], /^mail is one word too many\.\nUsage: /],
    [['doctor', 'disc'], /^There is no doctor for disc\. Did you mean disk\?/],
    [['operators', 'disable', 'olive'], /^olive is no email address\.\nUsage: /],
    [['operators', 'invite', 'olive@example.org', 'boss'], /^Give a role: /],
    [['help', 'audit', 'verify', '--anchor', 'x'], /Did you mean --anchors\?/],
  ])('%j is refused by its name, with what was meant and status 2', async (args, words) => {
    expect(await willow(...args)).toMatch(words);
    expect(process.exitCode).toBe(2);
  });

  it('refuses an unknown option and tells of --json, whichever command it is', async () => {
    for (const name of listed(await willow('--help'))) {
      expect(await willow(...name.split(' '), '--no-such-option')).toMatch(/^There is no option --no-such-option here/);
      expect(process.exitCode).toBe(2);
      expect(await willow(...name.split(' '), '--help')).toMatch(/^--json prints:\n {2}\S/m);
    }
  });

  it('has the help of each command in docs/cli.md', async () => {
    const sections: string[] = [];
    for (const name of listed(await willow('--help')).toSorted()) {
      const help = await willow(...name.split(' '), '--help');
      sections.push(`### ${name}\n\n\`\`\`\n${help.trim()}\n\`\`\``);
    }
    expectMade(PAGE, sections.join('\n\n'));
  });

  it.each([
    ['erased', ['messages', 'erase'], 'olive@example.org'],
    ['disabled', ['operators', 'disable', 'olive@example.org'], ''],
    ['left without a second factor', ['operators', 'reset-second-factor', 'olive@example.org'], ''],
    ['given up', ['jobs', 'skip', 'mail', '1', '--reason', 'x'], ''],
  ])('where nobody can be asked, nothing is %s without --yes', async (_, args, typed) => {
    jest.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as typeof process.stdin);
    expect(await willow(...args)).toMatch(/Nothing was changed\. To do it: add --yes\n$/);
    expect(process.exitCode).toBe(1);
  });
});
