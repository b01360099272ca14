import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { ORIGIN } from '../../shared/seo.ts';
import { CLAIMS } from '../../shared/claims.ts';
import { QUESTIONS, STEPS } from './content.ts';

const organisation = {
  '@type': 'LegalService',
  name: BRAND.name,
  url: `${ORIGIN}/`,
  image: `${ORIGIN}/share.jpg`,
  email: BRAND.supportEmail,
  address: COMPANY.registeredOffice,
  areaServed: ['England', 'Wales'],
  priceRange: CLAIMS.price,
  description: 'An online service that prepares draft wills for England and Wales. Not a solicitor; no legal advice is given.',
};

const questions = {
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

const howTo = {
  '@type': 'HowTo',
  name: 'How to make a will online',
  totalTime: `PT${CLAIMS.minutes.landing}M`,
  estimatedCost: { '@type': 'MonetaryAmount', currency: 'GBP', value: '50' },
  step: STEPS.map(({ title, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name: title, text })),
};

export const landingData = [organisation, questions, howTo];
