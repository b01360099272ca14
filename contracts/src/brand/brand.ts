/** Who we are, in one place. Every value is the owner's to change before launch. */
export const BRAND = {
  name: 'Willow',
  domain: 'willow.example',
  supportEmail: 'support@willow.example',
  mailFrom: 'hello@willow.example',
  social: {
    facebook: 'https://facebook.example/willow',
    instagram: 'https://instagram.example/willow',
    linkedin: 'https://linkedin.example/willow',
  },
  developerCredit: 'Made with care by the Willow team',
} as const;
