/** Between the shop's page and the card form's frame, over their private port. */

export type Calls = {
  readonly init: { readonly takes: FrameSetup; readonly gives: { readonly error?: PaymentError | undefined } };
  readonly update: { readonly takes: Partial<FrameSetup>; readonly gives: void };
  readonly submit: { readonly takes: undefined; readonly gives: { readonly error?: PaymentError } };
  readonly confirm: { readonly takes: Confirmation; readonly gives: Outcome };
  readonly retrieve: { readonly takes: undefined; readonly gives: Outcome };
  readonly abandon: { readonly takes: string; readonly gives: Outcome };
  readonly focus: { readonly takes: undefined; readonly gives: void };
  readonly blur: { readonly takes: undefined; readonly gives: void };
  readonly clear: { readonly takes: undefined; readonly gives: void };
};
export type CallName = keyof Calls;

export type ToFrame = {
  readonly [Name in CallName]: { readonly call: number; readonly name: Name; readonly argument: Calls[Name]['takes'] };
}[CallName];
export type FromFrame =
  | { readonly reply: number; readonly result: unknown }
  | { readonly event: 'change'; readonly detail: ChangeDetail }
  | { readonly event: 'height'; readonly detail: number }
  | { readonly event: 'focus' | 'blur' | 'escape' | 'enter'; readonly detail?: undefined };

/** For an intent, or for an amount whose intent is named when it is paid. */
export type FrameSetup = {
  readonly publishableKey: string;
  readonly clientSecret: string | undefined;
  readonly amount: number | undefined;
  readonly appearance: Appearance;
};
export type Confirmation = { readonly clientSecret: string | undefined; readonly params: ConfirmParams };
export type Appearance = { readonly variables?: Readonly<Record<string, string>> };
export type ChangeDetail = { readonly empty: boolean; readonly complete: boolean };

export type ConfirmParams = {
  readonly return_url?: string;
  readonly receipt_email?: string;
  readonly payment_method_data?: { readonly billing_details?: Readonly<Record<string, unknown>> };
};

export type PaymentError = {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
  readonly payment_intent?: BrowserIntent;
};

export type BrowserIntent = {
  readonly id: string;
  readonly client_secret: string;
  readonly amount: number;
  readonly status: string;
  readonly last_payment_error: PaymentError | null;
  readonly next_action: { readonly type: string; readonly use_stripe_sdk?: { readonly stripe_js: string; readonly source: string } } | null;
};

export type Outcome =
  | { readonly error: PaymentError; readonly paymentIntent?: undefined }
  | { readonly error?: undefined; readonly paymentIntent: BrowserIntent };
