import { describeEventStore } from '../event-store.behaviour.ts';
import { serverTraits, standInTraits, startServer, startStandIn } from './harness.behaviour.ts';

// `EVENTSTORE_TEST_URL=esdb://…` runs the same suite against that server.
const url = process.env['EVENTSTORE_TEST_URL'];

if (url) describeEventStore('EventStoreDB', startServer(url), serverTraits(url));
else describeEventStore("EventStoreDB's stand-in", startStandIn, standInTraits);
