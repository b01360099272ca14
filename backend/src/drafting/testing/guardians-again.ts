import type { WillAnswers } from '@willow/contracts';
import { years } from './live-names.ts';

/** Who looks after a child: one, "a & b" together, or "a > b" where the second acts only instead. */
type Guardians = Readonly<Record<string, string>>;

const LATER = 'a later child';

const told = (first = '', second = '', act = 'together'): string =>
  second === '' ? first : `${first} ${act === 'together' ? '&' : '>'} ${second}`;

/** Of each child under 18, and of those who may be born, from the answers alone; nothing where nobody is under 18. */
export function expectedGuardians(
  { hasChildren, children = [], guardian, secondGuardian, guardiansAct }: WillAnswers,
  on: string,
): Guardians {
  const minors = hasChildren === 'yes' ? children.filter(({ dob = '' }) => years(dob, on) < 18) : [];
  const common = told(guardian?.fullName, secondGuardian?.fullName, guardiansAct);
  const each = minors.map((child) => [
    child.fullName,
    child.guardianName ? told(child.guardianName, child.secondGuardianName, child.guardiansAct) : common,
  ]);
  return minors.length === 0 ? {} : Object.fromEntries([...each, [LATER, common]]);
}

const ONE = /^[\d.]+ I appoint ([^,]+), of .* as guardian of (.*)\.$/;
const TWO = /^[\d.]+ I appoint these two people together as guardians of (.*):$/;
const ITEM = /^\s*\([ab]\) ([^,]+), of /;
const INSTEAD =
  /^[\d.]+ If ([^,]+?) has died, or cannot or does not want to act, I appoint ([^,]+), of .* as guardian( of [a-z ]+)? instead\.$/;

/** The same as the words of a will say it, line by line, of children of these names. */
export function guardiansRead(text: string, names: readonly string[]): Guardians {
  const said = new Map<string, string>();
  let of: readonly string[] = [];
  let together: string[] | null = null;
  const listed = (part: string): readonly string[] => names.filter((name) => part.includes(`${name} (born `));
  const whom = (words: string): readonly string[] => {
    const [all = '', others = ''] = words.split(', other than ');
    if (!all.startsWith('each of My Children who is under 18 when')) return listed(words);
    return [...names.filter((name) => !listed(others).includes(name)), LATER];
  };
  const appoint = (who: string): void => of.forEach((child) => said.set(child, said.has(child) ? 'twice' : who));
  for (const line of text.split('\n')) {
    const [one, two, item, instead] = [ONE, TWO, ITEM, INSTEAD].map((each) => each.exec(line));
    if (one) {
      of = whom(one[2]!);
      appoint(one[1]!);
    } else if (two) {
      of = whom(two[1]!);
      together = [];
    } else if (item && together) {
      together.push(item[1]!);
      if (together.length < 2) continue;
      appoint(together.join(' & '));
      together = null;
    } else if (instead)
      of.forEach((child) => said.set(child, said.get(child) === instead[1] ? `${instead[1]} > ${instead[2]}` : 'somebody else'));
  }
  return Object.fromEntries(said);
}
