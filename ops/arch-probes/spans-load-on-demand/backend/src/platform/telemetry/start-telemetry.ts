export const startTelemetry = async () => (await import('./send-spans.ts')).sendSpans();
