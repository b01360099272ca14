export { sendSpans } from '../telemetry/send-spans.ts';
