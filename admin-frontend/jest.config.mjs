import { pageProjects } from '../frontend/src/web/testing/page-projects.mjs';

export default pageProjects({
  // Between them they draw every screen but those of the tests that cost most.
  development: [
    ...[
      'app/shell',
      'access/access',
      'erasures/erasures',
      'history/history',
      'messages/messages',
      'operations/operations',
      'people/people',
    ],
    ...['settings/settings', 'users/users', 'users/story/story', 'analytics/analytics', 'detail/problem-notice', 'enquiries/enquiries'],
    ...['changes/changes', 'list/neighbours', 'ui/form-dialog', 'toast/toaster', 'testing/react-warns'],
  ],
  own: [],
});
