import type { Group, List } from '@willow/contracts';
import { cleanGift, cleanLine } from './clean.ts';

export const isComplete = ({ needs, parts }: Group | List, row: Readonly<Record<string, unknown>>): boolean =>
  needs.every((need) =>
    [need].flat().some((part) => {
      const value = row[part];
      // A sum that cannot be read is there all the same: it is refused with words, not left out.
      if (value === true || typeof value === 'number') return true;
      return typeof value === 'string' && (parts[part]?.kind === 'gift' ? cleanGift(value) : cleanLine(value)) !== '';
    }),
  );
