import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRealDate, londonDate } from '@willow/contracts';
import { approveWording, wordingApprovals } from '../../modules/launch/index.ts';
import { currentWording, wordingText } from '../../modules/wills/index.ts';
import { command, TEXT } from '../command.ts';
import { withPlatform } from '../session.ts';
import { required, UsageError } from '../usage-error.ts';

const SHOW = 'wording show [--out <file>]';
const STATUS = 'wording status';
const APPROVE = 'wording approve --version <version> --solicitor <name> --sra <number> [--firm <name>] [--on <date>] [--note <text>]';

const APPROVAL = { version: TEXT, solicitor: TEXT, sra: TEXT, firm: TEXT, on: TEXT, note: TEXT };

export const wordingShowCommand = command({
  usage: SHOW,
  about: 'the wording of wills and sheets, as specimens, for a solicitor',
  examples: ['wording show --out wording.txt'],
  json: '{ "version", "text" }, or with --out { "version", "file" }',
  options: { out: TEXT },
  async run({ values, isJson }, env, out) {
    const version = currentWording();
    const text = `Wording ${version}\n\n${wordingText()}`;
    if (values.out === undefined) return isJson ? out.tell({ version, text }) : void process.stdout.write(text);
    const file = resolve(env['INIT_CWD'] ?? process.cwd(), values.out);
    await writeFile(file, text);
    out.tell({ version, file });
  },
});

export const wordingStatusCommand = command({
  usage: STATUS,
  about: 'which wording this build has, and who approved it',
  json: '{ "version", "approvals": [{ "on", "solicitor", "sraNumber", "firm", "note" }] }',
  async run(_given, env, out) {
    const version = currentWording();
    const approvals = await withPlatform(env, ({ wordings }) => wordingApprovals(wordings, version));
    out.tell(
      { version, approvals },
      `Wording ${version}`,
      ...(approvals.length === 0 ? ['Not approved by a solicitor yet'] : []),
      ...approvals.map(
        ({ on, solicitor, sraNumber, firm, note }) =>
          `Approved on ${on} by ${solicitor} (SRA ${sraNumber}${firm ? `, ${firm}` : ''})${note ? `: ${note}` : ''}`,
      ),
    );
  },
});

export const wordingApproveCommand = command({
  usage: 'wording approve --version <v> --solicitor <name> --sra <number>',
  about: "records a practising solicitor's approval of the wording",
  details: [`willow ${APPROVE}`, '--on <date>  the day of the approval; today without it'],
  json: '{ "version", "recorded" }; false when this solicitor approved it before',
  options: APPROVAL,
  async run({ values }, env, out) {
    const { version, approval } = approvalIn(values, londonDate(Date.now()));
    const recorded = await withPlatform(env, ({ wordings, context }) => approveWording(wordings, version, approval, context));
    out.tell({ version, recorded }, recorded ? `Wording ${version} is approved` : `This solicitor has approved wording ${version} before`);
  },
});

function approvalIn(values: { readonly [Name in keyof typeof APPROVAL]?: string }, today: string) {
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
