import { openFrame, type FrameChannel } from './frame-channel.ts';
import type { Appearance, FrameSetup, PaymentError } from './messages.ts';

const LOAD_TIMEOUT_MS = 10_000;

type Handler = (event: Readonly<Record<string, unknown>>) => void;

export type PaymentElement = {
  readonly mount: (target: string | HTMLElement) => void;
  readonly unmount: () => void;
  readonly destroy: () => void;
  readonly on: (type: string, handler: Handler) => PaymentElement;
  readonly once: (type: string, handler: Handler) => PaymentElement;
  readonly off: (type: string, handler?: Handler) => PaymentElement;
  readonly update: () => PaymentElement;
  readonly collapse: () => PaymentElement;
  readonly focus: () => void;
  readonly blur: () => void;
  readonly clear: () => void;
};

export type ElementParts = {
  readonly element: PaymentElement;
  /** Undefined until the frame is on the page. */
  readonly channel: () => FrameChannel | undefined;
};

export function createPaymentElement(setup: () => FrameSetup, onDestroy: () => void): ElementParts {
  const handlers = new Map<string, Set<Handler>>();
  let channel: FrameChannel | undefined;
  const fire = (type: string, detail: object = {}): void => {
    for (const handler of handlers.get(type) ?? []) handler({ elementType: 'payment', ...detail });
  };
  const unmount = (): void => {
    channel?.remove();
    channel = undefined;
  };
  const mount = (target: string | HTMLElement): void => {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place)
      throw integrationError(
        `The selector you specified (${JSON.stringify(target)}) applies to no DOM elements that are currently on the page.`,
      );
    unmount();
    const start = async (): Promise<void> => {
      const error = await load(opened, setup());
      if (opened !== channel) return;
      if (error) fire('loaderror', { error });
      else fire('ready');
    };
    const opened = openFrame(place, {
      onLoad: () => void start(),
      onEvent: (message) => {
        if (message.event === 'height') resize(place, message.detail);
        else if (message.event === 'enter') place.closest('form')?.requestSubmit();
        else if (message.event === 'change') fire('change', { ...message.detail, collapsed: false, value: { type: 'card' } });
        else fire(message.event);
      },
    });
    channel = opened;
    fire('loaderstart');
  };
  const element: PaymentElement = {
    mount,
    unmount,
    destroy: () => {
      unmount();
      handlers.clear();
      onDestroy();
    },
    on: (type, handler) => {
      handlers.set(type, (handlers.get(type) ?? new Set()).add(handler));
      return element;
    },
    once: (type, handler) => {
      const wrapped: Handler = (event) => {
        element.off(type, wrapped);
        handler(event);
      };
      return element.on(type, wrapped);
    },
    off: (type, handler) => {
      if (handler) handlers.get(type)?.delete(handler);
      else handlers.delete(type);
      return element;
    },
    update: () => element,
    collapse: () => element,
    focus: () => void channel?.call('focus', undefined),
    blur: () => void channel?.call('blur', undefined),
    clear: () => void channel?.call('clear', undefined),
  };
  return { element, channel: () => channel };
}

export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

async function load(channel: FrameChannel, setup: FrameSetup): Promise<PaymentError | undefined> {
  const late = new Promise<{ readonly error: PaymentError }>((resolve) => {
    setTimeout(
      () => resolve({ error: { type: 'api_connection_error', message: 'The payment form could not be loaded.' } }),
      LOAD_TIMEOUT_MS,
    );
  });
  const { error } = await Promise.race([channel.call('init', setup), late]);
  return error;
}

function resize(place: Element, height: number): void {
  place.querySelector('iframe')?.style.setProperty('height', `${height}px`);
}

export function readAppearance(value: unknown): Appearance {
  const variables = typeof value === 'object' && value !== null && 'variables' in value ? value.variables : undefined;
  if (typeof variables !== 'object' || variables === null) return {};
  return { variables: Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, String(text)])) };
}
