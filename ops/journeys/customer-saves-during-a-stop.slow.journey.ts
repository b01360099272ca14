import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StandInCluster } from '../testing/eventstore/cluster.ts';
import { bodyOf, newAddress, SHORT_ANSWERS, signUp } from './testing/accounts.ts';
import { PHONE, usePeople } from './testing/browser.ts';
import type { Person } from './testing/person.ts';
import { startProduct } from './testing/product.ts';

const cluster = await StandInCluster.start();
const product = await startProduct('during-a-stop', { EVENTSTORE_URL: `esdb://${cluster.hosts}?tls=false` });
const { newPerson, report } = usePeople('customer-saves-during-a-stop', product);

let sue: Person;
beforeAll(async () => {
  sue = await newPerson(PHONE);
  await signUp(product, sue.caller, newAddress('sue'));
  await bodyOf(sue.caller.post('/api/will', { data: { step: 10, answers: SHORT_ANSWERS } }));
});
afterAll(async () => {
  await product.stop();
  await cluster.close();
});

describe('a customer who saves while the leader of the event store is being stopped', () => {
  it('is told that it takes longer, presses nothing again, and goes on when it is saved', async () => {
    await sue.opens('/wizard/9');
    await sue.seesHeading(/\?$/);
    await sue.page.getByRole('textbox').first().fill('No flowers, please.');
    const stopping = cluster.plannedStop();
    await sue.presses('Continue');
    await sue.sees('Saving…');
    await sue.looksAround('saving during the stop');
    await sue.seesHeading('Check your answers');
    await sue.sees(/No flowers, please\./);
    await stopping;
  });

  it('and no answer was an error, nor anything out of reach or out of policy', () => {
    expect(report.problems).toEqual([]);
  });
});
