/** An inquiry takes no money yet; a chargeback does; an appeal is against its end. */
export type DisputePhase = 'inquiry' | 'chargeback' | 'appeal';
/** `closed`: over without a decision, and the money stayed. */
export type DisputeStatus = 'needs_response' | 'under_review' | 'closed' | 'lost' | 'won';

export type Dispute = {
  readonly id: string;
  readonly intentId: string;
  readonly amountPence: number;
  readonly phase: DisputePhase;
  readonly status: DisputeStatus;
  readonly dueBy: string | null;
  /** Whether the bank has the money, or gave it back. */
  readonly funds: 'here' | 'withdrawn' | 'reinstated';
  /** What the customer's bank took of the order's payment for good. */
  readonly lostPence: number;
};

/** What an operator has to look at: a refund that failed, or a bank's warning of fraud. */
export type PaymentIssue = {
  readonly id: string;
  readonly about: 'refund' | 'fraud';
  readonly intentId: string;
  readonly settled: boolean;
};

/** Of a payment: what banks say against it. */
export type Disputed = { readonly disputes: readonly Dispute[]; readonly issues: readonly PaymentIssue[] };
type Payment = Disputed & { readonly intentId: string | null };

export const isOpen = ({ status }: Pick<Dispute, 'status'>): boolean => status === 'needs_response' || status === 'under_review';

export const withDispute = ({ disputes, issues }: Disputed, id: string, change: Partial<Dispute>): Disputed => ({
  disputes: disputes.map((each) => (each.id === id ? { ...each, ...change } : each)),
  issues,
});

/** What a warning was of has come: the dispute is what is seen to from here on. */
export const disputeOpened = ({ disputes, issues }: Disputed, opened: Dispute): Disputed => ({
  disputes: [...disputes, opened],
  issues: issues.map((issue) => (issue.about === 'fraud' && issue.intentId === opened.intentId ? { ...issue, settled: true } : issue)),
});

export const issueRaised = ({ disputes, issues }: Disputed, issue: Omit<PaymentIssue, 'settled'>): Disputed => ({
  disputes,
  issues: [...issues.filter(({ id }) => id !== issue.id), { ...issue, settled: false }],
});

export const issuesSettled = ({ disputes, issues }: Disputed, which: (issue: PaymentIssue) => boolean): Disputed => ({
  disputes,
  issues: issues.map((issue) => (which(issue) ? { ...issue, settled: true } : issue)),
});

export const lostPence = ({ disputes }: Disputed): number => disputes.reduce((sum, dispute) => sum + dispute.lostPence, 0);

/** Nothing is sent for money that the customer's bank asks back, or took. A charge by mistake is no reason. */
export const isDisputed = ({ payment: { intentId, disputes } }: { readonly payment: Payment }): boolean =>
  disputes.some((dispute) => dispute.intentId === intentId && (isOpen(dispute) || dispute.status === 'lost'));

/** The provider pays nothing back while a bank holds the money; an inquiry it lets us end that way. */
export const isHeldByBank = ({ payment: { intentId, disputes } }: { readonly payment: Payment }): boolean =>
  disputes.some((dispute) => dispute.intentId === intentId && isOpen(dispute) && dispute.phase !== 'inquiry');

export const isSuspectedFraud = ({ payment: { intentId, issues } }: { readonly payment: Payment }): boolean =>
  issues.some((issue) => issue.about === 'fraud' && issue.intentId === intentId && !issue.settled);
