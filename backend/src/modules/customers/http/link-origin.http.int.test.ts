import { beforeAll, expect, it } from '@jest/globals';
import { browser, mailTo, signupForm } from '../../../testing/people.ts';
import { type Product, sharedProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});

const EVIL = 'evil.example';

it.each([
  ['Host', EVIL],
  ['X-Forwarded-Host', EVIL],
  ['X-Forwarded-Host', `localhost, ${EVIL}`],
  ['X-Host', EVIL],
  ['X-Original-Host', EVIL],
  ['Forwarded', `for=1.2.3.4;host=${EVIL};proto=https`],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Original-URL', `https://${EVIL}/api/signup`],
] as const)('a mail asked for with %s: %s links to our own address and nowhere else (T-07)', async (name, value) => {
  const form = signupForm();
  const { status } = await browser(product).post('/api/signup').set(name, value).send(form);
  const own = new URL(product.config.publicUrl).origin;
  // Another host may be refused outright.
  const { text } = status === 400 ? { text: own } : await mailTo(product, form.email);
  const links = text.match(/https?:\/\/[^/\s]+/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(links)).toEqual(new Set([own]));
});

it.each([
  { email: ['victim@example.test', 'attacker@example.test'] },
  { email: { address: 'victim@example.test' } },
  { email: 'victim@example.test, attacker@example.test' },
  { email: 'victim@example.test\r\nBcc: attacker@example.test' },
])('a link for %j is asked for by nobody (T-07)', async (body) => {
  await browser(product).post('/api/login').send(body).expect(400);
  await browser(product)
    .post('/api/signup')
    .send({ ...signupForm(), ...body })
    .expect(400);
});
