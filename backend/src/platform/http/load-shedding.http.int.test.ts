import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import { browser, customerWithWill, signupForm } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { type Level, Pressure, type Queue } from '../process/pressure.ts';

class High extends Pressure {
  readonly watched: Queue[] = [];

  override get level(): Level {
    return 'high';
  }

  override watch(queue: Queue): void {
    this.watched.push(queue);
  }
}

let product: Product;
const pressure = new High();
beforeAll(async () => {
  product = await startProduct({}, { pressure });
});
afterAll(async () => {
  pressure.stop();
  await product?.close();
});

it('an api that has too much to do turns newcomers away, and goes on for who is there', async () => {
  const { agent } = await customerWithWill(product);
  const newcomers = Array.from({ length: 40 }, () => browser(product).post('/api/signup').send(signupForm()));
  const [known, ...answers] = await Promise.all([agent.get('/api/will'), ...newcomers]);
  expect(known.status).toBe(200);
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect(answers.find(({ status }) => status === 503)?.body).toEqual({ message: MESSAGES.busy });
});

it('looks at who waits for the database, to write and to read', () => {
  expect(pressure.watched.map(({ length }) => length())).toEqual([0, 0]);
});
