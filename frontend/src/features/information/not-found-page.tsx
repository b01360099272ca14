import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { Article } from '../../shared/article/article.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';

export const meta = () =>
  seo({ path: '/404', title: 'Page Not Found', description: 'There is no page at this address.', robots: 'noindex' });

export default function NotFoundPage() {
  return (
    <PublicPage>
      <Article title="Page Not Found" lead="Did you forget to add the page to the router?">
        <p>
          If you followed a link, it may be out of date. If you typed the address, please check it. Our guides are in the{' '}
          <a href="/help-center">Help Centre</a>, and you can <a href="/contact">write to us</a>.
        </p>
        <p>
          <a href="/" className={buttonClass()}>
            Return Home
          </a>
        </p>
      </Article>
    </PublicPage>
  );
}
