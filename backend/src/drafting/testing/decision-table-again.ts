import type { WillAnswers } from '@willow/contracts';

/**
 * The decision table of the drafting specification (1.15), read off it row by row and straight from the answers: a second opinion that
 * shares no code with the plan. Names must be different people's. Shares are fractions over one common denominator.
 */
type Part = readonly [bigint, bigint];
type Outcome = readonly (readonly [name: string, part: Part])[];

type State = { readonly dead: ReadonlySet<string>; readonly noIssue: ReadonlySet<string>; readonly divorced?: boolean };
type Line = {
  readonly name: string;
  readonly percent: bigint;
  readonly isChild: boolean;
  readonly standIns: readonly string[];
  readonly isShared: boolean;
  readonly isCharity: boolean;
  readonly byLine: boolean;
};

const YES: readonly unknown[] = ['yes', true, 'true'];

/** Relationships of a child and of nobody's child, as the generators use them: the classifier has its own test. */
const CHILD_RELATIONSHIPS = new Set(['Son', 'daughter', 'my eldest child', 'step-son', 'grandson', 'stepdaughter', 'great-granddaughter']);

type Typed = NonNullable<WillAnswers['customBeneficiaries']>[number];

/** Equal shares are one of as many parts as there are names; others are of a hundred. */
const lines = (rows: readonly Typed[], isEqual = false) =>
  rows.map(({ fullName = '', relationship = '', percentage = 0, charity = false, ownChildren = false, ...more }): Line => ({
    name: fullName,
    percent: isEqual ? 1n : BigInt(percentage),
    isChild: CHILD_RELATIONSHIPS.has(relationship),
    standIns: standInsAgain(more),
    isShared: more.substitutesTake === 'equally',
    isCharity: charity,
    byLine: ownChildren,
  }));

type StandIns = Pick<Typed, 'substituteName' | 'secondSubstituteName' | 'thirdSubstituteName'>;

const standInsAgain = ({ substituteName, secondSubstituteName, thirdSubstituteName }: StandIns): readonly string[] =>
  [substituteName, secondSubstituteName, thirdSubstituteName].flatMap((name) => name ?? []);

/** A marriage that has ended, or one that was expected, came and ended: that person is dead to the will, and leaves nobody. */
function withoutFormerSpouse(answers: WillAnswers, state: State): State {
  const spouse = YES.includes(answers.isMarried) ? answers.partner?.fullName : answers.expectsToMarry;
  return state.divorced && spouse
    ? { dead: new Set([...state.dead, spouse]), noIssue: new Set([...state.noIssue, spouse]), divorced: false }
    : state;
}

/**
 * The outcome of the answers; what goes to the law for want of anybody goes to the last resort first. What a rule for children sends to the law
 * is not for want of anybody: "lapse" for My Children, or for one of the shares.
 */
export function expectedOutcome(answers: WillAnswers, given: State): Outcome {
  const state = withoutFormerSpouse(answers, given);
  const main = mainOutcome(answers, state);
  const last = answers.lastResort ?? [];
  if (last.length === 0 || main.some(([name]) => name !== 'INTESTACY') || main.length === 0) return main;
  const wanted = partWithoutTaker(answers);
  if (wanted[0] === 0n) return main;
  const others = custom(lines(last, answers.equalLastResort), () => 'spread', state).map(([name, [n, d]]): Outcome[number] => [
    name,
    [n * wanted[0], d * wanted[1]],
  ]);
  const lapsed = wanted[1] - wanted[0];
  return lapsed === 0n ? others : [...others, ['INTESTACY', [lapsed, wanted[1]]]];
}

/** How much of an estate could be left for want of anybody; nothing where a charity has a share. */
export function partWithoutTaker({ beneficiaryType, partnerSubstituteRule, childrenSubstituteRule, ...answers }: WillAnswers): Part {
  const named =
    beneficiaryType === 'custom' ? answers.customBeneficiaries : partnerSubstituteRule === 'custom' ? answers.customSubstitutes : [];
  if (beneficiaryType !== 'children' && named?.some(({ charity }) => charity)) return [0n, 1n];
  if (beneficiaryType === 'partner')
    return partnerSubstituteRule === 'children' || partnerSubstituteRule === 'custom' ? [1n, 1n] : [0n, 1n];
  if (childrenSubstituteRule !== 'lapse') return [1n, 1n];
  if (beneficiaryType === 'children') return [0n, 1n];
  const family = new Set(YES.includes(answers.hasChildren) ? (answers.children ?? []).map(({ fullName = '' }) => fullName) : []);
  const all = lines(answers.customBeneficiaries ?? [], answers.equalShares);
  const free = all.filter(({ name, isChild, standIns, byLine }) => standIns.length > 0 || byLine || !(isChild || family.has(name)));
  const parts = (some: readonly Line[]): bigint => some.reduce((sum, { percent }) => sum + percent, 0n);
  return [parts(free), parts(all)];
}

function mainOutcome(answers: WillAnswers, state: State): Outcome {
  const isDead = (name: string): boolean => state.dead.has(name);
  const children = YES.includes(answers.hasChildren) ? (answers.children ?? []).map(({ fullName = '' }) => fullName) : [];
  // Children of the past have died in every state: their own children take by line, and by no other rule.
  const past = (answers.lateChildren ?? []).flatMap(({ fullName = '', leftChildren }) => (leftChildren === 'yes' ? [fullName] : []));
  const byLine = (): Outcome => perLine([...children, ...past], { dead: new Set([...state.dead, ...past]), noIssue: state.noIssue });
  const family = new Set(children);
  // The list of children comes before the words of a relationship.
  const isChilds = (line: Line): boolean => line.isChild || (family.has(line.name) && !line.isCharity);
  if (answers.beneficiaryType === 'partner') {
    const partner = answers.partner?.fullName ?? '';
    if (!isDead(partner)) return [[partner, [1n, 1n]]];
    if (answers.partnerSubstituteRule === 'children') return byLine();
    if (answers.partnerSubstituteRule !== 'custom') return intestacy();
    const substitutes = lines(answers.customSubstitutes ?? [], answers.equalSubstitutes);
    return custom(substitutes, (line) => (isChilds(line) ? 'per_stirpes' : 'spread'), state);
  }
  if (answers.beneficiaryType === 'custom') {
    const rule = answers.childrenSubstituteRule ?? 'per_stirpes';
    return custom(lines(answers.customBeneficiaries ?? [], answers.equalShares), (line) => (isChilds(line) ? rule : 'spread'), state);
  }
  const living = children.filter((child) => !isDead(child));
  switch (answers.childrenSubstituteRule) {
    case 'surviving_children':
      return living.length === 0 ? intestacy() : equal(living, BigInt(living.length));
    case 'lapse':
      return living.length === children.length
        ? equal(living, BigInt(children.length))
        : [...equal(living, BigInt(children.length)), ['INTESTACY', [BigInt(children.length - living.length), BigInt(children.length)]]];
    case 'per_stirpes':
    case undefined:
      return byLine();
  }
}

const intestacy = (): Outcome => [['INTESTACY', [1n, 1n]]];

const equal = (names: readonly string[], of: bigint): Outcome => names.map((name) => [name, [1n, of]]);

function perLine(children: readonly string[], { dead, noIssue }: State): Outcome {
  const takers = children.flatMap((child) => (!dead.has(child) ? [child] : noIssue.has(child) ? [] : [`issue of ${child}`]));
  return takers.length === 0 ? intestacy() : equal(takers, BigInt(takers.length));
}

type Rule = 'per_stirpes' | 'surviving_children' | 'lapse' | 'spread';

function custom(all: readonly Line[], ruleOfAll: (line: Line) => Rule, { dead, noIssue }: State): Outcome {
  const ruleOf = (line: Line): Rule => (line.byLine ? 'per_stirpes' : ruleOfAll(line));
  const total = (some: readonly Line[]): bigint => some.reduce((sum, { percent }) => sum + percent, 0n);
  const taken = new Map<Line, readonly string[]>();
  for (const line of all) {
    if (line.isCharity || !dead.has(line.name)) taken.set(line, [line.name]);
    else if (line.standIns.length > 0) {
      const left = line.standIns.filter((name) => !dead.has(name));
      if (left.length > 0) taken.set(line, line.isShared ? left : [left[0]!]);
    } else if (ruleOf(line) === 'per_stirpes' && !noIssue.has(line.name)) taken.set(line, [`issue of ${line.name}`]);
  }
  const effective = [...taken.keys()];
  if (effective.length === 0) return intestacy();
  const failed = all.filter((line) => !taken.has(line));
  // Whoever is named in a line's place comes before its rule: such a line keeps to itself, and what is left of it is everybody's.
  const follows = (line: Line, rule: Rule): boolean => line.standIns.length === 0 && ruleOf(line) === rule;
  const siblings = effective.filter((line) => follows(line, 'surviving_children'));
  const toSiblings = siblings.length > 0 ? total(failed.filter((line) => follows(line, 'surviving_children'))) : 0n;
  const toLaw = total(failed.filter((line) => follows(line, 'lapse')));
  const toAll = total(failed) - toSiblings - toLaw;
  // Over one denominator: all parts × what the siblings have × what takes effect.
  const [siblingsHave, allHave] = [siblings.length > 0 ? total(siblings) : 1n, total(effective)];
  const denominator = total(all) * siblingsHave * allHave;
  const outcome: [string, Part][] = [];
  for (const [line, names] of taken) {
    const own = line.percent * siblingsHave * allHave;
    const fromSiblings = siblings.includes(line) ? toSiblings * line.percent * allHave : 0n;
    const fromAll = toAll * line.percent * siblingsHave;
    const part: Part = [own + fromSiblings + fromAll, denominator * BigInt(names.length)];
    outcome.push(...names.map((name): [string, Part] => [name, part]));
  }
  if (toLaw > 0n) outcome.push(['INTESTACY', [toLaw * siblingsHave * allHave, denominator]]);
  return outcome;
}

/** Who gets each gift: the recipient, else whoever is left of those named instead, the first or all; the fallen ones by name, and nobody takes. */
export const expectedGifts = ({ specificGifts = [] }: WillAnswers, dead: readonly string[]): readonly (string | null)[] =>
  specificGifts.map((gift) => {
    if (!dead.includes(gift.recipientName ?? '')) return gift.recipientName ?? null;
    const left = standInsAgain(gift).filter((name) => !dead.includes(name));
    return inWords(gift.substitutesTake === 'equally' ? left : left.slice(0, 1)) || null;
  });

/** Who gets the pets, the digital files, what is in the home and the home: somebody found by the executors where the first one has died, and nobody. */
export function expectedThings(
  { pets, digital, executors = [], isHomeowner, homeTakers = [], ...family }: WillAnswers,
  dead: readonly string[],
): readonly (string | null)[] {
  const alive = (name = ''): string | null => (dead.includes(name) ? null : name);
  const found = executors.length === 1 ? 'whoever your executor chooses' : 'whoever your executors choose';
  const contents = expectedContents(family, alive);
  const left = homeTakers.flatMap(({ fullName }) => alive(fullName) ?? []);
  const home = isHomeowner === 'yes' && homeTakers.length > 0 ? [inWords(left) || null] : [];
  return [...(pets ? [alive(pets.carerName) ?? found] : []), ...(digital ? [alive(digital.recipientName)] : []), ...contents, ...home];
}

/** The partner, else the children who are left, who share it. */
function expectedContents(
  { contents, isMarried, livesWithPartner, partner, hasChildren, children = [] }: WillAnswers,
  alive: (name?: string) => string | null,
): readonly (string | null)[] {
  const partners = contents && contents !== 'children' && (isMarried === 'yes' || livesWithPartner === 'yes') ? [partner?.fullName] : [];
  const others = contents && contents !== 'partner' && hasChildren === 'yes' ? children.map(({ fullName }) => fullName) : [];
  if (partners.length + others.length === 0) return [];
  const [first] = partners.flatMap((name) => alive(name) ?? []);
  return [first ?? (inWords(others.flatMap((name) => alive(name) ?? [])) || null)];
}

const inWords = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
