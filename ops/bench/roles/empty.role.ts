import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../kit/role.ts';

const HEADERS = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' };
let answersAfterMs = 0;

/** Does nothing with what it is sent: whoever sends it has the same work as with the product. */
const server = createServer((request, response) => {
  request.resume();
  request.on('error', () => response.destroy());
  request.on('end', () => void sleep(answersAfterMs).then(() => response.writeHead(404, HEADERS).end()));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

const methods = {
  url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

  /** So that the sender is as busy as it was elsewhere, and not busier. */
  answerAfter: (ms: number) => {
    answersAfterMs = ms;
  },
};

export type EmptyRole = typeof methods;
serve(methods);
