import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRealDate, londonDate } from '@willow/contracts';
import { approveWording, wordingApprovals } from '../../modules/launch/index.ts';
import { currentWording, wordingText } from '../../modules/wills/index.ts';
import type { CliCommand } from '../command.ts';
import { withPlatform } from '../session.ts';
import { optionsIn, orUsage, required, UsageError } from './options.ts';

const SHOW = 'wording show [--out <file>]';
const STATUS = 'wording status';
const APPROVE = 'wording approve --version <version> --solicitor <name> --sra <number> [--firm <name>] [--on <date>] [--note <text>]';

export const wordingShowCommand: CliCommand = {
  usage: SHOW,
  about: 'the wording of wills and sheets, as specimens, for a solicitor',
  run: (args, env) =>
    orUsage(async () => {
      const { out } = optionsIn(args, ['out'], SHOW).values;
      const text = `Wording ${currentWording()}\n\n${wordingText()}`;
      if (out === undefined) process.stdout.write(text);
      else await writeFile(resolve(env['INIT_CWD'] ?? process.cwd(), out), text);
    }),
};

export const wordingStatusCommand: CliCommand = {
  usage: STATUS,
  about: 'which wording this build has, and who approved it',
  async run(_args, env) {
    const version = currentWording();
    const approvals = await withPlatform(env, ({ wordings }) => wordingApprovals(wordings, version));
    process.stdout.write(`Wording ${version}\n`);
    if (approvals.length === 0) process.stdout.write('Not approved by a solicitor yet\n');
    for (const { on, solicitor, sraNumber, firm, note } of approvals)
      process.stdout.write(`Approved on ${on} by ${solicitor} (SRA ${sraNumber}${firm ? `, ${firm}` : ''})${note ? `: ${note}` : ''}\n`);
  },
};

export const wordingApproveCommand: CliCommand = {
  usage: 'wording approve --version <v> --solicitor <name> --sra <number>',
  about: "records a practising solicitor's approval of the wording",
  run: (args, env) =>
    orUsage(async () => {
      const { version, approval } = approvalIn(args, londonDate(Date.now()));
      const recorded = await withPlatform(env, ({ wordings, context }) => approveWording(wordings, version, approval, context));
      process.stdout.write(recorded ? `Wording ${version} is approved\n` : `This solicitor has approved wording ${version} before\n`);
    }),
};

function approvalIn(args: readonly string[], today: string) {
  const { values } = optionsIn(args, ['version', 'solicitor', 'sra', 'firm', 'on', 'note'], APPROVE);
  const version = required(values.version, 'the version of the wording that was read', APPROVE);
  const solicitor = required(values.solicitor, "the solicitor's name", APPROVE);
  const sraNumber = required(values.sra, "the solicitor's SRA number", APPROVE);
  const on = values.on ?? today;
  if (version !== currentWording())
    throw new UsageError(`This build has wording ${currentWording()}, and ${version} cannot be read with it.`);
  if (!/^\d{4,8}$/.test(sraNumber)) throw new UsageError('An SRA number has four to eight digits.');
  if (!isRealDate(on) || on > today) throw new UsageError('--on is a day like 2026-11-21, today or before.');
  return { version, approval: { solicitor, sraNumber, firm: values.firm?.trim() || null, note: values.note?.trim() || null, on } };
}
