import { setStyle } from './frame-channel.ts';

declare const STAND_IN_ORIGIN: string;

export async function showChallenge(url: string): Promise<'answered' | 'closed'> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const close = document.createElement('button');
  dialog.setAttribute('aria-label', 'Card authentication');
  frame.title = '3-D Secure authentication';
  frame.src = url;
  close.type = 'button';
  close.textContent = 'Cancel';
  setStyle(dialog, DIALOG_STYLE);
  setStyle(frame, { flex: '1', width: '100%', border: '0' });
  setStyle(close, CLOSE_STYLE);
  dialog.append(close, frame);
  document.body.append(dialog);
  dialog.showModal();
  try {
    return await answer(dialog, frame, close);
  } finally {
    dialog.close();
    dialog.remove();
  }
}

function answer(dialog: HTMLDialogElement, frame: HTMLIFrameElement, close: HTMLButtonElement): Promise<'answered' | 'closed'> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<'answered' | 'closed'>((resolve) => {
    const hear = ({ source, origin, data }: MessageEvent<{ readonly type?: string } | null>): void => {
      if (source === frame.contentWindow && origin === STAND_IN_ORIGIN && data?.type === 'willow:challenge-over') resolve('answered');
    };
    addEventListener('message', hear, { signal });
    dialog.addEventListener('cancel', () => resolve('closed'), { signal });
    close.addEventListener('click', () => resolve('closed'), { signal });
  }).finally(() => listening.abort());
}

const DIALOG_STYLE = {
  display: 'flex',
  'flex-direction': 'column',
  position: 'fixed',
  inset: '0',
  margin: 'auto',
  padding: '0',
  width: 'min(100vw, 30rem)',
  height: 'min(100dvh, 28rem)',
  'max-width': 'none',
  'max-height': 'none',
  border: '0',
  'border-radius': '12px',
  overflow: 'hidden',
  background: '#fff',
  'box-shadow': '0 0 0 100vmax rgb(0 0 0 / 55%)',
};

const CLOSE_STYLE = {
  'align-self': 'flex-end',
  'min-height': '44px',
  margin: '8px 8px 0 0',
  padding: '0 14px',
  border: '0',
  'border-radius': '8px',
  background: 'transparent',
  color: '#1d2523',
  font: '500 16px/1.4 system-ui, sans-serif',
  cursor: 'pointer',
};
