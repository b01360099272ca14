import { portFrom, runProgram } from '../../local/kit/run-program.ts';
import { refuseProduction } from '../../local/kit/refuse-production.ts';
import { EventStoreStandIn } from './stand-in.ts';

const DEFAULT_PORT = 2113;

await runProgram('EventStoreDB stand-in', async () => {
  refuseProduction('The EventStoreDB stand-in');
  return EventStoreStandIn.start({ port: portFrom(process.env['EVENTSTORE_STANDIN_PORT'], DEFAULT_PORT) });
});
