import { randomBytes } from 'node:crypto';

/** The id of a trace as W3C Trace Context has it: 32 hexadecimal digits, not all of them zero. */
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
const TRACEPARENT = /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export const newTraceId = (): string => randomBytes(16).toString('hex');

/** The trace that the header `traceparent` names; null when there is none, or it is not of this form: then it counts as absent. */
export function traceIdIn(traceparent: string | string[] | undefined): string | null {
  const [, id] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return id === undefined ? null : toTraceId(id);
}

/** A correlation id as a trace id: what is older than traces has a UUID, whose digits are one. Null when it is neither. */
export function toTraceId(correlationId: string): string | null {
  const digits = correlationId.replaceAll('-', '');
  return TRACE_ID.test(digits) ? digits : null;
}
