import { causeOf } from '../../platform/process/start-error.ts';

/** Nobody answered: where, what is wrong, and what to do, in one line without secrets. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  static of(host: string, cause: unknown): NoAnswer {
    const { problem, remedy } = causeOf(cause);
    return new NoAnswer(`${host} cannot be used: ${problem}. ${remedy}`, { cause });
  }
}

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** How far its clock is from ours. */ readonly offsetMs: number | null;
};

export const WITHIN_MS = 10_000;

/** Asks a provider over HTTP. Throws NoAnswer. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
    const heardAt = Date.now();
    const said = await answer.text();
    const date = Date.parse(answer.headers.get('date') ?? '');
    return { status: answer.status, body: parsed(said), offsetMs: Number.isNaN(date) ? null : date + HALF_SECOND_MS - heardAt };
  } catch (error) {
    throw NoAnswer.of(new URL(url).host, error);
  }
}

/** The header has whole seconds, rounded down. */
const HALF_SECOND_MS = 500;

/** JSON, or null. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
