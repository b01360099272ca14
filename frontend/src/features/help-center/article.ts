import type { IsoDate } from '@willow/contracts/dates';
import type { ExampleId } from '@willow/contracts/example-wills/example-wills';
import type { GuideId } from '../../shared/guides.ts';

export const CATEGORIES = ['legal', 'costs', 'family', 'couples', 'tax'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'example'; readonly title: string; readonly paragraphs: readonly string[] }
  /** A will that the drafting library wrote for people like these, and what it does. */
  | { readonly kind: 'drafted'; readonly title: string; readonly paragraphs: readonly string[]; readonly example: ExampleId };

/** What a reader may do next: words alone, or words that lead somewhere. */
export type Step = { readonly text: string; readonly href?: string };

/** A statute or a page by its name, and the date at which the article states it. */
export type Source = { readonly name: string; readonly asAt: IsoDate };

type Content = {
  readonly id: GuideId;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly featured: boolean;
  readonly summary: string;
  readonly body: readonly Block[];
  readonly next: readonly (string | Step)[];
  readonly sources: readonly Source[];
  readonly reviewed: IsoDate;
  /** The solicitor who has read it, where one has: name, firm, and the number in the roll of the SRA. */
  readonly reviewer?: string;
  readonly related: readonly GuideId[];
};

export type Article = Content & {
  /** Minutes, as "4 min read". */
  readonly readTime: string;
};

/** What most adults read in a minute. */
const WORDS_PER_MINUTE = 220;

export const article = (content: Content): Article => ({
  ...content,
  readTime: `${Math.max(1, Math.round(wordsOf(content) / WORDS_PER_MINUTE))} min read`,
});

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const text = (words: string): Block => ({ kind: 'text', text: words });
export const points = (...items: readonly string[]): Block => ({ kind: 'points', items });
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items });
export const example = (title: string, ...paragraphs: readonly string[]): Block => ({ kind: 'example', title, paragraphs });

export const drafted = (example: ExampleId, title: string, ...paragraphs: readonly string[]): Block => ({
  kind: 'drafted',
  title,
  paragraphs,
  example,
});

export const to = (href: string, words: string): Step => ({ text: words, href });

/** Every text that a reader of the article reads, its sources left out. */
export const textsOf = ({ summary, body, next }: Pick<Content, 'summary' | 'body' | 'next'>): readonly string[] => [
  summary,
  ...body.flatMap(textsIn),
  ...next.map((step) => stepOf(step).text),
];

export const stepOf = (step: string | Step): Step => (typeof step === 'string' ? { text: step } : step);

function textsIn(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'points':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'example':
    case 'drafted':
      return [block.title, ...block.paragraphs];
  }
}

export const wordsOf = (content: Pick<Content, 'summary' | 'body' | 'next'>): number => textsOf(content).join(' ').split(/\s+/).length;
