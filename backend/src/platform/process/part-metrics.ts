import { Gauge, type Registry } from 'prom-client';

/** Whether each store that nothing works without does its work, as this process sees it. */
export function measureParts(registry: Registry, problems: () => Promise<Readonly<Record<string, string | null>>>): void {
  registry.registerMetric(
    new Gauge({
      name: 'willow_part_works',
      help: '1 if a part that the process stands on does its work; /health/ready says why not',
      labelNames: ['part'],
      registers: [],
      async collect() {
        for (const [part, problem] of Object.entries(await problems())) this.set({ part }, Number(problem === null));
      },
    }),
  );
}
