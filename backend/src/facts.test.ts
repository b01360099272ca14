import { accessFacts } from './modules/operators/index.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allFacts } from './facts.ts';
import type { Fact } from './event-sourcing/core/fact.ts';
import { fold, type Folding } from './event-sourcing/core/decider.ts';
import { message } from './modules/contact/domain/message.ts';
import { couple } from './modules/couples/domain/couple.decider.ts';
import { customer } from './modules/customers/domain/customer.decider.ts';
import { delivery } from './modules/deliveries/domain/delivery.ts';
import { email } from './modules/customers/domain/email.ts';
import { discount } from './modules/discounts/domain/discount.ts';
import { launch } from './modules/launch/domain/launch.ts';
import { operations } from './modules/operations/domain/operations.ts';
import { wording } from './modules/launch/domain/wording.ts';
import { operator } from './modules/operators/domain/operator.ts';
import { order } from './modules/orders/domain/order.decider.ts';
import { partner } from './modules/partners/domain/partner.decider.ts';
import { refCodes } from './modules/partners/domain/ref-codes.decider.ts';
import { invitee } from './modules/referrals/domain/invitee.ts';
import { referral } from './modules/referrals/domain/referral.decider.ts';
import { erasure } from './modules/privacy/domain/erasure.ts';
import { settings } from './modules/settings/domain/settings.ts';
import { component } from './modules/status/domain/component.ts';
import { will } from './modules/wills/domain/will.decider.ts';

type Stored = { readonly data: object; readonly personal: unknown };

const MODULES = join(import.meta.dirname, 'modules');
const folders = readdirSync(MODULES)
  .map((name) => join(MODULES, name, 'domain', 'history'))
  .filter((folder) => existsSync(folder));
const samples = folders.flatMap((folder) =>
  readdirSync(folder).map((file) => ({ file, stored: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored })),
);
const deciders = [
  customer,
  email,
  will,
  order,
  discount,
  operator,
  wording,
  launch,
  operations,
  referral,
  invitee,
  couple,
  partner,
  refCodes,
  erasure,
  message,
  delivery,
  component,
  settings,
] as readonly unknown[] as readonly Folding<unknown>[];

/** Every version of every fact that was ever stored has a sample here, kept for ever: history/<Fact>.<schema version>.json. */
describe('stored facts', () => {
  it.each(allFacts.map((definition) => [definition.type, definition] as const))(
    '%s has a sample of each version, which still parses',
    (type, definition) => {
      const versions = Array.from({ length: definition.upcasts.length + 1 }, (_, index) => index + 1);
      for (const version of versions) {
        const stored = samples.find(({ file }) => file === `${type}.${version}.json`)?.stored;
        expect(stored).toBeDefined();
        const newest = definition.upcasts.slice(version - 1).reduce((payload, upcast) => upcast(payload), stored as Stored);
        expect(definition.data.parse(newest.data)).toEqual(newest.data);
        expect(definition.personal ? definition.personal.parse(newest.personal) : null).toEqual(newest.personal);
      }
    },
  );

  const traced = new Set<string>(accessFacts.map(({ type }) => type));

  it.each(allFacts.map(({ type }) => type).filter((type) => !traced.has(type)))(
    '%s folds, with its personal part and after erasure',
    (type) => {
      const folding = deciders.find(({ evolve }) => type in evolve);
      const { data, personal } = samples.find(({ file }) => file.startsWith(`${type}.`))!.stored;
      const fact = { type, data, personal } as Fact;
      expect(() => fold(folding!, [fact, { ...fact, personal: null }])).not.toThrow();
    },
  );

  it('an unknown fact stops the fold', () => {
    expect(() => fold(will, [{ type: 'SomethingNew', data: {}, personal: null }])).toThrow(/SomethingNew/);
  });
});
