import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { compose } from '../compose/compose-file.ts';

const HERE = new URL('.', import.meta.url).pathname;
const yaml = (path: string): unknown => parse(readFileSync(join(HERE, path), 'utf8'));
/** Where a container finds what is in this folder. */
const inContainer = (path: string): string => `/etc/willow/${path}`;

type Panel = {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly datasource?: { readonly uid: string };
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly refId: string }[];
};
type Dashboard = { readonly uid: string; readonly title: string; readonly panels: readonly Panel[] };
const dashboards = readdirSync(join(HERE, 'grafana'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(join(HERE, 'grafana', name), 'utf8')) as Dashboard] as const);

type DataSources = { readonly datasources: readonly { readonly uid: string; readonly url: string }[] };
const { datasources } = yaml('grafana/provisioning/datasources/willow.yaml') as DataSources;

const overlap = ({ gridPos: a }: Panel, { gridPos: b }: Panel): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('dashboards', () => {
  it('are those of the business, the service and its stores, each provisioned once', () => {
    expect(dashboards.map(([name]) => name).toSorted()).toEqual(['business.json', 'service.json', 'stores.json']);
    expect(new Set(dashboards.map(([, { uid }]) => uid)).size).toBe(dashboards.length);
    const { providers } = yaml('grafana/provisioning/dashboards/willow.yaml') as { providers: readonly { options: { path: string } }[] };
    expect(providers.map(({ options }) => options.path)).toEqual([inContainer('grafana')]);
  });

  it.each(dashboards)('%s has panels that Grafana can draw, from a source that it has', (_, { panels }) => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const [at, panel] of panels.entries()) {
      expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24);
      expect(panels.slice(at + 1).filter((other) => overlap(panel, other))).toEqual([]);
      if (panel.type === 'row') continue;
      expect(datasources.map(({ uid }) => uid)).toContain(panel.datasource?.uid);
      expect(new Set(panel.targets?.map(({ refId }) => refId)).size).toBe(panel.targets?.length);
      expect(panel.targets?.length).toBeGreaterThan(0);
    }
  });
});

type Targets = readonly { readonly static_configs: readonly { readonly targets: readonly string[] }[] }[];
type Prometheus = {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly (Targets[number] & { readonly job_name: string })[];
  readonly alerting: { readonly alertmanagers: Targets };
};
const prometheus = yaml('prometheus.yaml') as Prometheus;
const targetsIn = (configs: Targets): readonly string[] =>
  configs.flatMap(({ static_configs: each }) => each.flatMap(({ targets }) => targets));

describe('the programs that watch', () => {
  const services = Object.keys(compose.services);
  /** `host:port`, with or without a scheme. */
  const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').split(':')[0]!;

  it('find each other by the names that compose gives them', () => {
    const targets = targetsIn(prometheus.scrape_configs);
    const { exporters } = yaml('collector.yaml') as { exporters: Readonly<Record<string, { endpoint: string }>> };
    const watched = [...targets, ...targetsIn(prometheus.alerting.alertmanagers)];
    const addresses = [...watched, ...datasources.map(({ url }) => url), ...Object.values(exporters).map(({ endpoint }) => endpoint)];
    for (const address of addresses) expect(services).toContain(hostOf(address));
    const { METRICS_PORT } = compose.services['api']!.environment!;
    expect(targets).toEqual(expect.arrayContaining([`api:${METRICS_PORT}`, `worker:${METRICS_PORT}`]));
  });

  it('read their configuration from this folder', () => {
    const files = ['collector', 'tempo', 'prometheus', 'alertmanager'].map((name) =>
      compose.services[name]!.command!.find((each) => each.includes('onfig'))!,
    );
    expect(files.map((option) => option.split('=')[1])).toEqual(
      ['collector.yaml', 'tempo.yaml', 'prometheus.yaml', 'alertmanager.yml'].map(inContainer),
    );
    expect(compose.services['grafana']!.environment!['GF_PATHS_PROVISIONING']).toBe(inContainer('grafana/provisioning'));
  });

  it('read api and worker as the jobs that alerts name, and by every rule that there is', () => {
    const rules = readdirSync(join(HERE, 'alerts')).filter((name) => name.endsWith('.yml') && !name.endsWith('.test.yml'));
    expect(prometheus.rule_files.toSorted()).toEqual(rules.map((name) => `alerts/${name}`).toSorted());
    const named = rules.flatMap((name) => readFileSync(join(HERE, 'alerts', name), 'utf8').match(/\bjob="[^"]+"/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    const jobs = prometheus.scrape_configs.map(({ job_name: job }) => `job="${job}"`);
    expect(jobs).toEqual(expect.arrayContaining(named));
  });

  it('pass on what they take: each pipe of the collector joins parts that it has', () => {
    type Pipeline = Readonly<Record<'receivers' | 'processors' | 'exporters', readonly string[]>>;
    type Collector = Readonly<Record<keyof Pipeline, object>> & { service: { pipelines: Readonly<Record<string, Pipeline>> } };
    const { service, ...parts } = yaml('collector.yaml') as Collector;
    for (const pipeline of Object.values(service.pipelines))
      for (const kind of ['receivers', 'processors', 'exporters'] as const)
        for (const name of pipeline[kind]) expect(Object.keys(parts[kind])).toContain(name);
    // It must stand first: what it refuses is not kept in batches.
    expect(service.pipelines['traces']?.processors[0]).toBe('memory_limiter');
  });
});
