import { BRAND } from '@willow/contracts/brand/brand';
import { dateInWords } from '@willow/contracts/dates';
import { Article } from '../../shared/article/article.tsx';
import { PublicPage } from '../../shared/public-page/public-page.tsx';

export type Section = {
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  /** What follows the points. */
  readonly after?: readonly string[];
};

type Props = {
  readonly title: string;
  readonly updated: string;
  /** What was changed since, oldest first. */
  readonly changes?: readonly { readonly on: string; readonly what: string }[];
  readonly lead: string;
  readonly sections: readonly Section[];
};

export function LegalPage({ title, updated, changes = [], lead, sections }: Props) {
  const latest = changes.at(-1);
  return (
    <PublicPage header="legal">
      <Article title={title} lead={lead}>
        <p>
          Last updated: {dateInWords(updated)}
          {latest && (
            <>
              , and since then on {dateInWords(latest.on)}. <a href="#changes">What has changed</a>
            </>
          )}
        </p>
        {sections.map(({ id, heading, paragraphs = [], points = [], after = [] }) => (
          <section key={heading} id={id}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{linked(paragraph)}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{linked(point)}</li>
                ))}
              </ul>
            )}
            {after.map((paragraph) => (
              <p key={paragraph}>{linked(paragraph)}</p>
            ))}
          </section>
        ))}
        {latest && (
          <section id="changes">
            <h2>What has changed</h2>
            <ul>
              {changes.toReversed().map(({ on, what }) => (
                <li key={on}>
                  {dateInWords(on)}: {what}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Article>
    </PublicPage>
  );
}

/** Our address, and one of our pages in brackets. */
const LINKED = new RegExp(String.raw`(${BRAND.supportEmail.replaceAll('.', String.raw`\.`)}|(?<=\()/[a-z-]+(?=\)))`);

/** Our address is a link wherever it stands. */
const linked = (text: string) =>
  text.split(LINKED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part.startsWith('/') ? part : `mailto:${part}`}>
        {part}
      </a>
    ),
  );
