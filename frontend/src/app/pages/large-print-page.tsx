import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { INCLUDED, STEPS } from '../../features/information/content.ts';
import { MISTAKES, STORY } from '../../features/signing-story/story.ts';
import { CLAIMS } from '../../shared/claims.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import styles from './large-print.module.css';

const TITLE = 'Large print: how it works, prices, signing';

export const meta = () =>
  seo({
    path: '/large-print',
    title: TITLE,
    description: `How ${BRAND.name} works, what it costs and how to sign your will, in large print for the screen and for paper.`,
  });

/** The texts of three pages in one column of large letters, also on paper. */
export default function LargePrintPage() {
  return (
    <PublicPage>
      <div className={`${page.tool} ${styles.large}`}>
        <h1>{TITLE}</h1>
        <p>
          Print this page: it comes out in letters of 18 points. There is an <a href="/easy-read">Easy Read</a> version too.
        </p>
        <h2>How it works</h2>
        <ol>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
        <h2>What it costs</h2>
        <p>
          {CLAIMS.price} flat per will, paid once, by card, after you have seen all your answers. A couple pays {CLAIMS.couplePrice} in
          total for two wills. {CLAIMS.refund} {CLAIMS.refundLimit}.
        </p>
        <p>The price pays for:</p>
        <ul>
          {INCLUDED.map((item) => (
            <li key={item}>{item}.</li>
          ))}
        </ul>
        <h2>Signing your will</h2>
        <ol>
          {STORY.map(({ title, words, large = words }) => (
            <li key={title}>
              <strong>{title}.</strong> {large}
            </li>
          ))}
        </ol>
        <h2>What goes wrong</h2>
        <ul>
          {MISTAKES.map(([mistake, what]) => (
            <li key={mistake}>
              <strong>{mistake}.</strong> {what}
            </li>
          ))}
        </ul>
        <h2>Ask us</h2>
        <p>
          Email <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>, or telephone {COMPANY.telephone}. {BRAND.name} is for UK
          residents aged 25 or over, for England and Wales. We are not a solicitor and give no legal advice.
        </p>
      </div>
    </PublicPage>
  );
}
