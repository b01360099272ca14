/** What two people did with one product, and what it must show them for it: everything that matters of it, and nothing of how it is done. */
export type Person = {
  stage: 'away' | 'here' | 'erased';
  /** As saved last, and as handed in last; null before. */
  wishes: string | null;
  submitted: string | null;
  paidPence: number;
  refundedPence: number;
  /** How many drafts were made: a screen may show an older one. */
  drafts: number;
  /** The answers of a will that was paid for are back with their customer. */
  returned: boolean;
  /** The wishes in each will that was approved, in this order. */
  approved: string[];
};

export type Model = {
  /** The second may be a friend whom the first has invited. */
  readonly people: readonly [Person, Person];
  invited: boolean;
};

export type Who = 0 | 1;

export type Action =
  | { readonly type: 'sign-up'; readonly who: Who }
  | { readonly type: 'invite' }
  | { readonly type: 'save'; readonly who: Who; readonly wishes: string }
  | { readonly type: 'submit'; readonly who: Who }
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
  paidPence: 0,
  refundedPence: 0,
  drafts: 0,
  returned: false,
  approved: [],
});

export const newModel = (): Model => ({ people: [newPerson(), newPerson()], invited: false });

export const isPaid = ({ paidPence }: Person): boolean => paidPence > 0;
/** Everything went back before anything was sent: nobody goes on with it. */
export const isClosed = (person: Person): boolean =>
  isPaid(person) && person.refundedPence === person.paidPence && person.approved.length === 0;
export const isLocked = (person: Person): boolean => isPaid(person) && !person.returned;
/** A draft lies there and waits for the team. */
export const isDrafted = (person: Person): boolean => isLocked(person) && !isClosed(person);
/** Whether the first is owed something for the second: once, and as long as enough of what was paid is kept. */
export const earnsReward = ({ people: [, friend], invited }: Model): boolean =>
  invited && isPaid(friend) && friend.paidPence - friend.refundedPence >= REWARD_PENCE;

const isHere = ({ stage }: Person): boolean => stage === 'here';
const waitsForApproval = (person: Person): boolean => isHere(person) && isDrafted(person) && person.approved.length === 0;

/** What may be tried in a journey that has come so far. What the product then has to refuse is tried, too. */
export function may(model: Model, action: Action): boolean {
  if (action.type === 'invite') return isHere(model.people[0]) && model.people[1].stage === 'away' && !model.invited;
  const person = model.people[action.who];
  switch (action.type) {
    case 'sign-up':
      return person.stage === 'away';
    case 'save':
      return isHere(person) && !isClosed(person);
    case 'submit':
      return isHere(person) && person.wishes !== null && !isClosed(person) && !isLocked(person);
    case 'pay':
      return isHere(person) && person.submitted !== null && !isPaid(person);
    case 'return':
      return waitsForApproval(person);
    case 'approve':
      return waitsForApproval(person) && (!action.stale || person.drafts > 1);
    case 'refund':
      return isHere(person) && isPaid(person) && person.refundedPence + action.pence <= person.paidPence && !person.returned;
    case 'erase':
      return isHere(person) && !person.returned;
  }
}

/** What is so afterwards, if the product did what it had to. */
export function evolve(model: Model, action: Action): void {
  if (action.type === 'invite') {
    model.invited = true;
    return;
  }
  const person = model.people[action.who];
  switch (action.type) {
    case 'sign-up':
      person.stage = 'here';
      return;
    case 'save':
      if (!isLocked(person)) person.wishes = action.wishes;
      return;
    case 'submit':
      person.submitted = person.wishes;
      if (isPaid(person)) person.drafts += 1;
      person.returned = false;
      return;
    case 'pay':
      if (action.declined) return;
      person.paidPence = PRICE_PENCE;
      person.drafts = 1;
      return;
    case 'return':
      person.returned = true;
      return;
    case 'approve':
      if (!action.stale) person.approved.push(person.submitted ?? '');
      return;
    case 'refund':
      person.refundedPence += action.pence;
      return;
    case 'erase':
      person.stage = 'erased';
  }
}
