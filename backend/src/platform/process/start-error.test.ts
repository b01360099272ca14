import { expect, it } from '@jest/globals';
import { causeOf } from './start-error.ts';

const STOPPED = 'Correct the host. Or its container is stopped: docker compose ps --all; then docker compose up -d';

it.each([
  ['getaddrinfo ENOTFOUND redis', `${STOPPED} redis`],
  ['getaddrinfo EAI_AGAIN postgres', `${STOPPED} postgres`],
  ['14 UNAVAILABLE: Name resolution failed for target dns:eventstore:2113', `${STOPPED} eventstore`],
  ['getaddrinfo ENOTFOUND redis.wills.example', 'Correct the host.'],
  ['14 UNAVAILABLE: Name resolution failed for target dns:eventstore.wills.example:2113', 'Correct the host.'],
])('%s: a host that may be a container is told as one that may be stopped', (message, remedy) => {
  expect(causeOf(new Error(message))).toEqual({ problem: 'nobody knows a host of that name', remedy });
});
