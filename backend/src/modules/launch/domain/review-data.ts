import type { LaunchItem } from '@willow/contracts';

const NEEDED: readonly string[] = ['claims.rating', 'claims.reviews'];

/** Fake reviews are a banned practice (Digital Markets, Competition and Consumers Act 2024, Schedule 20; in force since 6 April 2025). */
export const publishedTooSoon = (published: boolean, unconfirmed: readonly Pick<LaunchItem, 'id'>[]): readonly string[] =>
  unconfirmed
    .filter(({ id }) => published && NEEDED.includes(id))
    .map(({ id }) => `${id} is not confirmed, and REVIEW_DATA_PUBLISHED is true (contracts/src/brand/claims.ts)`);
