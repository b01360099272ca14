/** The pages that have a picture of their own in `public/share`, and what is written on it. Made by `ops/share-pictures/draw.mjs`. */
export const SHARE_PICTURES: Readonly<Record<string, string>> = {
  '/how-it-works': 'How it works',
  '/pricing': 'One price, whoever you are',
  '/free-tools': 'What if there is no will?',
  '/will-checklist': 'Will checklist',
  '/help-center': 'Help Centre',
  '/about': 'About Willow',
  '/testimonials': 'A weight off their minds',
  '/contact': 'Write to a person',
  '/status': 'Service Status',
  '/security': 'Security',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/disclaimer': 'Disclaimer',
  '/referral/invitation': 'Your Friend Thinks You Need a Will',
};
