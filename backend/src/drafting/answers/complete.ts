import type { Group, List } from '@willow/contracts';
import { cleanGift, cleanLine } from './clean.ts';

export const isComplete = ({ needs, parts }: Group | List, row: Readonly<Record<string, unknown>>): boolean =>
  needs.every((need) =>
    [need].flat().some((part) => {
      const value = row[part];
      return value === true || (typeof value === 'string' && (parts[part]?.kind === 'gift' ? cleanGift(value) : cleanLine(value)) !== '');
    }),
  );
