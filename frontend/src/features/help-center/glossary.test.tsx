import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { heading, points, text } from './article.ts';
import { firstUsesIn } from './first-uses.ts';
import { GLOSSARY } from './glossary.ts';
import { Glossed, Words } from './words.tsx';

const linked = (...body: Parameters<typeof firstUsesIn>[0]) =>
  [...firstUsesIn(body).values()].flat().flatMap(({ text: word, term }) => (term ? [`${word}: ${term.id}`] : []));

describe('the glossary', () => {
  it('is in order of the alphabet, each word once, in two sentences or three', () => {
    const names = GLOSSARY.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
    for (const { meaning } of GLOSSARY) expect(meaning.split(/\s+/).length).toBeLessThanOrEqual(35);
  });
});

describe('the words of a guide', () => {
  it('lead to the glossary at their first use on the page, also in the plural and in a list', () => {
    expect(linked(text('Your executors and one executor.'), points('A guardian.', 'The executor again.'))).toEqual([
      'executors: executor',
      'guardian: guardian',
    ]);
  });

  it('are the longest that fit, and whole words', () => {
    expect(linked(text('A grant of probate. The residence nil rate band.'))).toEqual([
      'grant of probate: grant-of-probate',
      'residence nil rate band: residence-nil-rate-band',
    ]);
    expect(linked(text('Somebody trusty, in real estates'))).toEqual(['estates: estate']);
  });

  it('are left alone in headings', () => {
    expect(linked(heading('Your executor'), text('Nothing here.'))).toEqual([]);
  });

  it('read as before, with a link in them', () => {
    const words = 'Ask your executor first.';
    const { container } = render(
      <Glossed value={firstUsesIn([text(words)])}>
        <p>
          <Words>{words}</Words>
        </p>
      </Glossed>,
    );
    expect(container).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'executor' })).toHaveAttribute('href', '/glossary#executor');
  });
});
