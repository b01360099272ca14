/** For a change whose answer never came. */
export const UNCERTAIN = 'It is not certain that this was done. Reload the page to see how it stands, then try again.';
