import type { CallName, Calls, FromFrame } from './messages.ts';

declare const STAND_IN_ORIGIN: string;

export type FrameChannel = {
  readonly call: <Name extends CallName>(name: Name, argument: Calls[Name]['takes']) => Promise<Calls[Name]['gives']>;
  readonly remove: () => void;
};

type FrameEvent = Exclude<FromFrame, { readonly reply: number }>;
type Handlers = { readonly onLoad: () => void; readonly onEvent: (event: FrameEvent) => void };

export function openFrame(target: Element, { onLoad, onEvent }: Handlers): FrameChannel {
  const frame = document.createElement('iframe');
  const waiting = new Map<number, (result: unknown) => void>();
  let port: MessagePort | undefined;
  let calls = 0;
  const hear = ({ data }: MessageEvent<FromFrame>): void => {
    if (!('reply' in data)) return onEvent(data);
    waiting.get(data.reply)?.(data.result);
    waiting.delete(data.reply);
  };
  frame.title = 'Secure payment input frame';
  frame.name = `__privateStripeFrame${Date.now()}`;
  frame.src = `${STAND_IN_ORIGIN}/elements/payment`;
  setStyle(frame, FRAME_STYLE);
  // The frame speaks first: until its page is there, another page stands in it.
  const connect = ({ source, origin, data }: MessageEvent<{ readonly type?: string } | null>): void => {
    if (source !== frame.contentWindow || origin !== STAND_IN_ORIGIN || data?.type !== 'willow:frame-ready') return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.addEventListener('message', hear);
    port.start();
    frame.contentWindow?.postMessage({ type: 'willow:connect' }, STAND_IN_ORIGIN, [channel.port2]);
    onLoad();
  };
  addEventListener('message', connect);
  target.replaceChildren(frame);
  return {
    call: <Name extends CallName>(name: Name, argument: Calls[Name]['takes']) =>
      new Promise<Calls[Name]['gives']>((resolve) => {
        calls += 1;
        waiting.set(calls, resolve as (result: unknown) => void);
        port?.postMessage({ call: calls, name, argument });
      }),
    remove: () => {
      removeEventListener('message', connect);
      port?.close();
      frame.remove();
    },
  };
}

// The frame is a little larger than its content, so that focus rings are not cut off; margins bring it back into line.
const FRAME_STYLE = {
  display: 'block',
  width: 'calc(100% + 8px)',
  height: '0',
  margin: '-4px',
  border: '0',
  'color-scheme': 'normal',
};

/** Through the object model, which a Content-Security-Policy without inline styles allows. */
export function setStyle(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value);
}
