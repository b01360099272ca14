import { CLAIMS } from '../../shared/claims.ts';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/disclaimer',
    title: 'Disclaimer',
    description:
      'What our service is and what it is not: draft preparation for straightforward estates, not legal advice from a solicitor.',
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'Not a solicitor, no legal advice',
    paragraphs: [
      'We prepare draft wills from your answers. We are not a solicitor, we are not regulated as one and we give no legal advice. Nothing on this website is advice about your own situation.',
    ],
  },
  {
    heading: 'Who it is for',
    paragraphs: [
      'UK residents aged 25 or over who want a will for England and Wales and whose estate is straightforward. Scotland and Northern Ireland have their own law of wills.',
      'Complex estates are referred to specialist advisers. Yours may be one if you own a business or a farm, have property or a home abroad, want a trust, provide for someone who cannot manage money, expect the will to be disputed, or plan for inheritance tax.',
    ],
  },
  {
    heading: 'When a will is valid',
    paragraphs: [
      'A will needs a testator aged 18 or over with capacity, in writing, signed, and witnessed by two independent adults, not beneficiaries, who are present at the same time and sign too. A beneficiary who witnesses loses the inheritance, and so does one whose husband, wife or civil partner witnesses. Independent is our advice and not a condition of the law: a will that a beneficiary witnessed is still valid, without that gift. Whether your will is valid depends on how you sign it.',
    ],
  },
  {
    heading: 'Figures on this website',
    paragraphs: [
      `Prices of others, such as ${CLAIMS.solicitor} for a solicitor, and costs of dying without a will are typical figures, not quotes. Calculators give estimates.`,
      'A tree is planted for every will that is completed; planting is done by others in the planting season.',
    ],
  },
];

export default function DisclaimerPage() {
  return (
    <LegalPage
      title="Disclaimer"
      updated="2025-09-13"
      changes={[
        { on: '2026-11-25', what: 'The wording is clearer. Nothing else changed.' },
        { on: '2026-11-29', what: 'What "independent" means for a witness.' },
      ]}
      lead="What this service is, and what it is not."
      sections={SECTIONS}
    />
  );
}
