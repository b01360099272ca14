// Preloaded into every process of the demo's product (`node --import`): Date says what the demo's clock says. The product has no setting for that,
// so nobody can turn back the clock of one that serves customers (ops/adr/0079).
import { readFileSync } from 'node:fs';

const RealDate = Date;
const LOOKS_EVERY_MS = 50;
const file = process.env.DEMO_CLOCK;
let behindMs = 0;
let lookedAt = -Infinity;

/** Asked thousands of times a second: the file is looked at now and then. */
const behind = () => {
  const now = performance.now();
  if (now - lookedAt > LOOKS_EVERY_MS) {
    lookedAt = now;
    behindMs = Number(readFileSync(file, 'utf8'));
  }
  return behindMs;
};

const now = () => RealDate.now() - behind();

if (file)
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, by) => Reflect.construct(target, given.length > 0 ? given : [now()], by),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
