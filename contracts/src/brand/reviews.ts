export type Review = {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly rating: 5;
  /** ISO date. */
  readonly date: string;
  readonly text: string;
  readonly scenario: string;
};

/** The owner's copy, word for word: these people are examples until the owner confirms `claims.reviews` with real ones. */
export const REVIEWS: readonly Review[] = [
  {
    id: 'margaret',
    name: 'Margaret H.',
    location: 'Leeds',
    rating: 5,
    date: '2025-09-02',
    scenario: 'Widowed, two grown-up children',
    text: 'I had put it off for eleven years. It took me one cup of tea, and my daughter knows where everything is now.',
  },
  {
    id: 'daniel',
    name: 'Daniel S.',
    location: 'Bristol',
    rating: 5,
    date: '2025-08-19',
    scenario: 'Two children under ten',
    text: 'The question about guardians was the one we had never dared to talk about. Having to answer it was the best thing about this.',
  },
  {
    id: 'carys',
    name: 'Carys T.',
    location: 'Cardiff',
    rating: 5,
    date: '2025-08-04',
    scenario: 'Living with a partner, not married',
    text: 'I found out that without a will my partner would have had nothing. Plain words, no jargon, and a real person checked it.',
  },
  {
    id: 'gordon',
    name: 'Gordon P.',
    location: 'Norwich',
    rating: 5,
    date: '2025-07-21',
    scenario: 'Married again, with stepchildren',
    text: 'We both have children from before. It asked about the very things we had stepped around for years, one at a time, and did not hurry us.',
  },
  {
    id: 'aisha',
    name: 'Aisha K.',
    location: 'Birmingham',
    rating: 5,
    date: '2025-06-30',
    scenario: 'First home, no children',
    text: 'I had just bought a flat and had no idea who would get it. My niece will. I answered on the train and read it through at home.',
  },
  {
    id: 'tom',
    name: 'Tom B.',
    location: 'Exeter',
    rating: 5,
    date: '2025-06-11',
    scenario: 'Replacing a will from 1998',
    text: 'My old will named an executor I have not seen in twenty years. Now it is two people I trust, and both of them know about it.',
  },
  {
    id: 'ruth',
    name: 'Ruth L.',
    location: 'York',
    rating: 5,
    date: '2025-05-23',
    scenario: 'Retired, leaving a gift to charity',
    text: 'The signing instructions are what I would keep. Two neighbours, one pen, and no guessing about who signs where.',
  },
  {
    id: 'owen',
    name: 'Owen M.',
    location: 'Swansea',
    rating: 5,
    date: '2025-05-06',
    scenario: 'A couple, one will each',
    text: 'My wife did hers, then I did mine. I wrote to ask about our second executors and a person answered me the same afternoon.',
  },
];

/** The cards that the landing page and the page of an invitation show. */
export const FIRST_REVIEWS: readonly Review[] = REVIEWS.slice(0, 3);

/** A review that a customer left with somebody else. */
export type ThirdPartyReview = {
  readonly name: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** ISO date. */
  readonly date: string;
  readonly text: string;
  /** Who collected it, and where it can be read there. */
  readonly site: string;
  readonly url: string;
};

/**
 * Where real reviews come in: good and bad, word for word, newest first. Then `launch confirm claims.third-party-reviews`, and the mark
 * beside each goes; another word in any of them opens the item again.
 */
export const THIRD_PARTY_REVIEWS: readonly ThirdPartyReview[] = [];
