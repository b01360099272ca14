import { describeError } from '../event-sourcing/subscriptions/describe-error.ts';
import type { Parked } from '../event-sourcing/subscriptions/parked.ts';
import type { Parking } from '../modules/operations/index.ts';
import type { CliCommand, Environment } from './command.ts';
import { optionsIn, orUsage, required, UsageError } from './launch/options.ts';

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

const parkedCommand = (kind: string, withParking: WithParking): CliCommand => ({
  usage: `${kind} parked [<name>]`,
  about: `lists the facts that ${kind} could not process, and those that wait behind them`,
  run: ([name], env) =>
    orUsage(() =>
      withParking(env, async (parking) => {
        if (name !== undefined) assertKnown(kind, name, parking);
        const parked = await parking.list(name);
        for (const fact of parked) process.stdout.write(`${lineOf(fact)}\n`);
        if (parked.length === 0) process.stdout.write('Nothing is parked\n');
      }),
    ),
});

const retryCommand = (kind: string, withParking: WithParking): CliCommand => {
  const usage = `${kind} retry <name> <stream>`;
  return {
    usage,
    about: 'tries everything that a stream has parked again, in order',
    run: ([name, stream], env) =>
      orUsage(() =>
        withParking(env, async (parking) => {
          assertKnown(kind, name, parking);
          await retry(parking, name, required(stream, 'the stream', usage));
        }),
      ),
  };
};

const skipCommand = (kind: string, withParking: WithParking): CliCommand => {
  const usage = `${kind} skip <name> <event id> --reason <text>`;
  return {
    usage,
    about: 'gives a parked fact up for good; the reason is kept',
    run: (args, env) =>
      orUsage(async () => {
        const { values, rest } = optionsIn(args, ['reason'], usage);
        const [name, id = ''] = rest;
        await withParking(env, async (parking) => {
          assertKnown(kind, name, parking);
          if (!UUID.test(id)) throw new UsageError(`Give the id of the fact, as "${kind} parked" shows it.\nUsage: ${usage}`);
          const reason = required(values.reason, 'a reason', usage);
          if (!(await parking.skip(name, id, reason))) return failed(`${name} has no parked fact ${id}. See: ${kind} parked ${name}`);
          process.stdout.write(`Skipped. What is parked behind it goes on with: ${kind} retry ${name} <stream>\n`);
        });
      }),
  };
};

async function retry(parking: Parking, name: string, stream: string): Promise<void> {
  try {
    const { processed } = await parking.retry(name, stream);
    if (processed === 0) return failed(`${name} has nothing of ${stream} parked`);
    process.stdout.write(
      `Done: ${processed} ${processed === 1 ? 'fact' : 'facts'} of ${stream}, in order. Nothing of it is parked any more\n`,
    );
  } catch (error) {
    failed(`It failed again, and stays parked: ${describeError(error)}`);
  }
}

function assertKnown(kind: string, name: string | undefined, { names }: Parking): asserts name is string {
  if (name === undefined || !names.includes(name))
    throw new UsageError(`${name === undefined ? 'Give a name.' : `There is no ${name}.`} The ${kind} are: ${names.join(', ')}`);
}

function failed(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
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
