/** What two people did with one product, and what it must show them for it: everything that matters of it, and nothing of how it is done. */
export type Person = {
  stage: 'away' | 'here' | 'erased';
  /** As shown; null before. */
  wishes: string | null;
  /** As handed in last, and whether anything may be handed in since then. */
  submitted: string | null;
  changed: boolean;
  /** Saved between handing in and paying: it comes back when the answers do. */
  aside: string | null;
  /** A card form stands open in one of their tabs. */
  atTheTill: boolean;
  paidPence: number;
  refundedPence: number;
  /** How many drafts were made: a screen may show an older one. */
  drafts: number;
  /** A draft waits for the team. */
  waits: boolean;
  /** The answers of a will that was paid for are back with their customer. */
  returned: boolean;
  /** The wishes in each will that was approved, in this order. */
  approved: string[];
};

export type Model = {
  /** The second may be a friend whom the first has invited. */
  readonly people: readonly [Person, Person];
  /** `late`: whoever has an account already is nobody's new friend. */
  invited: 'no' | 'in time' | 'late';
};

export type Who = 0 | 1;

export type Action =
  | { readonly type: 'sign-up'; readonly who: Who }
  | { readonly type: 'invite' }
  | { readonly type: 'save'; readonly who: Who; readonly wishes: string }
  | { readonly type: 'submit'; readonly who: Who }
  | { readonly type: 'check-out'; readonly who: Who }
  | { readonly type: 'pay'; readonly who: Who; readonly declined: boolean }
  | { readonly type: 'return'; readonly who: Who }
  | { readonly type: 'approve'; readonly who: Who; readonly stale: boolean }
  | { readonly type: 'refund'; readonly who: Who; readonly pence: number }
  | { readonly type: 'erase'; readonly who: Who };

export const PRICE_PENCE = 5000;
export const REWARD_PENCE = 2500;

const newPerson = (): Person => ({
  stage: 'away',
  wishes: null,
  submitted: null,
  changed: false,
  aside: null,
  atTheTill: false,
  paidPence: 0,
  refundedPence: 0,
  drafts: 0,
  waits: false,
  returned: false,
  approved: [],
});

export const newModel = (): Model => ({ people: [newPerson(), newPerson()], invited: 'no' });

export const isPaid = ({ paidPence }: Person): boolean => paidPence > 0;
export const isLocked = (person: Person): boolean => isPaid(person) && !person.returned;
/** Everything went back: the team does nothing more for it. */
const isPaidBack = ({ paidPence, refundedPence }: Person): boolean => paidPence > 0 && refundedPence === paidPence;
/** Whether the first is owed something for the second: once, and as long as enough of what was paid is kept. */
export const earnsReward = ({ people: [, friend], invited }: Model): boolean =>
  invited === 'in time' && isPaid(friend) && friend.paidPence - friend.refundedPence >= REWARD_PENCE;

/** What may be tried in a journey that has come so far. What the product then has to refuse is tried, too. */
export function may({ people }: Model, action: Action): boolean {
  if (action.type === 'invite') return people[0].stage === 'here' && people[1].stage !== 'erased';
  const person = people[action.who];
  // The card form is the provider's, and knows nothing of an erasure.
  if (action.type === 'pay') return person.atTheTill && !isPaid(person);
  if (action.type === 'sign-up') return person.stage === 'away';
  if (person.stage !== 'here') return false;
  switch (action.type) {
    case 'submit':
      return person.changed && !isLocked(person) && !isPaidBack(person);
    case 'check-out':
      return person.submitted !== null && (!person.atTheTill || person.changed);
    case 'return':
      return isLocked(person) && !isPaidBack(person);
    case 'approve':
      return person.waits && !isPaidBack(person) && (!action.stale || person.drafts > 1);
    case 'refund':
      return isPaid(person) && person.refundedPence + action.pence <= person.paidPence && !person.returned;
    case 'save':
    case 'erase':
      return true;
  }
}

/** The status that the product answers with. */
export function answered(model: Model, action: Action): number {
  const [first] = model.people;
  if (action.type === 'invite') {
    if (first.submitted === null) return 403;
    return model.invited === 'no' ? 201 : 409;
  }
  const person = model.people[action.who];
  switch (action.type) {
    case 'save':
      return isLocked(person) ? 409 : 200;
    case 'check-out':
      return isPaid(person) || person.changed ? 409 : 200;
    case 'approve':
      return action.stale ? 409 : 200;
    case 'pay':
      if (person.stage === 'erased') return 400;
      return action.declined ? 402 : 200;
    default:
      return 200;
  }
}

/** What is so afterwards, if the product did what it had to. */
export function evolve(model: Model, action: Action): void {
  const isRefused = answered(model, action) >= 400;
  if (action.type === 'invite') {
    if (!isRefused) model.invited = model.people[1].stage === 'away' ? 'in time' : 'late';
    return;
  }
  const person = model.people[action.who];
  // Whose payment was cancelled closes the form.
  if (person.stage === 'erased') person.atTheTill = false;
  if (isRefused) return;
  switch (action.type) {
    case 'sign-up':
      person.stage = 'here';
      return;
    case 'save':
      Object.assign(person, { wishes: action.wishes, changed: true });
      return;
    case 'submit':
      Object.assign(person, { submitted: person.wishes, changed: false, returned: false, waits: isPaid(person) });
      if (isPaid(person)) person.drafts += 1;
      return;
    case 'check-out':
      person.atTheTill = true;
      return;
    case 'pay':
      // What is paid for is what was handed in.
      if (person.changed) person.aside = person.wishes;
      Object.assign(person, { paidPence: PRICE_PENCE, drafts: 1, waits: true, wishes: person.submitted });
      return;
    case 'return':
      Object.assign(person, { returned: true, changed: true, waits: false, wishes: person.aside ?? person.wishes, aside: null });
      return;
    case 'approve':
      person.waits = false;
      person.approved.push(person.submitted ?? '');
      return;
    case 'refund':
      person.refundedPence += action.pence;
      return;
    case 'erase':
      person.stage = 'erased';
  }
}
