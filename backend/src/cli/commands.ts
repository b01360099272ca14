import { logAcceptRestoreCommand } from './accept-restore.ts';
import type { Environment, CliCommand } from './command.ts';
import { createOperatorCommand } from './create-operator.ts';
import { disableOperatorCommand } from './disable-operator.ts';
import { doctorKeysCommand } from './doctor-keys.ts';
import { draftCommand } from './draft/draft.ts';
import { eraseMessagesCommand } from './erase-messages.ts';
import { failedJobsCommand, retryJobCommand } from './jobs.ts';
import { launchCheckCommand, launchConfirmCommand, launchReopenCommand } from './launch/launch-check.ts';
import { wordingApproveCommand, wordingShowCommand, wordingStatusCommand } from './launch/wording.ts';
import { logPublicKeyCommand, logVerifyCommand } from './log.ts';
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
  'operators disable': disableOperatorCommand,
  'operators reset-second-factor': resetSecondFactorCommand,
  'messages erase': eraseMessagesCommand,
  'projections rebuild': rebuildCommand,
  ...parkedProjectionCommands,
  ...parkedReactionCommands,
  'subscriptions rewind': rewindCommand,
  'doctor keys': doctorKeysCommand,
  'log verify': logVerifyCommand,
  'log accept-restore': logAcceptRestoreCommand,
  'log public-key': logPublicKeyCommand,
  'jobs failed': failedJobsCommand,
  'jobs retry': retryJobCommand,
};

const help = (): string =>
  ['Usage: willow <command>', '', ...Object.values(COMMANDS).map(({ usage, about }) => `  ${usage.padEnd(64)}${about}`), ''].join('\n');

export async function runCommand(argv: readonly string[], env: Environment): Promise<void> {
  const name = Object.keys(COMMANDS).find((each) => each.split(' ').every((word, index) => argv[index] === word));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command || name === undefined) {
    process.stdout.write(help());
    const [asked = 'help'] = argv;
    if (!['help', '--help', '-h'].includes(asked)) process.exitCode = 2;
    return;
  }
  await command.run(argv.slice(name.split(' ').length), env);
}
