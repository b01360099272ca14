import { answerAt, everyPlace, type LeafKind, type Place, WillAnswers, withAnswer } from '@willow/contracts';
import { planWill } from '../draft-will.ts';
import { contentText } from '../document/will-text.ts';
import type { SampleWill } from './sample-answers.ts';
import { SAMPLE_WILLS } from './sample-wills.ts';

/** Something that each kind of answer can be, where its definition lists no options. */
const FILLED: Readonly<Record<Exclude<LeafKind, 'yes-no' | 'tick' | 'choice'>, unknown>> = {
  name: 'The Person',
  relationship: 'friend',
  address: '6 Sixth Street, Exampleton, EX1 1AF',
  contact: 'person@mail.test',
  gift: 'my clock',
  wishes: 'A song.',
  date: '2000-06-06',
  money: 1000,
  percentage: 100,
  count: 1,
  reference: '1234567',
  instant: '2026-01-01T12:00:00.000Z',
};

/** What can be answered at a place: each of its options, or else anything at all. */
export function optionsAt({ leaf }: Place): readonly unknown[] {
  switch (leaf.kind) {
    case 'yes-no':
      return ['yes', 'no'];
    case 'tick':
      return [true, false];
    case 'choice':
      return Object.keys(leaf.options ?? {});
    default:
      return [FILLED[leaf.kind]];
  }
}

const hasOptions = ({ leaf: { kind } }: Place): boolean => kind === 'yes-no' || kind === 'tick' || kind === 'choice';

/** What a will says, line by line and without numbers; null where the answers make none. */
function linesOf(input: SampleWill['input']): readonly string[] | null {
  const will = planWill(input);
  const lines = will.ok ? contentText(will.document).split('\n') : null;
  return lines?.map((line) => line.replace(/^[\d.]+ /, '').replace(/\bclause [\d.]*\d/g, 'clause')) ?? null;
}

/**
 * A sample of each answer that the definitions of the fields allow and that no will in `kept` gives: every one that says something new, or
 * else one that differs. A question that is added later is in what the solicitor reads, and in the wording's version, without anybody's
 * thinking of it.
 */
export function derivedSamples(kept: readonly SampleWill[] = SAMPLE_WILLS, places: readonly Place[] = everyPlace()): readonly SampleWill[] {
  const wills = kept.map((sample) => ({ ...sample, lines: linesOf(sample.input) ?? [] }));
  const shown = new Set(wills.flatMap(({ lines }) => lines));
  const isGiven = (place: Place, option: unknown): boolean =>
    kept.some(({ input }) => {
      const answer = answerAt(input.answers, place.path);
      return hasOptions(place) ? answer === option : answer !== undefined;
    });
  const showing = ({ path }: Place, option: unknown): readonly SampleWill[] => {
    const different = wills.flatMap(({ shows, input, lines }) => {
      const answers = WillAnswers.safeParse(withAnswer(input.answers, path, option));
      const given = answers.success ? { ...input, answers: answers.data } : input;
      const after = linesOf(given) ?? lines;
      const isNew = after.filter((line) => !shown.has(line)).map((line) => shown.add(line)).length > 0;
      return after.join() === lines.join() ? [] : [{ shows: `${path.join('.')}: ${String(option)}; ${shows}`, input: given, isNew }];
    });
    return different.filter(({ isNew }, index) => isNew || index === 0);
  };
  return places
    .filter(({ leaf }) => leaf.inWill !== false)
    .flatMap((place) =>
      optionsAt(place)
        .filter((option) => !isGiven(place, option))
        .flatMap((option) => showing(place, option)),
    );
}

let all: readonly SampleWill[] | null = null;

/** Those that are kept by hand, and those that follow from the fields. */
export const everySample = (): readonly SampleWill[] => (all ??= [...SAMPLE_WILLS, ...derivedSamples()]);
