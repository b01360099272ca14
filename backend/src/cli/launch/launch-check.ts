import { mustConfirmBeforeLaunch } from '@willow/contracts';
import { confirmLaunchItem, LAUNCH_CHECKS, reopenLaunchItem } from '../../modules/launch/index.ts';
import { command, TEXT } from '../command.ts';
import { type CliSession, withPlatform } from '../session.ts';
import { required, UsageError } from '../usage-error.ts';

const CONFIRM = 'launch confirm <item> --by <name> [--note <text>]';
const REOPEN = 'launch reopen <item>';

export const launchCheckCommand = command({
  usage: 'launch-check',
  about: 'what must be confirmed before launch; fails while something is open',
  json: '{ "open": how many, "checks": [{ "name", "open": [lines] }] }',
  async run(_given, env, out) {
    const checks = await withPlatform(env, launchChecks);
    const count = checks.reduce((sum, { open }) => sum + open.length, 0);
    out.tell(
      { open: count, checks },
      ...checks.flatMap(({ name, open }) => [`${open.length === 0 ? 'ok  ' : 'OPEN'}  ${name}`, ...open.map((line) => `      - ${line}`)]),
      count === 0 ? 'Ready to launch' : `${count} open. Confirm what is true: ${CONFIRM}`,
    );
    if (count > 0) process.exitCode = 1;
  },
});

type Looking = Pick<CliSession, 'launches' | 'wordings'> & { readonly context: { readonly now: Date } };

/** Every check, with what is open of it. */
export const launchChecks = ({ launches, wordings, context: { now } }: Looking) =>
  Promise.all(LAUNCH_CHECKS.map(async (check) => ({ name: check.name, open: await check.open({ launches, wordings, now }) })));

export const launchConfirmCommand = command({
  usage: CONFIRM,
  about: 'records that an item of the launch check is true',
  examples: [`launch confirm ${mustConfirmBeforeLaunch[0]?.id ?? '<item>'} --by 'Olive Grey' --note 'read on 3 March'`],
  json: '{ "item", "text" }',
  options: { by: TEXT, note: TEXT },
  words: 1,
  async run({ values, words }, env, out) {
    const item = itemOf(words[0]);
    const by = required(values.by, 'who confirms it', CONFIRM);
    await withPlatform(env, ({ launches, context }) =>
      confirmLaunchItem(launches, item, { by, note: values.note?.trim() || null }, context),
    );
    out.tell({ item: item.id, text: item.text }, `Confirmed: ${item.text}`);
  },
});

export const launchReopenCommand = command({
  usage: REOPEN,
  about: 'takes the confirmation of an item back',
  json: '{ "item", "reopened" }; false when it was not confirmed',
  words: 1,
  async run({ words }, env, out) {
    const { id: item } = itemOf(words[0]);
    const reopened = await withPlatform(env, ({ launches, context }) => reopenLaunchItem(launches, item, context));
    out.tell({ item, reopened }, reopened ? `${item} is open again` : `${item} was not confirmed`);
  },
});

function itemOf(id: string | undefined) {
  const item = mustConfirmBeforeLaunch.find((each) => each.id === id);
  if (!item) throw new UsageError(`There is no item ${id ?? ''}. There are: ${mustConfirmBeforeLaunch.map((each) => each.id).join(', ')}`);
  return item;
}
