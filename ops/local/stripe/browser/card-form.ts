import { connectFields } from './card-fields.ts';
import { createIntentClient, type IntentClient } from './intent-client.ts';
import type { Appearance, CallName, Calls, Confirmation, FrameSetup, FromFrame, Outcome, ToFrame } from './messages.ts';

/** Set once: the frame answers the page that embeds it, and nobody else. */
let port: MessagePort | undefined;
let setup: FrameSetup | undefined;
let client: IntentClient | undefined;
const say = (message: FromFrame): void => port?.postMessage(message);
const fields = connectFields(() => say({ event: 'change', detail: fields.state() }));

const STYLES: Readonly<Record<string, string>> = {
  colorPrimary: '--primary',
  colorText: '--text',
  colorTextSecondary: '--quiet',
  colorBackground: '--background',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontSizeBase: '--size',
};

const answers: { readonly [Name in CallName]: (argument: Calls[Name]['takes']) => Promise<Calls[Name]['gives']> } = {
  init: async (given: FrameSetup) => {
    setup = given;
    applyAppearance(given.appearance);
    return given.clientSecret === undefined ? {} : connect(given.clientSecret).retrieve();
  },
  update: (change) => {
    if (setup) setup = { ...setup, ...change };
    return Promise.resolve(change.appearance && applyAppearance(change.appearance));
  },
  submit: () => {
    const problem = fields.validate();
    return Promise.resolve(problem ? { error: { ...problem, type: 'validation_error' } } : {});
  },
  confirm,
  retrieve: () => connected().retrieve(),
  abandon: (source) => connected().abandon(source),
  focus: () => Promise.resolve(fields.focus()),
  blur: () => Promise.resolve(document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined),
  clear: () => Promise.resolve(fields.clear()),
};

async function confirm({ clientSecret, params }: Confirmation): Promise<Outcome> {
  const problem = fields.validate();
  if (problem) return { error: { ...problem, type: 'validation_error' } };
  if (clientSecret !== undefined) {
    const { error, paymentIntent } = await connect(clientSecret).retrieve();
    if (error) return { error };
    if (setup?.amount !== undefined && paymentIntent.amount !== setup.amount) return { error: MISMATCH };
  }
  const card = fields.read();
  fields.setDisabled(true);
  const outcome = await connected().confirm(card, params);
  fields.setDisabled(false);
  if (outcome.error?.type === 'card_error') fields.showDecline(outcome.error.message ?? 'Your card was declined.');
  return outcome;
}

/** As with Stripe: the form takes nothing for an amount that it does not show. */
const MISMATCH = {
  type: 'invalid_request_error',
  message: 'The amount of the PaymentIntent does not match the amount of the Elements group.',
};

const connect = (clientSecret: string): IntentClient =>
  (client = createIntentClient(location.origin, { publishableKey: setup?.publishableKey ?? '', clientSecret }));

function connected(): IntentClient {
  if (!client) throw new Error('The card form has not been set up.');
  return client;
}

function applyAppearance({ variables = {} }: Appearance): void {
  for (const [name, value] of Object.entries(variables)) {
    const property = STYLES[name];
    if (property) document.documentElement.style.setProperty(property, value);
  }
}

async function answer({ call, name, argument }: ToFrame): Promise<void> {
  const run = answers[name] as (argument: unknown) => Promise<unknown>;
  say({ reply: call, result: await run(argument) });
}

addEventListener('message', (event: MessageEvent<{ readonly type?: string } | null>) => {
  if (event.source !== parent || event.data?.type !== 'willow:connect') return;
  port = event.ports[0];
  port?.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => void answer(data));
  port?.start();
  say({ event: 'height', detail: document.documentElement.offsetHeight });
});
// To whoever embeds the form: it says nothing but that it is there.
parent.postMessage({ type: 'willow:frame-ready' }, '*');

new ResizeObserver(() => say({ event: 'height', detail: document.documentElement.offsetHeight })).observe(document.documentElement);
addEventListener('focusin', () => say({ event: 'focus' }));
addEventListener('focusout', (event) => {
  if (event.relatedTarget === null) say({ event: 'blur' });
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') say({ event: 'escape' });
});
document.getElementById('card')?.addEventListener('submit', (event) => {
  event.preventDefault();
  say({ event: 'enter' });
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-number]') : null;
  if (!button?.dataset['number']) return;
  fields.fill(button.dataset['number']);
  const filled = document.getElementById('filled');
  if (filled) filled.textContent = 'Test card filled in.';
});
