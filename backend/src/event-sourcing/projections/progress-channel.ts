import type { Position } from '../store/event-store.ts';

export const PROGRESS_CHANNEL = 'subscription_progress';

/** NOTIFY takes less than 8,000 bytes. */
const MAX_MESSAGE_LENGTH = 7_000;

const CHANGED = ' changed';

/** `changed`: those that had something to process on the way. */
export function toMessages(positions: ReadonlyMap<string, Position>, changed: ReadonlySet<string>): readonly string[] {
  const messages: string[] = [];
  for (const [subscription, position] of positions) {
    const line = `${subscription} ${position}${changed.has(subscription) ? CHANGED : ''}\n`;
    const last = messages.at(-1);
    if (last !== undefined && last.length + line.length <= MAX_MESSAGE_LENGTH) messages[messages.length - 1] = last + line;
    else messages.push(line);
  }
  return messages;
}

export type Progress = { readonly subscription: string; readonly position: Position; readonly changed: boolean };

export const fromMessage = (message: string): readonly Progress[] =>
  message
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [subscription, position] = line.split(' ', 2) as [string, string];
      return { subscription, position, changed: line.endsWith(CHANGED) };
    });
