/** What happens in the life of one customer, a scene at a time. `by`: who acts. */
export const SCENES = {
  'asks-for-a-link': 'customer',
  'signs-up': 'customer',
  finishes: 'customer',
  'is-declined': 'customer',
  pays: 'customer',
  'answers-a-question': 'customer',
  'hands-in-again': 'customer',
  'reports-a-problem': 'customer',
  signs: 'customer',
  'opens-an-update': 'customer',
  'asks-for-erasure': 'customer',
  'bank-disputes': 'bank',
  'bank-decides': 'bank',
  'mail-comes-back': 'post',
  'is-taken': 'team',
  'is-asked': 'team',
  'is-returned': 'team',
  'is-half-decided': 'team',
  'is-reviewed': 'team',
  'is-settled': 'team',
  'is-corrected': 'team',
  'is-refunded': 'team',
  'is-archived': 'team',
  'is-agreed-to': 'team',
} as const;
export type SceneName = keyof typeof SCENES;

/** Quarters of a day after the scene before it. */
type Step = readonly [SceneName, number];
export type Plan = {
  /** Of a hundred customers, about so many. */
  readonly weight: number;
  readonly steps: readonly Step[];
  /** Still waits for somebody when the month is over: its last scene lies no more quarters before the end. */
  readonly open?: number;
};

const PAID: readonly Step[] = [
  ['signs-up', 0],
  ['finishes', 1],
  ['pays', 0],
];
const SENT: readonly Step[] = [...PAID, ['is-reviewed', 2]];

/** Where customers are at the end of the month. The first ones are there however few customers there are. */
export const PLANS = {
  signed: { weight: 18, steps: [...SENT, ['signs', 12]] },
  started: { weight: 17, steps: [['signs-up', 0]] },
  erased: { weight: 1, steps: [...SENT, ['asks-for-erasure', 3], ['is-agreed-to', 3]] },
  disputed: { weight: 1, steps: [...SENT, ['bank-disputes', 8], ['is-settled', 3], ['bank-decides', 8]] },
  'to-decide': { weight: 4, steps: [...PAID, ['is-half-decided', 2]], open: 9 },
  refunded: { weight: 1, steps: [...PAID, ['is-asked', 3], ['answers-a-question', 2], ['is-refunded', 2]] },
  waiting: { weight: 5, steps: PAID, open: 7 },
  sent: { weight: 21, steps: SENT },
  updated: { weight: 3, steps: [...SENT, ['signs', 8], ['opens-an-update', 12], ['hands-in-again', 1], ['is-reviewed', 3]] },
  asked: { weight: 2, steps: [...PAID, ['is-taken', 1], ['is-asked', 0]], open: 20 },
  answered: { weight: 2, steps: [...PAID, ['is-asked', 2], ['answers-a-question', 2]], open: 12 },
  returned: { weight: 2, steps: [...PAID, ['is-returned', 2]], open: 20 },
  revised: { weight: 2, steps: [...PAID, ['is-returned', 2], ['hands-in-again', 3], ['is-reviewed', 3]] },
  problem: { weight: 2, steps: [...SENT, ['reports-a-problem', 3]], open: 12 },
  helped: { weight: 1, steps: [...SENT, ['reports-a-problem', 4], ['is-settled', 2]] },
  checkout: {
    weight: 5,
    steps: [
      ['signs-up', 0],
      ['finishes', 1],
    ],
  },
  declined: {
    weight: 3,
    steps: [
      ['signs-up', 0],
      ['finishes', 0],
      ['is-declined', 0],
    ],
  },
  'paid-at-last': {
    weight: 2,
    steps: [
      ['signs-up', 0],
      ['finishes', 1],
      ['is-declined', 0],
      ['pays', 4],
      ['is-reviewed', 3],
    ],
  },
  corrected: { weight: 1, steps: [...PAID, ['is-corrected', 2], ['is-reviewed', 2]] },
  updating: { weight: 1, steps: [...SENT, ['signs', 9], ['opens-an-update', 10]], open: 24 },
  archived: { weight: 2, steps: [...SENT, ['signs', 9], ['is-archived', 12]] },
  'in-dispute': { weight: 1, steps: [...SENT, ['bank-disputes', 6]], open: 20 },
  erasing: { weight: 1, steps: [...SENT, ['asks-for-erasure', 6]], open: 20 },
  unverified: { weight: 3, steps: [['asks-for-a-link', 0]] },
  refused: { weight: 1, steps: [['asks-for-a-link', 0]] },
  undelivered: { weight: 1, steps: [...SENT, ['mail-comes-back', 0]], open: 20 },
} as const satisfies Readonly<Record<string, Plan>>;
export type Stage = keyof typeof PLANS;

const STAGES = Object.keys(PLANS) as Stage[];

/** So many of each, by weight; each once before any twice, in their order. */
export function stagesFor(customers: number): readonly Stage[] {
  const first = STAGES.slice(0, customers);
  const rest = customers - first.length;
  const total = STAGES.reduce((sum, stage) => sum + PLANS[stage].weight, 0);
  // Largest debt first: what is due to a stage by now, less what it has.
  const had = new Map<Stage, number>(first.map((stage) => [stage, 1]));
  const more = Array.from({ length: rest }, (_, at) => {
    const due = (stage: Stage): number => (PLANS[stage].weight / total) * (first.length + at + 1) - (had.get(stage) ?? 0);
    const next = STAGES.reduce((best, stage) => (due(stage) > due(best) ? stage : best));
    had.set(next, (had.get(next) ?? 0) + 1);
    return next;
  });
  return [...first, ...more];
}
