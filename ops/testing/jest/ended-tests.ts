/** The channel on which threads tell their process that a test has ended. */
export const ENDED_TESTS = 'willow-ended-tests';
