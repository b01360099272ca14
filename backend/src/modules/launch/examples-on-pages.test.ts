import { describe, expect, it } from '@jest/globals';
import { mustConfirmBeforeLaunch } from '@willow/contracts';
import { given } from '../../event-sourcing/core/given.ts';
import { launch, type LaunchCommand, type LaunchFact } from './domain/launch.ts';
import { wording, WordingApproved, type WordingFact } from './domain/wording.ts';
import type { Launches, Wordings } from './launch.repositories.ts';
import { confirmLaunchItem } from './sign-off.ts';
import { ExamplesOnPages } from './examples-on-pages.ts';

const mark = (example: string) => `<small data-example="${example}" class="x">Example</small>`;
const RATING = mark('claims.rating');
const PAGE = `<html><head></head><body>4.9${RATING} 50,000+${mark('claims.families')} approved${mark('wording')}</body></html>`;
const REVIEWS = `<html><head></head><body><section data-review-data="">${RATING}${mark('claims.reviews')}</section></body></html>`;

const CONTEXT = { actor: 'system:cli', correlationId: 'c', causationId: 'c', now: new Date('2026-11-29T12:00:00Z') } as const;

/** The pages of an api with a log in which items can be confirmed, or which cannot be read. */
function pages(settings: { readonly NODE_ENV: 'production' | 'development'; readonly EXAMPLE_MARKS?: 'on' | 'off' }) {
  const facts: LaunchFact[] = [];
  const approvals: WordingFact[] = [];
  let broken = false;
  let now = CONTEXT.now.getTime();
  const launches = {
    load: async () => {
      if (broken) throw new Error('The log is away');
      return { state: given(launch, ...facts).state };
    },
    handle: async (_: string, command: LaunchCommand) => {
      facts.push(...(given(launch, ...facts).when(command) as readonly LaunchFact[]));
    },
  } as unknown as Launches;
  const wordings = { load: async () => ({ state: given(wording, ...approvals).state }) } as unknown as Wordings;
  const examples = new ExamplesOnPages(
    launches,
    wordings,
    { now: () => new Date(now) },
    { EXAMPLE_MARKS: 'on', publicUrl: 'https://wills.test', ...settings },
  );
  return {
    examples,
    aMinutePasses: () => {
      now += 60_000;
    },
    approve: () => {
      approvals.push(WordingApproved.of({ version: 'v', on: '2026-11-29' }, { solicitor: 'M', sraNumber: '1', firm: null, note: null }));
    },
    confirm: (...ids: string[]) =>
      Promise.all(
        mustConfirmBeforeLaunch
          .filter(({ id }) => ids.includes(id))
          .map((item) => confirmLaunchItem(launches, item, { by: 'Olive', note: null }, CONTEXT)),
      ),
    break: () => {
      broken = true;
    },
  };
}

describe('the marks beside what is invented', () => {
  it('stay in production until the launch check has the item confirmed, each its own (AM-13, AM-23)', async () => {
    const { examples, confirm, approve, aMinutePasses } = pages({ NODE_ENV: 'production' });
    await examples.look();
    expect(examples.settle(PAGE)).toBe(PAGE);
    await confirm('claims.rating');
    expect(examples.settle(PAGE)).toBe(PAGE);
    aMinutePasses();
    // Nobody waits for the log: the next visitor sees it.
    expect(examples.settle(PAGE)).toBe(PAGE);
    await new Promise(setImmediate);
    expect(examples.settle(PAGE)).toBe(PAGE.replace(RATING, ''));
    await confirm('claims.families');
    approve();
    await examples.look();
    expect(examples.settle(PAGE)).toBe('<html><head></head><body>4.9 50,000+ approved</body></html>');
  });

  it('stay as they are known when the log cannot be read', async () => {
    const { examples, confirm, break: breakLog } = pages({ NODE_ENV: 'production' });
    await confirm('claims.rating');
    await examples.look();
    breakLog();
    await examples.look();
    expect(examples.settle(PAGE)).toBe(PAGE.replace(RATING, ''));
  });

  it('are hidden elsewhere only by the setting that says so', () => {
    expect(pages({ NODE_ENV: 'development' }).examples.settle(PAGE)).toBe(PAGE);
    expect(pages({ NODE_ENV: 'development', EXAMPLE_MARKS: 'off' }).examples.settle(PAGE)).not.toContain('data-example');
  });
});

describe('the rating as data for search engines', () => {
  const dataIn = (page: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? 'null') as unknown;

  it('is on the page of the reviews in the embedded run, and on no other (P-097, AM-13)', () => {
    const { examples } = pages({ NODE_ENV: 'development' });
    expect(dataIn(examples.settle(REVIEWS))).toMatchObject({
      url: 'https://wills.test/',
      aggregateRating: { ratingValue: '4.9', reviewCount: '8247' },
    });
    expect(dataIn(examples.settle(PAGE))).toBeNull();
  });

  it('is told in production only when rating and reviews are confirmed (AM-13, D-011)', async () => {
    const { examples, confirm } = pages({ NODE_ENV: 'production' });
    await confirm('claims.rating');
    await examples.look();
    expect(dataIn(examples.settle(REVIEWS))).toBeNull();
    await confirm('claims.reviews');
    await examples.look();
    expect(dataIn(examples.settle(REVIEWS))).toMatchObject({ '@type': 'LegalService' });
  });
});
