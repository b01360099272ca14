import { CLAIMS } from '@willow/contracts/brand/claims';
import { dateInWords } from '@willow/contracts/dates';
import type { ReactNode } from 'react';
import { guidePath } from '../../shared/guides.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Article, Block } from './article.ts';
import styles from './article.module.css';
import { FILTERS } from './content.ts';
import { DraftedView } from './drafted-view.tsx';
import page from './help-center.module.css';
import { Words } from './words.tsx';

/** One of the guides that stand whole on the page of the help centre; sources and what to do next are on its own. */
export function ArticleBody({ article }: { readonly article: Article }) {
  const { id, title, summary, body } = article;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={`${styles.body} ${page.article}`}>
      <header>
        <Facts article={article} />
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
      </header>
      <Blocks body={body} Heading="h4" />
      <p>
        <a href={guidePath(id)}>
          What to do next, and where this comes from<span className="visually-hidden">: {title}</span>
        </a>
        . This is general information, and not legal advice.
      </p>
      <Start />
    </article>
  );
}

export function Facts({
  article: { category, readTime, reviewed },
  children,
}: {
  readonly article: Article;
  readonly children?: ReactNode;
}) {
  return (
    <p className={styles.facts}>
      {children}
      {FILTERS[category]} · {readTime} · Reviewed <time dateTime={reviewed}>{dateInWords(reviewed)}</time>
    </p>
  );
}

export const Start = () => (
  <p className={styles.action}>
    <a href="/wizard" data-start className={buttonClass()}>
      Start Your Will - {CLAIMS.price}
    </a>
  </p>
);

type Level = { readonly Heading: 'h2' | 'h4' };

export const Blocks = ({ body, Heading }: Level & { readonly body: readonly Block[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the blocks of an article never change places
  body.map((block, index) => <BlockView key={index} block={block} Heading={Heading} />);

/** Where a heading of a guide is found on its own page. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function BlockView({ block, Heading }: Level & { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return Heading === 'h2' ? <h2 id={anchorOf(block.text)}>{block.text}</h2> : <h4>{block.text}</h4>;
    case 'text':
      return (
        <p>
          <Words>{block.text}</Words>
        </p>
      );
    case 'points':
      return <ul>{block.items.map(item)}</ul>;
    case 'steps':
      return <ol>{block.items.map(item)}</ol>;
    case 'table':
      return <TableView {...block} />;
    case 'example':
    case 'drafted':
      return (
        <div className={styles.example}>
          <Heading>
            <span>An example</span> {block.title}
          </Heading>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words>{paragraph}</Words>
            </p>
          ))}
          {block.kind === 'drafted' && <DraftedView example={block.example} />}
        </div>
      );
  }
}

const item = (text: string) => (
  <li key={text}>
    <Words>{text}</Words>
  </li>
);

function TableView({ caption, head, rows }: Extract<Block, { readonly kind: 'table' }>) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
