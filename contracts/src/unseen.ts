import { z } from './zod.ts';

/** Scripts that cannot be written without joiners: Persian "می‌خواهم", Sinhala "ශ්‍රී". */
const JOINED = [
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan',
  'Balinese Javanese Sundanese',
]
  .join(' ')
  .split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
const NEEDED = [
  String.raw`[${JOINED}][\u200c\u200d](?=[${JOINED}])`,
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d(?=\p{Extended_Pictographic})`,
  String.raw`[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}][\ufe00-\ufe0f\u180b-\u180d\u{e0100}-\u{e01ef}]`,
].join('|');
/** Zero width, soft hyphens, marks of direction, byte-order marks, fillers. Control characters are refused where a body is read. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]`;
const NEEDED_OR_UNSEEN = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');

/** A text without what nobody can see and nobody typed: it comes along with copied text, or makes two texts look alike. */
export const withoutUnseen = (text: string): string => text.replace(NEEDED_OR_UNSEEN, '$1').trim();

/** Every text of a body is read so, before anything else is asked of it; only passwords and tokens are taken as they are. */
export const trimmed = z.overwrite(withoutUnseen);
