import type { Sending } from '@willow/contracts/operator/reading.contract';
import { timeInWords } from '../../../shared/times.ts';

const WAYS = { mail: 'Sent', hand: 'Marked as sent by hand', resent: 'Resent' } as const;

/** "Sent by Olive Operator on 23 November 2026 at 14:32, version 3f9a12bc." */
export const sentence = ({ by, at, way, versionCode }: Sending): string =>
  `${WAYS[way]} by ${by.name} on ${timeInWords(at)}${versionCode === null ? '' : `, version ${versionCode}`}.`;
