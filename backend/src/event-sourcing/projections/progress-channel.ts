import type { Position } from '../store/event-store.ts';

export const PROGRESS_CHANNEL = 'subscription_progress';

/** NOTIFY takes less than 8,000 bytes. */
const MAX_MESSAGE_LENGTH = 7_000;

export function toMessages(positions: ReadonlyMap<string, Position>): readonly string[] {
  const messages: string[] = [];
  for (const [subscription, position] of positions) {
    const line = `${subscription} ${position}\n`;
    const last = messages.at(-1);
    if (last !== undefined && last.length + line.length <= MAX_MESSAGE_LENGTH) messages[messages.length - 1] = last + line;
    else messages.push(line);
  }
  return messages;
}

export const fromMessage = (message: string): readonly (readonly [subscription: string, position: Position])[] =>
  message
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ', 2) as [string, string]);
