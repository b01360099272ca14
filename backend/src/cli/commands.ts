import { logAcceptRestoreCommand } from './audit/accept-restore.ts';
import { auditCheckpointCommand } from './audit/checkpoint.ts';
import { auditExplainCommand } from './audit/explain.ts';
import { auditExportCommand } from './audit/export.ts';
import { auditReplayCommand } from './audit/replay.ts';
import { logPublicKeyCommand, logVerifyCommand } from './audit/verify.ts';
import { certificatesCommand } from './certificates.ts';
import type { Environment, CliCommand } from './command.ts';
import { createOperatorCommand } from './create-operator.ts';
import { disableOperatorCommand } from './disable-operator.ts';
import { doctorCommand } from './doctor.ts';
import { doctorDatabaseCommand } from './doctor-database.ts';
import { doctorEventStoreCommand } from './doctor-eventstore.ts';
import { doctorKeysCommand } from './doctor-keys.ts';
import { doctorLogCommand } from './doctor-log.ts';
import { doctorQueueCommand } from './doctor-queue.ts';
import { draftCommand } from './draft/draft.ts';
import { prepareEventStoreCommand } from './eventstore/prepare.ts';
import { stepDownCommand } from './eventstore/step-down.ts';
import { eraseMessagesCommand } from './erase-messages.ts';
import { historyCopyCommand } from './history/copy.ts';
import { failedJobsCommand, retryJobCommand } from './jobs.ts';
import { inviteOperatorCommand } from './invite-operator.ts';
import { launchCheckCommand, launchConfirmCommand, launchReopenCommand } from './launch/launch-check.ts';
import { wordingApproveCommand, wordingShowCommand, wordingStatusCommand } from './launch/wording.ts';
import { migrateCommand } from './migrate.ts';
import { parkedProjectionCommands } from './parked-projections.ts';
import { parkedReactionCommands } from './parked-reactions.ts';
import { rebuildCommand } from './rebuild.ts';
import { rewindCommand } from './rewind.ts';
import { resetSecondFactorCommand } from './reset-second-factor.ts';

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  draft: draftCommand,
  migrate: migrateCommand,
  'wording show': wordingShowCommand,
  'wording status': wordingStatusCommand,
  'wording approve': wordingApproveCommand,
  'launch-check': launchCheckCommand,
  'launch confirm': launchConfirmCommand,
  'launch reopen': launchReopenCommand,
  'operators create': createOperatorCommand,
  'operators invite': inviteOperatorCommand,
  'operators disable': disableOperatorCommand,
  'operators reset-second-factor': resetSecondFactorCommand,
  'messages erase': eraseMessagesCommand,
  'projections rebuild': rebuildCommand,
  ...parkedProjectionCommands,
  ...parkedReactionCommands,
  'subscriptions rewind': rewindCommand,
  'doctor keys': doctorKeysCommand,
  'doctor eventstore': doctorEventStoreCommand,
  'doctor database': doctorDatabaseCommand,
  'doctor log': doctorLogCommand,
  'doctor queue': doctorQueueCommand,
  doctor: doctorCommand,
  certificates: certificatesCommand,
  'eventstore prepare': prepareEventStoreCommand,
  'eventstore step-down': stepDownCommand,
  'history copy': historyCopyCommand,
  'audit verify': logVerifyCommand,
  'audit replay': auditReplayCommand,
  'audit checkpoint': auditCheckpointCommand,
  'audit explain': auditExplainCommand,
  'audit export': auditExportCommand,
  'audit accept-restore': logAcceptRestoreCommand,
  'audit public-key': logPublicKeyCommand,
  'jobs failed': failedJobsCommand,
  'jobs retry': retryJobCommand,
};

const HELP: ReadonlySet<string | undefined> = new Set(['help', '--help', '-h']);

const listOf = (names: readonly string[]): string =>
  [
    'Usage: willow <command>',
    '',
    ...names.map((name) => COMMANDS[name]).flatMap((command) => (command ? [`  ${command.usage.padEnd(64)}${command.about}`] : [])),
    '',
  ].join('\n');

const helpOf = ({ usage, about, details = [] }: CliCommand): string =>
  [`Usage: willow ${usage}`, '', about, ...(details.length > 0 ? ['', ...details] : []), ''].join('\n');

export async function runCommand(argv: readonly string[], env: Environment): Promise<void> {
  const names = Object.keys(COMMANDS);
  const name = names.find((each) => each.split(' ').every((word, index) => argv[index] === word));
  const command = name === undefined ? undefined : COMMANDS[name];
  const asksForHelp = argv.length === 0 || argv.some((word) => HELP.has(word));
  if (!command || name === undefined) {
    const group = names.filter((each) => each.startsWith(`${argv[0]} `));
    process.stdout.write(listOf(group.length > 0 ? group : names));
    if (!asksForHelp) process.exitCode = 2;
    return;
  }
  const args = argv.slice(name.split(' ').length);
  if (args.some((word) => word !== 'help' && HELP.has(word))) return void process.stdout.write(helpOf(command));
  await command.run(args, env);
}
