import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCommand } from '../commands.ts';

let folder = '';
let printed = '';
let complaint = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'willow-draft-'));
  printed = '';
  complaint = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((complaint += String(text)), true));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  process.exitCode = 0;
});

const file = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const draft = async (...args: string[]): Promise<number> => {
  process.exitCode = 0;
  await runCommand(['draft', ...args], { INIT_CWD: folder });
  return process.exitCode;
};

const TESTATOR = { fullName: 'Margaret Hughes', dob: '1961-02-03', addressLine1: '14 Orchard Rise', city: 'Ludlow', postcode: 'SY8 1AB' };
const ANSWERS = {
  willForYou: true,
  isMarried: 'no',
  hasChildren: 'false',
  isHomeowner: null,
  executors: [{ fullName: 'Owen Pritchard', address: '8 Quay Road', relationship: 'cousin' }, { fullName: ' ' }],
  beneficiaryType: 'custom',
  customBeneficiaries: [
    { fullName: 'Fay Fox', address: '1 High Street', relationship: 'friend', percentage: '60' },
    { fullName: 'Ann Lee', address: '2 High Street', relationship: 'niece', percentage: 40 },
  ],
};
const WRAPPED = { answers: ANSWERS, testator: TESTATOR, on: '2026-11-20' };

describe('willow draft', () => {
  it('prints the text of a draft and of a final', async () => {
    file('a.json', WRAPPED);
    expect(await draft('--answers', 'a.json', '--format', 'txt')).toBe(0);
    expect(printed).toMatch(/^DRAFT – NOT FOR SIGNING\n\nWill of Margaret Hughes\n[^]*\(a\) 60% to Fay Fox/);
    printed = '';
    expect(await draft('--answers', 'a.json', '--format', 'txt', '--final')).toBe(0);
    expect(printed).toMatch(/^Will of Margaret Hughes[^]*Signature of Margaret Hughes: ____/);
    expect(complaint).toBe('');
  });

  it('writes to a file, and says when nobody is named as the testator', async () => {
    file('a.json', ANSWERS);
    expect(await draft('--answers', 'a.json', '--format', 'html', '--out', 'will.html')).toBe(0);
    expect(printed).toBe('');
    expect(readFileSync(join(folder, 'will.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(complaint).toMatch(/made-up person/);
  });

  it('prints the plan for the states of a file', async () => {
    file('a.json', WRAPPED);
    file('s.json', [{ dead: [], noIssue: [] }, { dead: ['Ann Lee'] }]);
    expect(await draft('--answers', 'a.json', '--format', 'plan', '--states', 's.json')).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      takers: ['Fay Fox', 'Ann Lee', 'INTESTACY'],
      allocate: [
        {
          dead: [],
          noIssue: [],
          shares: [
            { name: 'Fay Fox', numerator: 3, denominator: 5, clause: '4.1' },
            { name: 'Ann Lee', numerator: 2, denominator: 5, clause: '4.1' },
          ],
        },
        { dead: ['Ann Lee'], noIssue: [], shares: [{ name: 'Fay Fox', numerator: 1, denominator: 1, clause: '4.2' }] },
      ],
    });
  });

  it('prints flags, also for answers that make no will', async () => {
    file('a.json', { answers: { ...ANSWERS, beneficiaryType: 'partner' }, testator: TESTATOR });
    expect(await draft('--answers', 'a.json', '--format', 'flags', '--on', '2026-11-20')).toBe(0);
    expect((JSON.parse(printed) as { flags: { id: string }[] }).flags.map(({ id }) => id)).toContain('R12');
  });

  it('refuses answers that make no will with step and reason, and ends with 3', async () => {
    file('a.json', { ...ANSWERS, beneficiaryType: 'partner' });
    expect(await draft('--answers', 'a.json', '--format', 'txt')).toBe(3);
    expect(JSON.parse(printed)).toEqual({ refused: { step: 6, reason: expect.stringMatching(/no marriage/) } });
  });

  it('refuses a final while a BLOCK flag stands, and says which', async () => {
    file('a.json', { answers: ANSWERS, testator: { ...TESTATOR, dob: null } });
    expect(await draft('--answers', 'a.json', '--format', 'txt', '--final')).toBe(3);
    expect(JSON.parse(printed)).toMatchObject({ refused: { reason: expect.stringMatching(/^R01/) }, flags: [{ id: 'R01' }] });
    expect(await draft('--answers', 'a.json', '--format', 'txt')).toBe(0);
  });

  it('takes files as Windows writes them, with a byte order mark before the first line', async () => {
    file('a.json', `\ufeff${JSON.stringify(WRAPPED)}`);
    expect(await draft('--answers', 'a.json', '--format', 'txt')).toBe(0);
    file('cases.ndjson', `\ufeff${JSON.stringify(WRAPPED)}\r\n${JSON.stringify(WRAPPED)}\r\n`);
    expect(await draft('--batch', 'cases.ndjson')).toBe(0);
    expect(printed).not.toContain('refused');
  });

  it('goes through a batch in order, one result a line, and stops for nothing', async () => {
    const of = (more: object) => JSON.stringify({ ...WRAPPED, states: [{ dead: ['Fay Fox'] }], ...more });
    const shares = (...percentages: unknown[]) => ({
      answers: { ...ANSWERS, customBeneficiaries: percentages.map((percentage) => ({ fullName: 'Fay Fox', percentage })) },
    });
    const lines = [
      of({}),
      'not json',
      '',
      '[]',
      of({ on: '2026-02-30' }),
      of({ states: {} }),
      of(shares(33.3, 66.7)),
      of(shares(50, 49)),
      of({ answers: { ...ANSWERS, customBeneficiaries: 'x' } }),
      of({ answers: { ...ANSWERS, executors: [] } }),
      of({ answers: { ...ANSWERS, funeralWishes: 'x'.repeat(2_000_000) } }),
      of({}),
    ];
    file('cases.ndjson', lines.join('\n'));
    expect(await draft('--batch', 'cases.ndjson', '--out', 'results.ndjson')).toBe(0);
    const results = readFileSync(join(folder, 'results.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const steps = results.map((result) => (result['refused'] as { step: number } | undefined)?.step ?? 'made');
    expect(steps).toEqual(['made', 0, 0, 0, 0, 6, 6, 6, 5, 0, 'made']);
    expect(results[0]).toEqual(results.at(-1));
    expect(results[0]).toMatchObject({ allocate: [{ shares: [{ name: 'Ann Lee', numerator: 1, denominator: 1 }] }] });
  });

  it('takes answers as the wizard’s own call gives them, the testator beside or inside, and states for a whole batch', async () => {
    const inside = { jsonAnswers: { ...ANSWERS, user: TESTATOR }, status: 'submitted' };
    file('a.json', inside);
    expect(await draft('--answers', 'a.json', '--format', 'txt')).toBe(0);
    expect(printed).toContain('Will of Margaret Hughes');
    printed = '';
    file('cases.ndjson', `${JSON.stringify(inside)}\n`);
    file('s.json', [{ dead: ['Fay Fox'] }]);
    expect(await draft('--batch', 'cases.ndjson', '--states', 's.json')).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ allocate: [{ dead: ['Fay Fox'], shares: [{ name: 'Ann Lee' }] }] });
  });

  it('prints text and flags of a batch too', async () => {
    file('cases.ndjson', `${JSON.stringify(WRAPPED)}\n`);
    await draft('--batch', 'cases.ndjson', '--format', 'txt');
    await draft('--batch', 'cases.ndjson', '--format', 'flags');
    const [text, flags] = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(text).toEqual({ text: expect.stringMatching(/Margaret Hughes/) });
    expect(flags).toEqual({ flags: expect.arrayContaining([expect.objectContaining({ id: 'R51' })]) });
  });

  it.each([
    [[], /either --answers or --batch/],
    [['--answers', 'a.json'], /--format must be one of/],
    [['--answers', 'a.json', '--format', 'docx'], /--format must be one of/],
    [['--answers', 'a.json', '--format', 'txt', '--on', '2026-02-30'], /not a date/],
    [['--answers', 'a.json', '--batch', 'b', '--format', 'txt'], /either --answers or --batch/],
    [['--batch', 'b', '--format', 'pdf'], /one at a time/],
    [['--answers', 'a.json', '--format', 'txt', '--states', 's'], /--states goes with --format plan/],
    [['--answers', 'nowhere.json', '--format', 'txt'], /ENOENT/],
    [['--batch', 'nowhere.ndjson'], /ENOENT/],
    [['--answers', 'broken.json', '--format', 'txt'], /is not JSON/],
    [['--answers', 'a.json', '--format', 'txt', '--colour'], /--colour/],
  ])('%j ends with 2 and says how it is used', async (args, message) => {
    file('a.json', WRAPPED);
    file('broken.json', '{');
    expect(await draft(...args)).toBe(2);
    expect(complaint).toMatch(message);
    expect(complaint).toMatch(/^Usage: willow draft /m);
  });
});
