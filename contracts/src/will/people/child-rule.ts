import { childIn } from './child-in.ts';
import { sameName, samePerson, type SaidOfPerson } from './same-person.ts';

type Child = Pick<SaidOfPerson, 'fullName' | 'dob'>;
type Taker = Pick<SaidOfPerson, 'fullName' | 'relationship' | 'address'>;

/** The relationship says that they are a child of the testator: born, adopted, step- or foster-, and no grandchild. */
export const isChild = ({ relationship = '', fullName = '' }: Taker): boolean => {
  const kind = childIn(relationship, fullName);
  return kind !== null && kind !== 'grandchild';
};

/**
 * Whether somebody is one of the children listed at step 3: the same name, unless it is said of another generation ("father") or of another
 * date of birth. Whatever else the relationship says, they are a child: the will defines My Children by that list.
 */
export const isListedChild = (taker: Taker, children: readonly Child[]): boolean =>
  children.some(
    (child) => sameName(taker.fullName, child.fullName) && samePerson(taker, { ...child, relationship: 'child' }) !== 'different',
  );

/**
 * Whom the child rule is about (will-drafting.md 1.8): a listed child, or whoever the relationship calls a child or a grandchild. The one
 * answer for wizard, plan, explanations and flags.
 */
export const followsChildRule = (taker: Taker, children: readonly Child[]): boolean =>
  isListedChild(taker, children) || childIn(taker.relationship ?? '', taker.fullName) !== null;
