import { CLAIMS } from '@willow/contracts/brand/claims';
import { dateInWords } from '@willow/contracts/dates';
import { buttonClass } from '../../ui/button.tsx';
import { type Article, type Block, stepOf } from './article.ts';
import { ARTICLES } from './articles.ts';
import { FILTERS } from './content.ts';
import styles from './help-center.module.css';

const titleOf = (id: string): string => ARTICLES.find((article) => article.id === id)?.title ?? '';

export function ArticleBody({ article }: { readonly article: Article }) {
  const { id, title, category, readTime, reviewed, summary, body, next, sources, related } = article;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={styles.article}>
      <header>
        <p className={styles.facts}>
          {FILTERS[category]} · {readTime} · Reviewed <time dateTime={reviewed}>{dateInWords(reviewed)}</time>
        </p>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
      </header>
      {body.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of an article never change places
        <BlockView key={index} block={block} />
      ))}
      <section className={styles.next}>
        <h4>What to do next</h4>
        <ul>
          {next.map(stepOf).map(({ text, href }) => (
            <li key={text}>
              {href ? (
                <a href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
        <p>
          <a href="/wizard" data-start className={buttonClass()}>
            Start Your Will - {CLAIMS.price}
          </a>
        </p>
      </section>
      <footer className={styles.under}>
        <h4>Sources</h4>
        <ul>
          {sources.map(({ name, asAt }) => (
            <li key={name}>
              {name} <span>(as at {dateInWords(asAt)})</span>
            </li>
          ))}
        </ul>
        <p>This is general information about the law of England and Wales, and not legal advice.</p>
        <p>
          Read next:{' '}
          {related.map((other, index) => (
            <span key={other}>
              {index > 0 && ' · '}
              <a href={`#${other}`}>{titleOf(other)}</a>
            </span>
          ))}
          {' · '}
          <a href="#all-guides">All guides</a>
        </p>
      </footer>
    </article>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <p>{block.text}</p>;
    case 'points':
      return <ul>{block.items.map(item)}</ul>;
    case 'steps':
      return <ol>{block.items.map(item)}</ol>;
    case 'table':
      return <TableView {...block} />;
    case 'example':
      return (
        <div className={styles.example}>
          <h4>
            <span>An example</span> {block.title}
          </h4>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      );
  }
}

const item = (text: string) => <li key={text}>{text}</li>;

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
