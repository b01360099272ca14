import { pageProjects } from './src/web/testing/page-projects.mjs';

export default pageProjects({
  development: ['app/app', 'wizard/every-field', 'testing/react-warns'],
  // Modules that live as long as a page does, and one that is replaced.
  own: ['account/account', 'app/start-islands', 'referral/referral', 'wizard/first-question'],
  moduleNameMapper: { '[.](svg|woff2)([?]url)?$': '<rootDir>/src/testing/asset.ts' },
});
