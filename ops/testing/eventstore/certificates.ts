import { Authority as Issuer } from '../../../backend/src/platform/certificates/authority.ts';

export type Authority = { readonly certificate: Buffer; issue(host: string): Issued };
type Issued = { readonly certificate: Buffer; readonly key: Buffer };

const HOUR_MS = 3_600_000;

/** As the product's own command makes it for real nodes; what it issues is trusted by nobody else and ends within the hour. */
export function newAuthority(): Authority {
  const validity = { from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) };
  const authority = Issuer.create(validity);
  return {
    certificate: Buffer.from(authority.certificate),
    issue: (host) => {
      const { certificate, key } = authority.issue([host], validity);
      return { certificate: Buffer.from(certificate), key: Buffer.from(key) };
    },
  };
}
