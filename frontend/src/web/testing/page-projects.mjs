// Jest's settings for a web app. Its tests share a page and the modules of their worker; React for production draws it. Two kinds stand apart:
// files that hear what React for development has to say, and files that need modules of their own. ADR 0052.
import { fileURLToPath } from 'node:url';
import node from '../../../../jest.node.mjs';
import preset from '../../../../jest.preset.mjs';

const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const endsWith = (files) => `/(?:${files.join('|')})[.]test[.]tsx?$`;

/** `development` and `own`: test files from `src` on, without their ending. `moduleNameMapper` is for those with modules of their own. */
export function pageProjects({ development, own, moduleNameMapper }) {
  const { reporters, testTimeout, testPathIgnorePatterns, ...rest } = preset;
  const { reporters: _, ...shared } = node;
  const only = (files) => [...testPathIgnorePatterns, `^(?!.*${endsWith(files)})`];
  const onPage = (setupFiles) => ({
    ...shared,
    setupFiles: [...setupFiles, fileOf('./page.mjs'), fileOf('./production-act.ts')],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts', fileOf('./page-hooks.mjs')],
  });
  const main = { ...onPage([]), testPathIgnorePatterns: [...testPathIgnorePatterns, endsWith([...development, ...own])] };
  const warned = {
    ...onPage([fileOf('./development.mjs'), fileOf('./without-owner-stacks.ts')]),
    testPathIgnorePatterns: only(development),
  };
  const apart = {
    ...rest,
    testPathIgnorePatterns: only(own),
    testEnvironment: fileOf('./jsdom-environment.cjs'),
    moduleNameMapper: { ...preset.moduleNameMapper, ...moduleNameMapper },
    setupFiles: [fileOf('./production-act.ts')],
    setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  };
  return { reporters, testTimeout, projects: own.length > 0 ? [main, warned, apart] : [main, warned] };
}
