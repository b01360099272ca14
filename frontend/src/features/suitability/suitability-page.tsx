import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Suitability } from './suitability.tsx';

const TITLE = `Is ${BRAND.name} right for me?`;

export const meta = () =>
  seo({
    path: '/is-willow-right-for-me',
    title: TITLE,
    description:
      'Six questions, no account: whether a simple online will for England and Wales suits you, what to ask about first, and whom to ask if it does not.',
  });

export default function SuitabilityPage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>{TITLE}</h1>
        <p className={page.lead}>
          Most people need a simple will, and some need a specialist. Six questions tell you which, before you pay anybody. Your answers
          stay on this page: nothing is sent and nothing is kept.
        </p>
        <Suitability
          onward={
            <a href="/wizard" data-start className={buttonClass()}>
              Get Started - {CLAIMS.price}
            </a>
          }
        />
      </div>
    </PublicPage>
  );
}
