import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCommand } from './commands.ts';
import { ALL } from './doctor/doctor.ts';

const RUNBOOKS = join(import.meta.dirname, '../../../ops/runbooks');
const DOCKER = join(import.meta.dirname, '../../../ops/docker/README.md');
const books = globSync('*.md', { cwd: RUNBOOKS }).map((name) => [name, readFileSync(join(RUNBOOKS, name), 'utf8')] as const);

const FORMS = {
  npm: /npm run (?:--silent )?willow -- ([^`\n;#]+)/g,
  compose: /docker compose (?:run --rm (?:-v \S+ )?cli|exec worker) willow ([^`\n;#]+)/g,
};
/** The command lines in a text. A container writes files into a folder of its own. */
const linesIn = (text: string, form: RegExp): readonly string[] =>
  [...text.matchAll(form)].map(([, line = '']) => line.trim().replace('/out/', ''));
/** As a shell splits them: of quotes only '…' is used. */
const wordsOf = (line: string): readonly string[] => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);

it('every runbook that the doctor names is there', () => {
  const named = ALL.flatMap(({ runbook }) => (runbook === undefined ? [] : [`${runbook}.md`]));
  expect(named.filter((name) => !books.some(([book]) => book === name))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

describe.each([...books, ['ops/docker/README.md', readFileSync(DOCKER, 'utf8')] as const])('%s', (_, text) => {
  it('shows what is stopped, starts nothing that was stopped on purpose, and asks the worker for what is its own', () => {
    expect(text).not.toMatch(/^docker compose ps(?! --all)/m);
    expect(text).not.toMatch(/compose run [^\n`]*(worker|api|migrate) willow/);
    expect(text).not.toMatch(/^docker compose run [^\n]*cli willow [^\n]*chromium/m);
  });

  it('says of every block with both ways of running which line is which', () => {
    const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block);
    const isMixed = (block: string): boolean =>
      /\.data\b|localhost:|npm run (?!willow -- secrets)/.test(block) && /docker (compose|system)/.test(block);
    expect(blocks.filter((block) => isMixed(block) && !/^# .*npm start[^]*^# in containers/m.test(block))).toEqual([]);
  });
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  process.exitCode = 0;
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

describe.each(books)('%s', (name, text) => {
  it('gives commands that there are, with options that they take', async () => {
    for (const line of Object.values(FORMS).flatMap((form) => linesIn(text, form))) {
      await runCommand(
        ['help', ...wordsOf(line)].filter((word) => word !== '--help'),
        {},
      );
      expect([line, process.exitCode, process.exitCode === 0 ? '' : said.join('')]).toEqual([line, 0, '']);
    }
  });

  if (name !== 'README.md')
    it('gives them for both ways of running', () => {
      const [npm, compose] = Object.values(FORMS).map((form) => new Set(linesIn(text.replaceAll(/`[^`\n]*`/g, ''), form)));
      expect(npm?.size).toBeGreaterThan(0);
      const missing = [...npm!].filter((line) => !compose!.has(line) && !/^(secrets|certificates) /.test(line));
      expect(missing).toEqual([]);
    });
});
