import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const ROOT = new URL('../../..', import.meta.url).pathname;
const HERE = join(ROOT, 'ops/observability/alerts');
const RUNBOOKS = join(ROOT, 'ops/runbooks');

type Rule = {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
};
type RuleFile = { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
type Asked = { readonly expr: string; readonly exp_samples: readonly unknown[] };
type TestFile = {
  readonly rule_files: readonly string[];
  readonly tests: readonly {
    readonly input_series: readonly { readonly series: string }[];
    readonly promql_expr_test: readonly Asked[];
  }[];
};

const read = (name: string): unknown => parse(readFileSync(join(HERE, name), 'utf8'));
const files = globSync('*.yml', { cwd: HERE });
const testFiles = files.filter((name) => name.endsWith('.test.yml'));
const ruleFiles = files.filter((name) => !testFiles.includes(name));
const rules = ruleFiles.flatMap((name) => (read(name) as RuleFile).groups.flatMap((group) => group.rules));
const alerts = rules.filter((rule): rule is Rule & { readonly alert: string } => rule.alert !== undefined);
const tests = testFiles.map((name) => ({ name, tests: (read(name) as TestFile).tests }));
const expectations = tests.flatMap((file) => file.tests.flatMap(({ promql_expr_test: each }) => each));
const names = new Set(alerts.map(({ alert }) => alert));

/** What the product tells, by the code that registers it. A histogram is read by parts. */
const exported = new Set(
  globSync('backend/src/**/*.ts', { cwd: ROOT }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'(willow_[a-z_]+)'/g)].map(([, name = '']) => name),
  ),
);
const DEFAULTS = /^willow_(process|nodejs)_/;
const unknownIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bwillow_[a-z_]+/g)]
    .map(([name]) => name)
    // Logins of PostgreSQL and volumes of the compose file are named alike.
    .filter((name) => !/^willow_(owner|app|audit|eventstore|product)\b/.test(name) && !DEFAULTS.test(name))
    .filter((name) => !exported.has(name) && !exported.has(name.replace(/_(bucket|sum|count)$/, '')));

describe.each(alerts)('the alert $alert', ({ expr, labels, annotations, alert }) => {
  it('pages or makes a ticket, says what it is, and has a runbook that names it', () => {
    expect(['page', 'ticket']).toContain(labels?.severity);
    expect(annotations).toMatchObject({ summary: expect.stringMatching(/\S/), description: expect.stringMatching(/\S/) });
    const runbook = annotations?.runbook ?? '';
    expect([dirnameOf(runbook), existsSync(join(ROOT, runbook))]).toEqual(['ops/runbooks', true]);
    expect(readFileSync(join(ROOT, runbook), 'utf8')).toMatch(new RegExp(`^Alerts: .*\`${alert}\``, 'm'));
  });

  it('looks at what the product tells', () => {
    expect(unknownIn(expr)).toEqual([]);
  });

  it('is tried: it fires when it should, and is silent when it should not', () => {
    const asked = expectations.filter((each) => each.expr.includes(`alertname="${alert}"`));
    expect(new Set(asked.map(({ exp_samples }) => exp_samples.length > 0))).toEqual(new Set([true, false]));
  });
});

describe('what holds an alert back', () => {
  type Inhibition = {
    readonly source_matchers: readonly string[];
    readonly target_matchers: readonly string[];
    readonly equal?: readonly string[];
  };
  const { inhibit_rules: inhibitions } = read('../alertmanager.yml') as { readonly inhibit_rules: readonly Inhibition[] };
  const alertsBy = (matchers: readonly string[]): readonly Rule[] => {
    const pattern = matchers.map((each) => /^alertname=~?"(.+)"$/.exec(each)?.[1]).find((each) => each !== undefined) ?? '';
    return alerts.filter(({ alert }) => new RegExp(`^(${pattern})$`).test(alert));
  };

  it.each(inhibitions)(
    'is there: $source_matchers, and so is $target_matchers',
    ({ source_matchers: sources, target_matchers: targets, equal = [] }) => {
      const [holding, held] = [alertsBy(sources), alertsBy(targets)];
      expect([holding.length, held.length].every(Boolean)).toBe(true);
      // Both without a label counts as equal: then one would hold back all others.
      for (const label of equal)
        expect(
          [...holding, ...held]
            .filter(({ expr, labels }) => !(labels && label in labels) && !expr.includes(`by (${label})`) && !expr.includes(`{${label}=`))
            .map(({ alert }) => alert),
        ).toEqual([]);
    },
  );
});

const dirnameOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

it('every alert has a name of its own', () => {
  expect(names.size).toBe(alerts.length);
});

it.each(tests)('$name gives figures that the product tells', (file) => {
  expect(file.tests.flatMap(({ input_series: given }) => given.flatMap(({ series }) => unknownIn(series)))).toEqual([]);
});

const SECTIONS = ['How to see it', 'What customers feel', 'What to do', 'How to know that it is over', 'Whom to tell', 'What not to do'];
const books = globSync('*.md', { cwd: RUNBOOKS }).filter((name) => name !== 'README.md');
const index = readFileSync(join(RUNBOOKS, 'README.md'), 'utf8');

describe.each(books)('the runbook %s', (name) => {
  const text = readFileSync(join(RUNBOOKS, name), 'utf8');

  it('begins with the first thing to do, and stands in the index', () => {
    expect(text.split('\n')[0]).toMatch(/^\*\*First:\*\* \S/);
    expect(index).toContain(`](${name})`);
  });

  it('names alerts that exist, and figures that the product tells', () => {
    const [, named = ''] = /^Alerts: (.+)$/m.exec(text) ?? [];
    expect([...named.matchAll(/`(\w+)`/g)].map(([, alert = '']) => alert).filter((alert) => !names.has(alert))).toEqual([]);
    expect(unknownIn(text)).toEqual([]);
  });

  if (name !== 'first-night.md')
    it('says what customers feel, what to do and what not, when it is over, and whom to tell', () => {
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
    });
});

it('the first night fits on one page', () => {
  expect(readFileSync(join(RUNBOOKS, 'first-night.md'), 'utf8').split(/\s+/).length).toBeLessThan(600);
});

/** Of Debian's package prometheus: by PROMTOOL, or on the path. Elsewhere the file that it would read is read above. */
const promtool = process.env['PROMTOOL'] || 'promtool';
const isThere = spawnSync(promtool, ['--version']).status === 0;

if (isThere)
  it.each([
    ['check', 'rules', ...ruleFiles],
    ['test', 'rules', ...testFiles],
  ])('promtool %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: HERE, encoding: 'utf8' });
    expect(status === 0 ? '' : `${stdout}${stderr}`).toBe('');
  });
else
  it('promtool is not here: what the rules do was not tried', () => {
    expect(process.env['REQUIRE_PROMTOOL']).not.toBe('1');
  });
