import type { Issue } from '../../event-sourcing/core/refusal.ts';

/** The message goes to the browser: one sentence that is safe to show. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | undefined;
  readonly step: number | undefined;

  constructor(
    status: number,
    message: string,
    {
      issues = [],
      retryAfterSeconds,
      step,
      cause,
    }: { issues?: readonly Issue[]; retryAfterSeconds?: number; step?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'RequestRefused';
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.step = step;
  }
}
