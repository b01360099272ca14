// React in development keeps a stack trace with every element, a quarter of these suites' time; only its own warnings print them. It has no
// switch, but stops when it has counted enough of them.
import * as React from 'react';

const ignore = (): void => undefined;
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: ignore });
