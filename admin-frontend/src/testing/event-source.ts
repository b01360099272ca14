import { act } from '@testing-library/react';

/** jsdom has no EventSource. This one is silent until a test speaks for the server. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];

  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  begin(): void {
    act(() => void this.dispatchEvent(new Event('open')));
  }

  /** `closed`: the answer was none, and the browser does not try again. */
  lose({ closed = false } = {}): void {
    if (closed) this.close();
    act(() => void this.dispatchEvent(new Event('error')));
  }

  say(event: string, data: unknown): void {
    act(() => void this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
  }

  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('No stream was opened');
    return last;
  }
}
