/** Every file of tests, from the root. */
export const TESTS = ['contracts/src', 'backend/src', 'frontend/src', 'admin-frontend/src', 'ops'].flatMap((folder) =>
  ['test', 'behaviour', 'journey'].map((kind) => `${folder}/**/*.${kind}.{ts,tsx}`),
);
