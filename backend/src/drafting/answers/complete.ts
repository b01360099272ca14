import type { Group, List } from '@willow/contracts';
import { cleanGift, cleanLine } from './clean.ts';

export const isComplete = ({ needs, parts }: Group | List, row: Readonly<Record<string, unknown>>): boolean =>
  needs.every((part) => {
    const text = row[part];
    return typeof text === 'string' && (parts[part]?.kind === 'gift' ? cleanGift(text) : cleanLine(text)) !== '';
  });
