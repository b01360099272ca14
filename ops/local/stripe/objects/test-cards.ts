export type CardBehaviour = {
  /** Asks for 3-D Secure first. */
  readonly authenticates?: true;
  /** Stays `processing` for a while. */
  readonly processes?: true;
  readonly declines?: Decline;
  /** Succeeds at once by default. */
  readonly refund?: 'pending' | 'fails';
  /** What the bank says of the payment, a while after it. */
  readonly later?: BankReport;
};

export type BankReport = 'fraudulent' | 'product_not_received' | 'inquiry' | 'fraud_warning';

export type Decline = { readonly code: string; readonly decline_code: string; readonly message: string };

export type TestCard = CardBehaviour & {
  readonly token: string;
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly country?: string;
  readonly funding?: 'debit';
};

const DECLINED = 'Your card was declined.';
const declined = (decline_code: string, message = DECLINED, code = 'card_declined'): Decline => ({ code, decline_code, message });

export const REAL_CARD_DECLINE = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** Stripe's test cards that matter here, and two of our own that stay in `processing`, which Stripe does not have. */
export const TEST_CARDS: readonly TestCard[] = [
  { token: 'pm_card_visa', number: '4242424242424242', brand: 'visa' },
  { token: 'pm_card_visa_debit', number: '4000056655665556', brand: 'visa', funding: 'debit' },
  { token: 'pm_card_gb', number: '4000008260000000', brand: 'visa', country: 'GB' },
  { token: 'pm_card_mastercard', number: '5555555555554444', brand: 'mastercard' },
  { token: 'pm_card_amex', number: '378282246310005', brand: 'amex' },
  { token: 'pm_card_chargeDeclined', number: '4000000000000002', brand: 'visa', declines: declined('generic_decline') },
  {
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    number: '4000000000009995',
    brand: 'visa',
    declines: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  { token: 'pm_card_chargeDeclinedLostCard', number: '4000000000009987', brand: 'visa', declines: declined('lost_card') },
  { token: 'pm_card_chargeDeclinedStolenCard', number: '4000000000009979', brand: 'visa', declines: declined('stolen_card') },
  { token: 'pm_card_chargeDeclinedFraudulent', number: '4100000000000019', brand: 'visa', declines: declined('fraudulent') },
  {
    token: 'pm_card_chargeDeclinedExpiredCard',
    number: '4000000000000069',
    brand: 'visa',
    declines: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    number: '4000000000000127',
    brand: 'visa',
    declines: declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  {
    token: 'pm_card_chargeDeclinedProcessingError',
    number: '4000000000000119',
    brand: 'visa',
    declines: declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.', 'processing_error'),
  },
  { token: 'pm_card_authenticationRequired', number: '4000002760003184', brand: 'visa', authenticates: true },
  { token: 'pm_card_authenticationRequiredOnSetup', number: '4000002500003155', brand: 'visa', authenticates: true },
  { token: 'pm_card_threeDSecure2Required', number: '4000000000003220', brand: 'visa', authenticates: true },
  { token: 'pm_card_threeDSecureRequired', number: '4000000000003063', brand: 'visa', authenticates: true },
  {
    token: 'pm_card_threeDSecureRequiredChargeDeclined',
    number: '4000008400001629',
    brand: 'visa',
    authenticates: true,
    declines: declined('generic_decline'),
  },
  { token: 'pm_card_refundFail', number: '4000000000005126', brand: 'visa', refund: 'fails' },
  { token: 'pm_card_pendingRefund', number: '4000000000007726', brand: 'visa', refund: 'pending' },
  { token: 'pm_card_createDispute', number: '4000000000000259', brand: 'visa', later: 'fraudulent' },
  { token: 'pm_card_createDisputeProductNotReceived', number: '4000000000002685', brand: 'visa', later: 'product_not_received' },
  { token: 'pm_card_createDisputeInquiry', number: '4000000000001976', brand: 'visa', later: 'inquiry' },
  { token: 'pm_card_createIssuerFraudRecord', number: '4000000000005423', brand: 'visa', later: 'fraud_warning' },
  { token: 'pm_card_processing', number: '4000000000005555', brand: 'visa', processes: true },
  {
    token: 'pm_card_processingDeclined',
    number: '4000000000005563',
    brand: 'visa',
    processes: true,
    declines: declined('generic_decline'),
  },
];
