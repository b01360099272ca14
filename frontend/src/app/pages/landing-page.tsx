import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { ExitOffer } from '../../features/exit-offer/exit-offer.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { RiskSection } from '../../features/landing/risk-section.tsx';
import { Badges, HowItWorks, Questions, Testimonials, WhyWill } from '../../features/landing/sections.tsx';
import { landingData } from '../../features/landing/structured-data.ts';
import { RiskCalculator } from '../../features/risk-calculator/risk-calculator.tsx';

export const meta = () =>
  seo({
    path: '/',
    title: `Write your will online for ${CLAIMS.price} | ${BRAND.name}`,
    description: `Make a will for England and Wales online: ten plain questions, about ${CLAIMS.minutes.landing} minutes, ${CLAIMS.price}. Reviewed by our team, with a ${CLAIMS.refund} ${CLAIMS.refundLimit}.`,
    jsonLd: landingData,
  });

export default function LandingPage() {
  return (
    <PublicPage header="landing">
      <Hero />
      <RiskSection>
        <RiskCalculator />
      </RiskSection>
      <Testimonials />
      <WhyWill />
      <Questions />
      <HowItWorks />
      <Badges />
      <ExitOffer />
    </PublicPage>
  );
}
