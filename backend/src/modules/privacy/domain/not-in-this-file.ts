import { BRAND } from '@willow/contracts';

/** What is not told although it is about the customer, or of the customer's doing. */
export const NOT_IN_THIS_FILE: readonly string[] = [
  'Your card: it is known to our card provider alone, and we never see its number.',
  'The emails themselves, as far as our mail provider still keeps copies. When each was sent stands here.',
  'Your will and its papers as PDFs: once the will is sent, they are in your dashboard.',
  'Your choice about cookies: it is kept in your browser, and we have no record of it.',
  'Who of our team did what: they have rights of their own. What they decided stands here without a name, and your dashboard shows who opened your answers, by role.',
  'Words that our team wrote for itself: where there are any, it says here that they are held back, and how you get them.',
  'Secrets that protect your account, such as the fingerprints of links, codes and browsers, and counts of attempts that lapse within a month.',
  `What is missing or wrong? Write to ${BRAND.supportEmail}. You can also complain to the Information Commissioner, at ico.org.uk.`,
];
