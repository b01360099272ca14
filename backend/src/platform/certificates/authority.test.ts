import { createPrivateKey, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Authority, ForeignAuthority, type Issued } from './authority.ts';

const validity = { from: new Date('2026-11-25T00:00:00Z'), to: new Date('2036-11-25T00:00:00Z') };

let authority: Authority;
let node: Issued;
beforeAll(() => {
  authority = Authority.create(validity);
  node = authority.issue(['eventstore', 'n2.example', '10.0.0.1'], validity);
});

describe('a certificate for the nodes of EventStoreDB', () => {
  it('has an RSA key of 2048 bits, without which a server does not start', () => {
    const key = createPrivateKey(node.key);
    expect([key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048]);
    expect(new X509Certificate(node.certificate).checkPrivateKey(key)).toBe(true);
  });

  it('names every host, is for servers and clients, and is signed by its authority', () => {
    const certificate = new X509Certificate(node.certificate);
    const issuer = new X509Certificate(authority.certificate);
    expect(certificate.subject).toBe('CN=eventstore');
    expect(certificate.subjectAltName).toBe('DNS:eventstore, DNS:n2.example, IP Address:10.0.0.1');
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2']);
    expect([certificate.ca, issuer.ca]).toEqual([false, true]);
    expect([certificate.checkIssued(issuer), certificate.verify(issuer.publicKey)]).toEqual([true, true]);
    expect([certificate.validFromDate, certificate.validToDate]).toEqual([validity.from, validity.to]);
  });

  it('is no other authority’s: each has a key of its own', () => {
    const other = new X509Certificate(Authority.create(validity).certificate);
    expect(new X509Certificate(node.certificate).verify(other.publicKey)).toBe(false);
  });
});

describe('an authority that was kept', () => {
  it('goes on issuing', () => {
    const again = Authority.load(authority);
    const issued = new X509Certificate(again.issue(['n3'], validity).certificate);
    expect(issued.verify(new X509Certificate(authority.certificate).publicKey)).toBe(true);
  });

  it.each<[string, () => Issued]>([
    ['another key', () => ({ certificate: authority.certificate, key: node.key })],
    ['the certificate of a node', () => node],
    ['text', () => ({ certificate: 'certificate', key: 'key' })],
  ])('is not taken for %s', (_, given) => {
    expect(() => Authority.load(given())).toThrow(ForeignAuthority);
  });
});
