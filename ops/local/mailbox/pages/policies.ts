export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** Links out of a mail may open, each in a tab of its own, and nothing else. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Styles, and pictures from this machine only: looking at a mail calls nobody. */
export const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${MAIL_SANDBOX}`;
