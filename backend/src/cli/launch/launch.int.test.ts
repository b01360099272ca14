import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRAND, mustConfirmBeforeLaunch } from '@willow/contracts';
import { currentWording } from '../../modules/wills/index.ts';
import { testDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Ended, willow as runWillow } from '../../testing/willow.ts';
import { type Environment } from '../command.ts';

let database: TestDatabase;
let env: Environment;
const folder = mkdtempSync(join(tmpdir(), 'willow-wording-'));
beforeAll(async () => {
  database = await testDatabase();
  env = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    MASTER_KEY: randomBytes(32).toString('base64'),
    INIT_CWD: folder,
  };
  await willow('migrate');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database?.drop();
});

const willow = (...args: string[]): Promise<Ended> => runWillow(args, env);

const approve = (...more: string[]) =>
  willow('wording', 'approve', '--version', currentWording(), '--solicitor', 'Mary Poole', '--sra', '123456', ...more);

describe('willow wording', () => {
  it('shows the wording, into a file too', async () => {
    expect((await willow('wording', 'show')).text).toContain(`Wording ${currentWording()}`);
    await willow('wording', 'show', '--out', 'wording.txt');
    expect(readFileSync(join(folder, 'wording.txt'), 'utf8')).toMatch(/Specimen 1: .*guardian[\s\S]*this is my only will/);
  });

  it('records an approval once, and says whose it is', async () => {
    expect((await willow('wording', 'status')).text).toBe(`Wording ${currentWording()}\nNot approved by a solicitor yet\n`);
    expect((await approve('--firm', 'Poole & Co', '--on', '2026-11-20', '--note', 'All clauses')).text).toMatch(/is approved/);
    expect((await approve()).text).toMatch(/has approved wording \w+ before/);
    expect((await willow('wording', 'status')).text).toBe(
      `Wording ${currentWording()}\nApproved on 2026-11-20 by Mary Poole (SRA 123456, Poole & Co): All clauses\n`,
    );
  });

  it.each([
    [['wording', 'approve', '--solicitor', 'M', '--sra', '123456'], /Give the version/],
    [['wording', 'approve', '--version', 'abc', '--solicitor', 'M', '--sra', '123456'], /cannot be read with it/],
    [['wording', 'approve', '--version', 'CURRENT', '--sra', '123456'], /Give the solicitor's name/],
    [['wording', 'approve', '--version', 'CURRENT', '--solicitor', ' ', '--sra', '123456'], /Give the solicitor's name/],
    [['wording', 'approve', '--version', 'CURRENT', '--solicitor', 'M', '--sra', '12'], /four to eight digits/],
    [['wording', 'approve', '--version', 'CURRENT', '--solicitor', 'M', '--sra', '123456', '--on', '2026-02-30'], /--on is a day/],
    [['wording', 'approve', '--version', 'CURRENT', '--solicitor', 'M', '--sra', '123456', '--on', '2999-01-01'], /today or before/],
    [['wording', 'approve', '--lawyer', 'M'], /There is no option --lawyer here/],
    [['launch', 'confirm', 'claims.nonsense', '--by', 'Olive'], /There is no item claims\.nonsense/],
    [['launch', 'confirm', 'claims.rating'], /Give who confirms it/],
    [['launch', 'reopen'], /There is no item/],
  ])('%j is refused with what to write instead', async (args, words) => {
    const { status, text } = await willow(...args.map((arg) => (arg === 'CURRENT' ? currentWording() : arg)));
    expect([status, text]).toEqual([2, expect.stringMatching(words)]);
  });
});

describe('willow launch-check', () => {
  it('lists what is open and fails, until everything is confirmed (AM-13)', async () => {
    const first = await willow('launch-check');
    expect(first.status).toBe(1);
    for (const { id, text } of mustConfirmBeforeLaunch) expect(first.text).toContain(`${id}: ${text}`);
    expect(first.text).toContain(`domain: ${BRAND.domain} is an example`);
    expect(first.text).toContain('ok    A practising solicitor approved the wording');

    for (const { id } of mustConfirmBeforeLaunch)
      expect((await willow('launch', 'confirm', id, '--by', 'The owner', '--note', 'Checked')).status).toBe(0);
    const second = await willow('launch-check');
    expect(second.text).toContain('ok    The owner confirmed what we say and promise');

    expect((await willow('launch', 'reopen', 'claims.rating')).text).toBe('claims.rating is open again\n');
    expect((await willow('launch', 'reopen', 'claims.rating')).text).toBe('claims.rating was not confirmed\n');
    expect((await willow('launch-check')).text).toMatch(
      /OPEN {2}The owner confirmed what we say and promise\n {6}- claims\.rating: Rating/,
    );
  });
});
