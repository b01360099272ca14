import { describe, expect, it } from '@jest/globals';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';
import { GUIDE_IDS, guidePath } from './shared/guides.ts';
import { APP_PATHS, NOT_FOUND_PATH, PUBLIC_PATHS, REFERRAL_PATTERN } from './shared/paths.ts';

const join = (parent: string, { path, index }: RouteConfigEntry): string => (index || !path ? parent : `${parent}/${path}`);
const leaves = (entries: readonly RouteConfigEntry[], parent = ''): readonly string[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children, join(parent, entry)) : [join(parent, entry) || '/']));

describe('the routes', () => {
  const known = leaves(routes);

  it('drawn at build are the public pages, the page for what is not there, and the page of the app; no others (C-384, P-001, D-016)', () => {
    const guides = GUIDE_IDS.map(guidePath);
    const others = PUBLIC_PATHS.filter((path) => !guides.includes(path));
    expect(known.toSorted()).toEqual([...others, '/help-center/:id', NOT_FOUND_PATH, REFERRAL_PATTERN, '/*'].toSorted());
    expect(PUBLIC_PATHS).toEqual(expect.arrayContaining(guides));
  });

  it('the wizard has ten steps with addresses of their own (C-181)', () => {
    expect(APP_PATHS.filter((path) => path.startsWith('/wizard/'))).toHaveLength(10);
  });
});
