import { z } from '@willow/contracts/zod';
import { timeInWords } from '../../shared/times.ts';

const Header = z.object({ checkpoint: z.string() });
const Checkpoint = z.object({ at: z.string() });

/** How far an export goes, as its first line says. */
export function signedAtOf(file: string): string {
  const { checkpoint } = Header.parse(JSON.parse(file.slice(0, file.indexOf('\n'))));
  return `It goes as far as was signed on ${timeInWords(Checkpoint.parse(JSON.parse(checkpoint)).at)}.`;
}
