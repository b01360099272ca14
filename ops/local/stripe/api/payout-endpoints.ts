import { payoutsOf, sourceOf } from '../payments/payouts.ts';
import { seconds } from '../payments/operation.ts';
import { ok, type Call, type Endpoint, type Outcome } from './call.ts';
import { noSuch } from './errors.ts';
import { pageOf, readListParameters } from './listing.ts';
import * as read from './parameters.ts';

export const PAYOUT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: /^\/v1\/payouts$/, run: payouts },
  { method: 'GET', path: /^\/v1\/balance_transactions$/, run: movements },
];

const range = read.nested({ gt: read.positiveInteger, gte: read.positiveInteger, lt: read.positiveInteger, lte: read.positiveInteger });

function payouts({ store, form, operation }: Call): Outcome {
  const { arrival_date = {} } = readListParameters(form, { arrival_date: range });
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = arrival_date;
  const wanted = payoutsOf(store, seconds(operation.now))
    .map(({ payout }) => payout)
    .filter(({ arrival_date: at }) => at > gt && at >= gte && at < lt && at <= lte);
  return ok(pageOf(wanted, '/v1/payouts', form));
}

/** Of one payout, or of all; with `expand[]=data.source` each says what it is about. */
function movements({ store, form, operation }: Call): Outcome {
  const { payout: id, expand = [] } = readListParameters(form, { payout: read.text });
  const all = payoutsOf(store, seconds(operation.now));
  const wanted = id === undefined ? all : all.filter(({ payout }) => payout.id === id);
  if (id !== undefined && wanted.length === 0) throw noSuch('payout', id, 'payout');
  const listed = pageOf(
    wanted.flatMap((each) => each.movements),
    '/v1/balance_transactions',
    form,
  );
  if (!expand.includes('data.source')) return ok(listed);
  return ok({ ...listed, data: listed.data.map((each) => ({ ...each, source: sourceOf(store, each.source) ?? each.source })) });
}
