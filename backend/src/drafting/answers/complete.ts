import type { Group, List } from '@willow/contracts';
import { cleanGift, cleanLine } from './clean.ts';

/** Whether a row has every text without which it is not in the will: an executor without a name and a half-filled gift are not. */
export const isComplete = ({ needs, parts }: Group | List, row: Readonly<Record<string, unknown>>): boolean =>
  needs.every((part) => {
    const text = row[part];
    return typeof text === 'string' && (parts[part]?.kind === 'gift' ? cleanGift(text) : cleanLine(text)) !== '';
  });
