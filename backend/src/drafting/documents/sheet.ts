/** A piece of a sheet. Every text is plain: whatever stands in it is printed, never read as markup. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'points'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly Step[] }
  | { readonly kind: 'names'; readonly names: readonly NamedWithNote[] }
  | { readonly kind: 'table'; readonly rows: readonly Row[] }
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }
  | { readonly kind: 'record'; readonly when: string; readonly text: string; readonly rows: readonly Row[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'clause';
      readonly number: string;
      readonly heading: string;
      readonly explanation: readonly string[];
      readonly wording: readonly Marked[];
    };

type Marked = { readonly mark: string; readonly text: string };
export type Step = { readonly title: string; readonly text: string };
export type Row = { readonly label: string; readonly value: string };
type NamedWithNote = { readonly name: string; readonly note: string };

export type Sheet = {
  readonly title: string;
  readonly subtitle: string;
  readonly goesWith: { readonly name: string; readonly versionCode: string };
  readonly density: 'open' | 'close';
  readonly blocks: readonly Block[];
};

export const sheetText = ({ title, subtitle, blocks }: Pick<Sheet, 'title' | 'subtitle' | 'blocks'>): string =>
  [title, subtitle, ...blocks.map(blockText)].join('\n\n') + '\n';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'notice':
      return block.text;
    case 'points':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map(({ title, text }, index) => `${index + 1}. ${title} ${text}`).join('\n');
    case 'names':
      return block.names.map(({ name, note }) => `${name} (${note})`).join('\n');
    case 'record':
      return [`${block.when}: ${block.text}`, ...block.rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
    case 'table':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'blanks':
      return block.labels.map((label) => `${label}: ____________________`).join('\n');
    case 'quote':
      return block.paragraphs.map((paragraph) => `“${paragraph}”`).join('\n');
    case 'clause':
      return [`${block.number} ${block.heading}`, ...block.explanation, ...block.wording.map(({ mark, text }) => `${mark} ${text}`)].join(
        '\n',
      );
  }
}
