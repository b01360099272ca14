/** Always empty here, but clients expect them. */

const nulls = <const Name extends string>(...names: readonly Name[]): Readonly<Record<Name, null>> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

export const UNUSED_INTENT_FIELDS = nulls(
  'application',
  'application_fee_amount',
  'customer',
  'customer_account',
  'managed_payments',
  'on_behalf_of',
  'payment_method_configuration_details',
  'payment_method_options',
  'payment_record',
  'review',
  'setup_future_usage',
  'shipping',
  'source',
  'statement_descriptor',
  'transfer_group',
);

export const UNUSED_CHARGE_FIELDS = nulls(
  'application',
  'application_fee',
  'application_fee_amount',
  'balance_transaction',
  'calculated_statement_descriptor',
  'customer',
  'failure_balance_transaction',
  'fraud_details',
  'on_behalf_of',
  'receipt_number',
  'receipt_url',
  'review',
  'shipping',
  'source',
  'source_transfer',
  'statement_descriptor',
  'transfer_data',
  'transfer_group',
);

export const UNUSED_REFUND_FIELDS = nulls(
  'balance_transaction',
  'customer',
  'customer_account',
  'payment_method',
  'receipt_number',
  'source_transfer_reversal',
  'transfer_reversal',
);

export const UNUSED_DISPUTE_FIELDS = nulls('intended_submission_method', 'network_reason_code');

export const UNUSED_PAYMENT_METHOD_FIELDS = nulls('customer', 'customer_account');

export const UNUSED_CARD_FIELDS = nulls('checks', 'generated_from', 'networks', 'regulated_status', 'three_d_secure_usage', 'wallet');
