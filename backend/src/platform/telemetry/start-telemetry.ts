import type { Config } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';

type Settings = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** Spans go out if the setting names a receiver; otherwise nothing of this is even loaded. What it returns sends the last ones. */
export async function startTelemetry(settings: Settings, process: string, logger: Logger): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  if (!endpoint) return () => Promise.resolve();
  const { sendSpans } = await import('./send-spans.ts');
  return sendSpans({ endpoint, ratio, process, onLost: () => logger.warn('traces cannot be delivered; whatever asked for them goes on') });
}
