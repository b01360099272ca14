import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { DRAFTED } from '@willow/contracts/example-wills/drafted';
import { type DraftedExample, EXAMPLES_DRAFTED_ON, type ExampleWill } from '@willow/contracts/example-wills/example-will';
import { EXAMPLE_WILLS, type ExampleId } from '@willow/contracts/example-wills/example-wills';
import { compareWithoutWill, explainWill, planWill, reviewFlags, secondLook, titleOf, whoGetsWhat } from './index.ts';

const EXAMPLES = Object.entries(EXAMPLE_WILLS) as readonly (readonly [ExampleId, ExampleWill])[];

function drafted({ testator, answers, estate, cases, shows }: ExampleWill): DraftedExample {
  const input = { testator, answers, settings: {}, on: EXAMPLES_DRAFTED_ON };
  const will = planWill(input);
  if (!will.ok) throw new Error(will.refused.reason);
  const { people } = whoGetsWhat(will, { dead: [], noIssue: [] });
  const idOf = (name: string): string => {
    const person = people.find((each) => each.name === name);
    if (!person) throw new Error(`${name} is not in the will`);
    return person.id;
  };
  const clauses = explainWill(will, { wording: true });
  for (const id of shows ?? []) if (!clauses.some((clause) => clause.id === id)) throw new Error(`There is no clause ${id}`);
  return {
    title: titleOf(will.document),
    clauses: clauses.filter(({ id }) => shows?.includes(id) ?? true),
    cases: cases.map((dead) => ({ dead, summary: whoGetsWhat(will, { dead: dead.map(idOf), noIssue: [] }).summary })),
    comparison: compareWithoutWill(will, estate),
    asks: secondLook(reviewFlags(input), answers).map(({ question }) => question),
  };
}

/** WILL_GOLDEN=write rewrites them, `npm run format` sets them; a person reads what has changed before it is committed. */
if (process.env['WILL_GOLDEN'] === 'write')
  writeFileSync(
    new URL('../../../contracts/src/example-wills/drafted.ts', import.meta.url),
    `/* oxlint-disable max-lines -- made by backend/src/drafting/example-wills.test.ts */
import type { DraftedExample } from './example-will.ts';
import type { ExampleId } from './example-wills.ts';

/** What the drafting library makes of the example wills. */
export const DRAFTED: Readonly<Record<ExampleId, DraftedExample>> = ${JSON.stringify(Object.fromEntries(EXAMPLES.map(([id, example]) => [id, drafted(example)])), null, 2)};
`,
  );

describe('the wills that public pages show', () => {
  it.each(EXAMPLES)('%s: the page says what the library drafts', (id, example) => {
    expect(drafted(example)).toEqual(DRAFTED[id]);
  });

  it.each(EXAMPLES)('%s: nobody named in a case takes anything in it', (_, example) => {
    for (const { dead, summary } of drafted(example).cases) for (const name of dead) expect(summary).not.toContain(`${name} takes`);
  });
});
