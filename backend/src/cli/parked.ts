import { describeError } from '../event-sourcing/subscriptions/describe-error.ts';
import type { Parked } from '../event-sourcing/subscriptions/parked.ts';
import type { Parking } from '../modules/operations/index.ts';
import { type CliCommand, command, type Environment, FLAG, TEXT } from './command.ts';
import { confirmed } from './confirmed.ts';
import { fail, type Output } from './output.ts';
import { required, UsageError } from './usage-error.ts';

export type WithParking = <T>(env: Environment, work: (parking: Parking) => Promise<T>) => Promise<T>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The commands over the parked facts of `projections` or `reactions`: they end with 2 when asked wrongly, with 1 when it did not work. */
export function parkedCommands(kind: string, withParking: WithParking): Readonly<Record<string, CliCommand>> {
  return {
    [`${kind} parked`]: parkedCommand(kind, withParking),
    [`${kind} retry`]: retryCommand(kind, withParking),
    [`${kind} skip`]: skipCommand(kind, withParking),
  };
}

const parkedCommand = (kind: string, withParking: WithParking): CliCommand =>
  command({
    usage: `${kind} parked [<name>]`,
    about: `lists the facts that ${kind} could not process, and those that wait behind them`,
    json: 'a line for each: { "name", "stream", "revision", "position", "type", "eventId", "attempts", "error", "parkedAt" }; without `error` it waits behind the one before',
    words: 1,
    run: ({ words: [name] }, env, out) =>
      withParking(env, async (parking) => {
        if (name !== undefined) assertKnown(kind, name, parking);
        const parked = await parking.list(name);
        for (const { subscription, ...fact } of parked)
          out.tell({ name: nameOf(subscription), ...fact }, lineOf({ subscription, ...fact }));
        if (parked.length === 0) out.say('Nothing is parked');
      }),
  });

const retryCommand = (kind: string, withParking: WithParking): CliCommand => {
  const usage = `${kind} retry <name> <stream>`;
  return command({
    usage,
    about: 'tries everything that a stream has parked again, in order',
    json: '{ "name", "stream", "processed" }',
    words: 2,
    run: ({ words: [name, stream] }, env, out) =>
      withParking(env, async (parking) => {
        assertKnown(kind, name, parking);
        await retry(parking, name, required(stream, 'the stream', usage), out);
      }),
  });
};

const skipCommand = (kind: string, withParking: WithParking): CliCommand => {
  const usage = `${kind} skip <name> <event id> --reason <text> [--yes]`;
  return command({
    usage,
    about: 'gives a parked fact up for good; the reason is kept',
    details: ['--reason <text>  why; kept with it', '--yes            does it without a question'],
    json: '{ "name", "eventId", "skipped" }',
    options: { reason: TEXT, yes: FLAG },
    words: 2,
    run: ({ values, words: [name, id = ''] }, env, out) =>
      withParking(env, async (parking) => {
        assertKnown(kind, name, parking);
        if (!UUID.test(id)) throw new UsageError(`Give the id of the fact, as "${kind} parked" shows it.\nUsage: willow ${usage}`);
        const reason = required(values.reason, 'a reason', usage);
        if (!(await parking.list(name)).some(({ eventId }) => eventId === id)) return noSuchFact(kind, name, id);
        await confirmed(`This gives the fact ${id} up: ${name} never processes it.`, values.yes);
        if (!(await parking.skip(name, id, reason))) return noSuchFact(kind, name, id);
        const next = `Skipped. What is parked behind it goes on with: ${kind} retry ${name} <stream>`;
        out.tell({ name, eventId: id, skipped: true }, next);
      }),
  });
};

const noSuchFact = (kind: string, name: string, id: string): void => fail(`${name} has no parked fact ${id}. See: ${kind} parked ${name}`);

async function retry(parking: Parking, name: string, stream: string, out: Output): Promise<void> {
  try {
    const { processed } = await parking.retry(name, stream);
    if (processed === 0) return fail(`${name} has nothing of ${stream} parked`);
    const facts = `${processed} ${processed === 1 ? 'fact' : 'facts'}`;
    out.tell({ name, stream, processed }, `Done: ${facts} of ${stream}, in order. Nothing of it is parked any more`);
  } catch (error) {
    fail(`It failed again, and stays parked: ${describeError(error)}`);
  }
}

function assertKnown(kind: string, name: string | undefined, { names }: Parking): asserts name is string {
  if (name === undefined || !names.includes(name))
    throw new UsageError(`${name === undefined ? 'Give a name.' : `There is no ${name}.`} The ${kind} are: ${names.join(', ')}`);
}

const nameOf = (subscription: string): string => subscription.slice(subscription.indexOf('/') + 1);

const lineOf = ({ subscription, stream, revision, type, eventId, error, attempts, parkedAt }: Parked): string =>
  [
    parkedAt,
    nameOf(subscription),
    `${stream}@${revision}`,
    type,
    eventId,
    error === null ? 'waits behind the one before' : `tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${error}`,
  ].join('  ');
