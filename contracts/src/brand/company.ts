/** Who answers for the service by law, beside `BRAND`: no screen of the app loads it. Every value is the owner's to change before launch. */
export const COMPANY = {
  legalName: 'Willow Wills Ltd (example)',
  placeOfRegistration: 'England and Wales (example)',
  companyNumber: '00000000 (example)',
  registeredOffice: 'Willow, 1 Example Street, London, EC1A 1AA',
  vat: 'VAT number GB 000 0000 00. Our prices include VAT (example).',
  telephone: '020 7946 0000 (example)',
  insurer: 'Example Insurance plc, 1 Example Street, London: professional indemnity, for work done in the United Kingdom',
  dataProtectionNumber: 'ZA000000 (example)',
} as const;

export type Processor = { readonly name: string; readonly does: string; readonly gets: string; readonly where: string };

/** Who works with personal data for us, as the privacy policy names them. */
export const PROCESSORS: readonly Processor[] = [
  {
    name: 'Example Hosting Ltd (example)',
    does: 'runs the computers that this service works on',
    gets: 'everything that we store, encrypted with keys that we hold',
    where: 'United Kingdom',
  },
  {
    name: 'Stripe Payments UK Ltd and Stripe, Inc.',
    does: 'takes card payments',
    gets: 'your card details, which go straight from your browser to Stripe, the amount and the number of your order',
    where: 'United Kingdom, European Economic Area and United States',
  },
  {
    name: 'Twilio Inc. (SendGrid)',
    does: 'delivers our emails',
    gets: 'your email address, and each email with what is attached to it: the will that we send you, too',
    where: 'United States and European Economic Area',
  },
];
