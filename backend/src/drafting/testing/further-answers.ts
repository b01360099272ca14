import { answerAt, everyPlace, type LeafKind, type Place, type WillAnswers, withAnswer } from '@willow/contracts';
import fc from 'fast-check';
import { optionsAt } from '../wording/derived-samples.ts';
import type { Texts } from './random-texts.ts';

const LISTED: ReadonlySet<LeafKind> = new Set(['yes-no', 'tick', 'choice']);

const arbitraryOf = (texts: Texts, dob: fc.Arbitrary<string>, place: Place): fc.Arbitrary<unknown> => {
  switch (place.leaf.kind) {
    case 'name':
      return texts.name('Furtherq');
    case 'relationship':
    case 'address':
    case 'gift':
      return texts[place.leaf.kind];
    case 'wishes':
      return texts.funeral;
    case 'date':
      return dob;
    default:
      return fc.constantFrom(...optionsAt(place));
  }
};

/**
 * What the generators by hand never give, from the definitions of the fields: a question that is added later is answered here, too, in one
 * will of several. An answer of a list or group is put where there is one, and a new list or group is answered whole.
 */
export const furtherAnswers = (
  texts: Texts,
  dob: fc.Arbitrary<string>,
  written: readonly WillAnswers[],
): fc.Arbitrary<(answers: WillAnswers) => WillAnswers> => {
  const isGiven = (place: Place, option: unknown): boolean =>
    written.some((answers) => {
      const answer = answerAt(answers, place.path);
      return LISTED.has(place.leaf.kind) ? answer === option : answer !== undefined;
    });
  const missing = everyPlace()
    .filter(({ leaf }) => leaf.inWill !== false)
    .flatMap((place) => {
      const options = optionsAt(place).filter((option) => !isGiven(place, option));
      if (options.length === 0) return [];
      return [{ place, value: LISTED.has(place.leaf.kind) ? fc.constantFrom(...options) : arbitraryOf(texts, dob, place) }];
    });
  const byKey = [...Map.groupBy(missing, ({ place }) => place.path[0])].map(([key, places]) => {
    const isNew = written.every((answers) => answerAt(answers, [key]) === undefined);
    const whole = fc.tuple(...places.map(({ place, value }) => value.map((answer) => ({ path: place.path, answer, isNew }))));
    return fc.option(whole, { nil: [], freq: 5 });
  });
  return fc.tuple(...byKey).map(
    (overlays) => (answers) =>
      overlays
        .flat()
        .filter(({ path, isNew }) => isNew || path.length === 1 || answerAt(answers, path.slice(0, -1)) !== undefined)
        .reduce<object>((all, { path, answer }) => withAnswer(all, path, answer), answers),
  );
};
