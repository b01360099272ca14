import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { patient } from '../../../ops/testing/machine/patience.ts';
import { runCommand } from '../cli/commands.ts';
import type { Environment } from '../cli/command.ts';

/** For a command under test. */
const SETTINGS = { NODE_ENV: 'test', LOG_LEVEL: 'silent', TIMEOUT_FACTOR: String(patient(10)) };

/** `text`: what it wrote to both outputs. */
export type Ended = { readonly status: number; readonly text: string; readonly stdout: string };

/** Runs `willow` with its arguments in this process. What stops the command is thrown. */
export async function willow(args: readonly string[], settings: Environment, typed = ''): Promise<Ended> {
  const written: { readonly text: string; readonly isError: boolean }[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push({ text: String(text), isError: stream === process.stderr }) > 0),
  );
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as typeof process.stdin);
  process.exitCode = 0;
  try {
    await runCommand(args, { ...SETTINGS, ...settings });
    const textOf = (lines: typeof written): string => lines.map(({ text }) => text).join('');
    return { status: process.exitCode, text: textOf(written), stdout: textOf(written.filter(({ isError }) => !isError)) };
  } finally {
    for (const spy of [...spies, stdin]) spy.mockRestore();
    process.exitCode = 0;
  }
}
