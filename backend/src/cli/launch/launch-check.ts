import { mustConfirmBeforeLaunch } from '@willow/contracts';
import { confirmLaunchItem, LAUNCH_CHECKS, reopenLaunchItem } from '../../modules/launch/index.ts';
import type { CliCommand } from '../command.ts';
import { withPlatform } from '../session.ts';
import { optionsIn, orUsage, required, UsageError } from './options.ts';

const CONFIRM = 'launch confirm <item> --by <name> [--note <text>]';
const REOPEN = 'launch reopen <item>';

export const launchCheckCommand: CliCommand = {
  usage: 'launch-check',
  about: 'what must be confirmed before launch; fails while something is open',
  async run(_args, env) {
    const looked = await withPlatform(env, ({ launches, wordings, context: { now } }) =>
      Promise.all(LAUNCH_CHECKS.map(async (check) => ({ name: check.name, open: await check.open({ launches, wordings, now }) }))),
    );
    for (const { name, open } of looked) {
      process.stdout.write(`${open.length === 0 ? 'ok  ' : 'OPEN'}  ${name}\n`);
      for (const line of open) process.stdout.write(`      - ${line}\n`);
    }
    const count = looked.reduce((sum, { open }) => sum + open.length, 0);
    process.stdout.write(count === 0 ? 'Ready to launch\n' : `${count} open. Confirm what is true: ${CONFIRM}\n`);
    if (count > 0) process.exitCode = 1;
  },
};

export const launchConfirmCommand: CliCommand = {
  usage: CONFIRM,
  about: 'records that an item of the launch check is true',
  run: (args, env) =>
    orUsage(async () => {
      const { values, rest } = optionsIn(args, ['by', 'note'], CONFIRM);
      const item = itemOf(rest[0]);
      const by = required(values.by, 'who confirms it', CONFIRM);
      await withPlatform(env, ({ launches, context }) =>
        confirmLaunchItem(launches, item, { by, note: values.note?.trim() || null }, context),
      );
      process.stdout.write(`Confirmed: ${item.text}\n`);
    }),
};

export const launchReopenCommand: CliCommand = {
  usage: REOPEN,
  about: 'takes the confirmation of an item back',
  run: (args, env) =>
    orUsage(async () => {
      const { id } = itemOf(args[0]);
      const reopened = await withPlatform(env, ({ launches, context }) => reopenLaunchItem(launches, id, context));
      process.stdout.write(reopened ? `${id} is open again\n` : `${id} was not confirmed\n`);
    }),
};

function itemOf(id: string | undefined) {
  const item = mustConfirmBeforeLaunch.find((each) => each.id === id);
  if (!item) throw new UsageError(`There is no item ${id ?? ''}. There are: ${mustConfirmBeforeLaunch.map((each) => each.id).join(', ')}`);
  return item;
}
