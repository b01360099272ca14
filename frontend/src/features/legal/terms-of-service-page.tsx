import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { CANCEL_DAYS } from '@willow/contracts/constants';
import { CLAIMS } from '../../shared/claims.ts';
import { seo } from '../../shared/seo.ts';
import { LegalPage, type Section } from './legal-page.tsx';

export const meta = () =>
  seo({
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: `What you get for ${CLAIMS.price}, who may use the service, when you get your money back and what we are liable for.`,
  });

const SECTIONS: readonly Section[] = [
  {
    heading: 'Who we are',
    paragraphs: [
      `${COMPANY.legalName} ("we"), a company registered in ${COMPANY.placeOfRegistration}, company number ${COMPANY.companyNumber}. Registered office: ${COMPANY.registeredOffice}. ${COMPANY.vat}`,
      `Email ${BRAND.supportEmail}, telephone ${COMPANY.telephone}, ${CLAIMS.supportHours}. Our insurer: ${COMPANY.insurer}.`,
    ],
  },
  {
    heading: 'The service',
    paragraphs: [
      'We prepare draft wills for England and Wales from the answers you give in an online questionnaire. Our team reviews the draft and sends it to you. You print it, sign it before two independent adult witnesses who are not beneficiaries, and they sign it too; only then is it a will.',
      'We are not a solicitor and we give no legal advice. If your estate is complex we refer you to specialist advisers.',
    ],
  },
  {
    heading: 'Who may use it',
    paragraphs: [
      'UK residents aged 25 or over, for themselves. Each person needs an account and an order of their own.',
      'The law lets anyone aged 18 or over who has the capacity make a will. That our service starts at 25 is our choice: its questions were made and checked for people who have a home, a partner or children of their own to provide for. If you are between 18 and 24, a solicitor can make your will, and some charities offer one free of charge.',
    ],
  },
  {
    heading: 'Price and payment',
    paragraphs: [
      `Each will costs ${CLAIMS.price}, paid once by card, less any discount code you enter. Wills for a couple cost ${CLAIMS.couplePrice} in total. That is the whole price, with any tax. The contract is made when we have your payment and email you the receipt. When you have paid, your answers are locked.`,
      'Optional secure document storage with national will register protection is not part of the price, and we do not offer it yet.',
    ],
  },
  {
    id: 'cancel',
    heading: `Your right to cancel within ${CANCEL_DAYS} days`,
    paragraphs: [
      // Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regs 29 to 38 and Schedule 3.
      `You can cancel within ${CANCEL_DAYS} days of the day you paid, without giving a reason. Tell us before they are over in any clear words: by email to ${BRAND.supportEmail}, by telephone, by post to our registered office, or with the form below, which you need not use. We confirm it by email.`,
      `We then give back all that you paid, without taking anything off for work already done, to the card you paid with, within ${CANCEL_DAYS} days of hearing from you. It costs you nothing.`,
      'When the right ends: at checkout you ask us to start on your will straight away, and confirm that you know this, when you press Pay. Once we have sent you your finished will, by email and in your dashboard, the service is complete and the right to cancel ends, even if fewer than 14 days have passed. We record that, with its date, and the receipt repeats it.',
      'An order that cost nothing, because of a discount code, can be cancelled in the same way.',
    ],
  },
  {
    id: 'cancellation-form',
    heading: 'Cancellation form',
    paragraphs: ['Copy it, or print it, only if you want to cancel.'],
    points: [
      `To ${COMPANY.legalName}, ${COMPANY.registeredOffice}, ${BRAND.supportEmail}:`,
      'I hereby give notice that I cancel my contract for the supply of the following service: a will for England and Wales.',
      'Ordered on:',
      'Order number, from your receipt:',
      'Name of consumer:',
      'Address of consumer:',
      'Signature of consumer (only if this form is sent on paper):',
      'Date:',
    ],
  },
  {
    heading: 'Refunds',
    paragraphs: [
      'The fee is non-refundable once the will is delivered. Before that you can ask for a full refund within 30 days.',
      'If 30 days have passed and we still have not sent it, you can cancel and have all your money back, too.',
      // Consumer Rights Act 2015 ss.49 and 54 to 57, Consumer Contracts Regulations 2013 regs 29 and 36; read on 25 November 2026.
      'None of this takes away a right that the law gives you as a consumer: to have work done with reasonable care and skill, to have it done again or some of your money back where it was not, and to cancel something bought online within the time that the law sets.',
    ],
  },
  {
    heading: 'What comes with it',
    points: [
      'A professional review of your draft by our team.',
      'Free updates for life: change your will on your dashboard, or write to us, and we review it and send it again.',
      'A tree is planted for every will.',
      `A referral programme: ${CLAIMS.referralReward} for each friend who completes a will, available once your own will is complete.`,
    ],
  },
  {
    heading: 'What we ask of you',
    points: [
      'Answer truthfully and completely, and check your answers before you confirm them.',
      'Read the draft before you sign it, and tell us if something is not what you meant.',
      'Follow the signing instructions. A will that is not signed and witnessed as they say is not valid, and that is out of our hands.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      `Our liability is capped at the ${CLAIMS.price} paid. Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not let us limit, and your rights as a consumer stay as they are.`,
    ],
  },
  {
    id: 'complaints',
    heading: 'If something goes wrong',
    paragraphs: [
      `Write to ${BRAND.supportEmail} with "Complaint" in the subject, or to our registered office, or telephone ${COMPANY.telephone}. It is free, and it does not affect your order.`,
    ],
    points: [
      'Within 2 working days we tell you that we have it, and who deals with it.',
      'Within 10 working days you have our answer, from somebody who did not work on your will. It says what happened, what we do about it and why. If we need longer, we say so and until when.',
      'If you do not agree, ask for a director to look at it again. That answer comes within 10 more working days and is our last word.',
    ],
    after: [
      'We are not solicitors, so the Legal Ombudsman and the Solicitors Regulation Authority do not deal with complaints about us, and we belong to no scheme of alternative dispute resolution. You can ask Citizens Advice (0808 223 1133), who also tell Trading Standards, and you can go to court. About your personal information you can complain to the Information Commissioner: our privacy policy says how.',
    ],
  },
  {
    heading: 'Law',
    paragraphs: [`These terms are governed by the law of England and Wales. Questions about them: ${BRAND.supportEmail}.`],
  },
];

export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      updated="2025-09-17"
      changes={[
        { on: '2026-11-25', what: 'The wording is clearer. Nothing else changed.' },
        {
          on: '2026-11-29',
          what: 'How you cancel within 14 days, with a form, and when that right ends. How we deal with complaints. Who we are, with our company number. Why our service starts at 25. These terms hold for orders from that day on; none of it takes anything away from earlier ones.',
        },
      ]}
      lead="What we do, what it costs, and what each of us can expect from the other."
      sections={SECTIONS}
    />
  );
}
