import { readConfig, withPlaces } from '../../platform/config/config.ts';
import { command, type Environment, FLAG } from '../command.ts';
import { nearest } from '../nearest.ts';
import { UsageError } from '../usage-error.ts';
import { broken, type Status, warn, worstOf } from './finding.ts';
import { type Check, type Found, type Part, wordsOf } from './check.ts';
import { certificates } from './checks/certificates.ts';
import { chromium, clock, disk } from './checks/machine.ts';
import { api, settings, versions } from './checks/product.ts';
import { cards, mail } from './checks/providers.ts';
import { anchors, backups, launch, log, masterKey } from './checks/safety.ts';
import { events, postgresql, redis } from './checks/stores.ts';
import { queue, schedulers, worker } from './checks/work.ts';
import { examineAll } from './examine-all.ts';
import { type DoctorContext, openDoctorContext } from './doctor-context.ts';

/** The others lean on these, and each on the one before it. */
const PARTS: Readonly<Record<Part, Check>> = { postgresql, 'event-store': events, redis };
const OTHERS = [api, worker, queue, schedulers, mail, cards, chromium, certificates, clock, disk, masterKey, anchors, log, backups, launch];
export const ALL: readonly Check[] = [settings, versions, ...Object.values(PARTS), ...OTHERS];

export const doctorCommand = command({
  usage: 'doctor [<check>…] [--strict]',
  about: 'looks at everything that the product stands on, and says what to do; status 1 when something is broken',
  details: [
    'Each line says ok, warn or broken, and the one below it what to do. Nothing is changed by looking; one page is printed, and thrown away.',
    `<check>    only these: ${ALL.map(({ name }) => name).join(', ')}`,
    '--strict   status 3 when nothing is broken and something warns',
    '',
    'Status: 0 nothing is broken, 1 something is, 2 the command line is wrong, 3 with --strict: something warns.',
    '"doctor keys" and "doctor eventstore" say more of those two.',
  ],
  examples: ['doctor', 'doctor disk certificates --strict', `doctor --json | jq -r '.findings[] | select(.status == "broken") | .says'`],
  json: '{ "status": "ok" | "warn" | "broken", "at", "findings": [{ "check", "status", "says", "todo", "runbook", "figures" }] }; todo is null where nothing is to be done, runbook where nothing is broken or none is needed, figures are there where something was measured',
  options: { strict: FLAG },
  words: Infinity,
  async run({ words, values }, env, out) {
    if (process.stderr.isTTY) process.stderr.write('Looking …\n');
    const found = await findingsOf(words.length === 0 ? ALL : words.map(checkNamed), env);
    const findings = found.map((finding) => ({ ...finding, todo: finding.todo && withPlaces(finding.todo, env) }));
    const status = worstOf(findings);
    out.tell({ status, at: new Date().toISOString(), findings }, ...findings.flatMap(linesOf), summaryOf(findings));
    process.exitCode = status === 'broken' ? 1 : status === 'warn' && values.strict ? 3 : 0;
  },
});

function checkNamed(name: string): Check {
  const check = ALL.find((each) => each.name === name);
  if (check) return check;
  const names = ALL.map((each) => each.name);
  const meant = nearest(name, names);
  throw new UsageError(`There is no doctor for ${name}.${meant === null ? '' : ` Did you mean ${meant}?`} There are: ${names.join(', ')}`);
}

async function findingsOf(checks: readonly Check[], env: Environment): Promise<readonly Found[]> {
  const context = openedOrWords(env);
  if (typeof context === 'string')
    return [
      { check: 'settings', runbook: null, ...broken(context, 'Correct it; every setting is in docs/settings.md') },
      { check: 'settings', runbook: null, ...warn('nothing else was looked at', 'Ask again when the settings can be read') },
    ];
  try {
    return await examineAll(checks, PARTS, context);
  } finally {
    await context.close();
  }
}

/** Or why the settings cannot be used. */
function openedOrWords(env: Environment): DoctorContext | string {
  try {
    return openDoctorContext(readConfig(env));
  } catch (error) {
    return wordsOf(error);
  }
}

const [STATUS_WIDTH, NAME_WIDTH] = [8, 14];

const linesOf = ({ check, status, says, todo, runbook }: Found): readonly string[] => [
  `${status.padEnd(STATUS_WIDTH)}${check.padEnd(NAME_WIDTH)}${says}`,
  ...(todo === null ? [] : [`${' '.repeat(STATUS_WIDTH + NAME_WIDTH)}→ ${todo}${runbook === null ? '' : ` (${runbook})`}`]),
];

function summaryOf(findings: readonly Found[]): string {
  const count = (status: Status): number => findings.filter((finding) => finding.status === status).length;
  return `${count('ok')} ok, ${count('warn')} warn, ${count('broken')} broken`;
}
