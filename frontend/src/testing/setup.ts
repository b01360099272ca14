import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { patient } from '../../../ops/testing/machine/patience.ts';
import '../web/testing/no-early-pictures.ts';
import { toasts } from '../ui/toast/toast-store.ts';

// Only what never comes is given up: a busy machine takes its time.
configure({ asyncUtilTimeout: patient(30_000) });

// jsdom draws nothing, so it has no modal dialogs and no scrolling.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  toasts.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
