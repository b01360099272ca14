/** Only shops on this machine may frame these pages. */
const FRAMED = 'frame-ancestors http://localhost:* http://127.0.0.1:* https://localhost:*';
const SELF = "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

export const CARD_FORM_POLICY = `default-src 'none'; ${SELF}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; ${FRAMED}`;

// No form-action: browsers apply it to the redirect as well, and the challenge leads back to the shop.
export const CHALLENGE_POLICY = `default-src 'none'; ${SELF}; base-uri 'none'; require-trusted-types-for 'script'; ${FRAMED}`;
