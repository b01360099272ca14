import { RefusedError } from '../event-sourcing/core/refusal.ts';
import { allRefusals } from '../refusals.ts';
import { logAcceptRestoreCommand } from './audit/accept-restore.ts';
import { auditCheckpointCommand } from './audit/checkpoint.ts';
import { auditExplainCommand } from './audit/explain.ts';
import { auditExportCommand } from './audit/export.ts';
import { auditReplayCommand } from './audit/replay.ts';
import { logPublicKeyCommand, logVerifyCommand } from './audit/verify.ts';
import { backupCommand, backupKeygenCommand, backupListCommand, backupVerifyCommand } from './backup/backup.ts';
import { restoreCommand } from './backup/restore.ts';
import { CannotDo } from './cannot-do.ts';
import { certificatesCommand } from './certificates.ts';
import type { Environment, CliCommand } from './command.ts';
import { positionsCommand } from './consumers.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { doctorEventStoreCommand } from './doctor/eventstore.ts';
import { doctorKeysCommand } from './doctor/keys.ts';
import { draftCommand } from './draft/draft.ts';
import { prepareEventStoreCommand } from './eventstore/prepare.ts';
import { stepDownCommand } from './eventstore/step-down.ts';
import { unhideCommand } from './eventstore/unhide.ts';
import { eraseMessagesCommand } from './erase-messages.ts';
import { overdueErasuresCommand, retryErasuresCommand } from './erasures.ts';
import { historyCopyCommand } from './history/copy.ts';
import { countJobsCommand, failedJobsCommand, retryJobCommand, skipJobCommand } from './jobs.ts';
import { newMasterKeyCommand } from './keys/new-master.ts';
import { turnMasterKeyCommand } from './keys/turn-master.ts';
import { keysTurnCommand } from './keys/turn.ts';
import { launchCheckCommand, launchConfirmCommand, launchReopenCommand } from './launch/launch-check.ts';
import { wordingApproveCommand, wordingShowCommand, wordingStatusCommand } from './launch/wording.ts';
import { migrateCommand } from './migrate.ts';
import { nearest } from './nearest.ts';
import {
  changeRoleCommand,
  disableOperatorCommand,
  enableOperatorCommand,
  endSessionsCommand,
  resetSecondFactorCommand,
} from './operators/change.ts';
import { createOperatorCommand } from './operators/create.ts';
import { inviteOperatorCommand } from './operators/invite.ts';
import { listOperatorsCommand } from './operators/list.ts';
import { listOrdersCommand, reconcileOrderCommand, retryDraftCommand, showOrderCommand } from './orders.ts';
import { fail, outputOf } from './output.ts';
import { parkedProjectionCommands } from './parked-projections.ts';
import { parkedReactionCommands } from './parked-reactions.ts';
import { rebuildCommand } from './rebuild.ts';
import { rewindCommand } from './rewind.ts';
import { secretsInitCommand } from './secrets/secrets-init.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  draft: draftCommand,
  migrate: migrateCommand,
  'wording show': wordingShowCommand,
  'wording status': wordingStatusCommand,
  'wording approve': wordingApproveCommand,
  'launch-check': launchCheckCommand,
  'launch confirm': launchConfirmCommand,
  'launch reopen': launchReopenCommand,
  'orders list': listOrdersCommand,
  'orders show': showOrderCommand,
  'orders reconcile': reconcileOrderCommand,
  'orders retry-draft': retryDraftCommand,
  'operators list': listOperatorsCommand,
  'operators create': createOperatorCommand,
  'operators invite': inviteOperatorCommand,
  'operators role': changeRoleCommand,
  'operators disable': disableOperatorCommand,
  'operators enable': enableOperatorCommand,
  'operators sign-out': endSessionsCommand,
  'operators reset-second-factor': resetSecondFactorCommand,
  'erasures overdue': overdueErasuresCommand,
  'erasures retry': retryErasuresCommand,
  'messages erase': eraseMessagesCommand,
  'projections rebuild': rebuildCommand,
  ...parkedProjectionCommands,
  ...parkedReactionCommands,
  'subscriptions list': positionsCommand,
  'subscriptions rewind': rewindCommand,
  'doctor keys': doctorKeysCommand,
  'keys turn': keysTurnCommand,
  'keys new-master': newMasterKeyCommand,
  'keys turn-master': turnMasterKeyCommand,
  'doctor eventstore': doctorEventStoreCommand,
  doctor: doctorCommand,
  certificates: certificatesCommand,
  'secrets init': secretsInitCommand,
  'eventstore prepare': prepareEventStoreCommand,
  'eventstore step-down': stepDownCommand,
  'eventstore unhide': unhideCommand,
  'history copy': historyCopyCommand,
  'audit verify': logVerifyCommand,
  'audit replay': auditReplayCommand,
  'audit checkpoint': auditCheckpointCommand,
  'audit explain': auditExplainCommand,
  'audit export': auditExportCommand,
  'audit accept-restore': logAcceptRestoreCommand,
  'audit public-key': logPublicKeyCommand,
  'backup list': backupListCommand,
  'backup verify': backupVerifyCommand,
  'backup keygen': backupKeygenCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'jobs list': countJobsCommand,
  'jobs failed': failedJobsCommand,
  'jobs retry': retryJobCommand,
  'jobs skip': skipJobCommand,
};

const NAMES = Object.keys(COMMANDS);
const HELP: ReadonlySet<string> = new Set(['--help', '-h']);
const WIDEST = 64;

const listOf = (names: readonly string[]): string =>
  [
    'Usage: willow <command> [options]',
    '',
    ...names.flatMap((name) => (COMMANDS[name] ? linesOf(COMMANDS[name]) : [])),
    '',
    'Every command explains itself with --help and takes --json: then standard output has JSON alone, one document a line.',
    'Status: 0 it went well, 1 it did not, or something was found, 2 the command line is wrong.',
    '',
  ].join('\n');

function linesOf({ usage, about }: CliCommand): readonly string[] {
  const [first = ''] = usage.split('\n');
  return first.length < WIDEST ? [`  ${first.padEnd(WIDEST)}${about}`] : [`  ${first}`, `  ${' '.repeat(WIDEST)}${about}`];
}

function helpOf({ usage, about, details = [], examples = [], json }: CliCommand): string {
  const paragraphs = [
    [`Usage: willow ${usage}`],
    [about],
    details,
    ['--json prints:', `  ${json}`],
    examples.length > 0 ? ['For example:', ...examples.map((example) => `  willow ${example}`)] : [],
  ];
  return `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Does what a command line says. The status is 2 when it says what does not exist. */
export async function runCommand(argv: readonly string[], env: Environment): Promise<void> {
  try {
    await run(argv, env);
  } catch (error) {
    const refused = error instanceof RefusedError ? allRefusals[error.reason]?.[1] : undefined;
    if (error instanceof CannotDo || refused !== undefined) return fail(refused ?? (error as CannotDo).message);
    if (!(error instanceof UsageError)) throw error;
    fail(error.message);
    process.exitCode = 2;
  }
}

async function run(argv: readonly string[], env: Environment): Promise<void> {
  // `help` before a command line refuses what the command would refuse.
  if (argv[0] === 'help') return explain(argv.slice(1), { isRead: true });
  const words = argv.filter((word) => !HELP.has(word));
  if (words.length === 0 || words.length < argv.length) return explain(words, { isRead: false });
  const { command, args } = commandIn(argv);
  const { isJson, run: runIt } = command.read(args);
  await runIt(env, outputOf(isJson));
}

function explain(words: readonly string[], { isRead }: { readonly isRead: boolean }): void {
  const [name = '', ...more] = words;
  const listed = name === '' ? NAMES : more.length === 0 && !NAMES.includes(name) ? groupOf(name) : [];
  if (listed.length > 0) return void process.stdout.write(listOf(listed));
  const { command, args } = commandIn(words);
  if (isRead) command.read(args);
  process.stdout.write(helpOf(command));
}

const groupOf = (word: string): readonly string[] => NAMES.filter((each) => each.startsWith(`${word} `));

/** Throws UsageError. */
function commandIn(argv: readonly string[]): { readonly command: CliCommand; readonly args: readonly string[] } {
  const name = NAMES.find((each) => each.split(' ').every((word, index) => argv[index] === word));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (command && name !== undefined) return { command, args: argv.slice(name.split(' ').length) };
  if (argv[0]?.startsWith('-')) throw new UsageError('Options come after the command.\nUsage: willow <command> [options]');
  const group = groupOf(argv[0] ?? '');
  if (group.length > 0 && argv[1] === undefined) throw new UsageError(listOf(group));
  const end = argv.findIndex((word) => word.startsWith('-'));
  throw new UsageError(unknown(end < 0 ? argv : argv.slice(0, end), group));
}

/** Of the words before the first option as many count as a name has. */
function unknown(words: readonly string[], group: readonly string[]): string {
  const [one, two] = [words.slice(0, 1).join(''), words.slice(0, 2).join(' ')];
  const groups = [...new Set(NAMES.map((name) => name.split(' ')[0]!))];
  const last = (name: string): string => name.split(' ').at(-1)!;
  const meant = nearest(two, NAMES) ?? nearest(one, groups) ?? NAMES.find((name) => last(name) === nearest(one, NAMES.map(last)));
  return [
    `There is no command ${group.length > 0 ? two : one}.${meant ? ` Did you mean ${meant}?` : ''}`,
    'Usage: willow <command> [options]',
    `${group.length > 0 ? `willow ${one} --help` : 'willow --help'} lists the commands`,
  ].join('\n');
}
