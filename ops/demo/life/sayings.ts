/** What people of the demo say, write and decide. */
export const WITNESSES = [
  { first: 'Martin Holloway', second: 'Janet Prentice' },
  { first: 'Olu Bankole', second: 'Sian Rees-Hughes' },
  { first: 'Catherine Dunmore', second: 'Harvinder Grewal' },
  { first: 'Peter Nkemelu', second: 'Josie Blackwood' },
] as const;

export const STORED = [
  'the grey box in the study',
  'with our solicitor in the High Street',
  'the fireproof safe under the stairs; Ellen has the key',
  'the top drawer of the writing desk, in the blue folder',
] as const;

export const PROBLEMS = [
  'My brother’s surname is spelled with two Ts in the will. It should have one.',
  'We have moved since I answered the questions. Does the address have to be the new one?',
  'I meant the piano to go to my younger daughter, not the elder. Can that still be changed?',
  'The link in your email opened, but the page with the will stayed white on my tablet.',
] as const;

export const REPLIES = [
  'Yes, that is what I meant. They know about it and are happy to do it.',
  'She is my step-sister. We grew up together, so I wrote sister.',
  'We own it half and half. I looked at the deeds this morning.',
  'Sorry for the delay. No, there is nothing abroad any more: the flat in Alicante was sold in 2019.',
] as const;

export const QUESTIONS = [
  'You named your sister as guardian. Does she know, and would she take all of the children together?',
  'You wrote that you own your home jointly. Do the deeds say joint tenants, or tenants in common?',
  'Is there anything that you own abroad, or a will that you made in another country?',
  'You left a gift to a friend with the same surname as yours. Is that somebody of your family?',
] as const;

export const NOTES = [
  'Telephoned on Tuesday; will ring back after five.',
  'Asked for large print when we send it.',
  'Has the witnesses ready for Saturday, so please not later than Friday.',
  'Second call about the guardian. Clear now.',
] as const;

/** Words of substance, to complete a reason or to be one. */
export const REASONS = [
  'the telephone, and noted in the file',
  'a call on Monday afternoon; the customer was clear and in no hurry',
  'an email, which is kept with the order',
] as const;
export const OWN_REASON = 'Talked it through on the telephone; it is meant as it stands.';

export const MESSAGES = [
  {
    name: 'Colin Farrow',
    topic: 'service',
    message: 'Do you also write wills for people who live in Scotland but own a house in Carlisle?',
  },
  {
    name: 'Nasreen Malik',
    topic: 'payment',
    message: 'My card was charged twice, I think. Once at ten and once at five past. Could you please look?',
  },
  {
    name: 'Gwen Parry',
    topic: 'account',
    message: 'I have a new email address and cannot get at the old one. How do I get into my account?',
  },
  {
    name: 'Delroy Samuels',
    topic: 'complex',
    message: 'I own two flats with my brother through a company. Is that too much for an online will, or can you help?',
  },
  {
    name: 'Ewa Kaczmarek',
    topic: 'referral',
    message: 'I recommended you to a colleague and she bought her will last week. When do I see the reward?',
  },
  {
    name: 'Rosalind Featherstonehaugh',
    topic: 'general',
    message:
      'My late husband and I wrote our wills with a solicitor in 1994, and I have been meaning to put mine in order since he died. I am 83, I can use the tablet my granddaughter gave me, and my eyes are not what they were. Would somebody go through it with me on the telephone? I would also like to know whether the old will has to be torn up, who may be there when I sign, and whether my neighbour, who gets my greenhouse, may be one of the two. Mornings are best.',
  },
  {
    name: 'SEO Partners',
    topic: 'general',
    message: 'We can bring your website to the first page of every search engine within 30 days. Reply for a free audit.',
  },
] as const;

export const ANSWER =
  'Thank you for writing. We have looked into it, and a colleague will ring you tomorrow morning. If another time suits you better, please reply to this email.';
