import { emailGate } from './gate.ts';
import { canRunIntestacy, followIntestacy, showIntestacy } from './intestacy.ts';
import { canRunProbate, followProbate, showProbate } from './probate.ts';
import { fillForm, linkTo, offerLink, readLink } from './share.ts';
import { startTabs } from './tabs.ts';
import { readAsMoney, withdraw } from './page-parts.ts';
import type { Tool } from './tool.ts';

type Calculator = {
  /** After every change: says whether Calculate can be pressed. */
  readonly follow: (form: HTMLFormElement) => boolean;
  /** Asked before an email address is: nobody gives one for nothing. */
  readonly canRun: (form: HTMLFormElement) => boolean;
  readonly show: (form: HTMLFormElement, result: HTMLElement) => void;
};

const CALCULATORS: Readonly<Record<Tool, Calculator>> = {
  intestacy: { follow: followIntestacy, canRun: canRunIntestacy, show: showIntestacy },
  probate: { follow: followProbate, canRun: canRunProbate, show: showProbate },
};

/** Brings the calculators to life. Everything is worked out here; nothing is sent anywhere. */
export function enhanceFreeTools(root: HTMLElement, window: Window): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-gate]');
  if (!dialog) return;
  const partsOf = (tool: Tool) => ({
    form: root.querySelector<HTMLFormElement>(`[data-form=${tool}]`),
    result: root.querySelector<HTMLElement>(`[data-result=${tool}]`),
  });
  const gate = emailGate(dialog, (tool) => {
    const { form, result } = partsOf(tool);
    if (form && result) CALCULATORS[tool].show(form, result);
    forgetNotice(root);
  });
  const openTab = startTabs(root, window.history);
  const update = (tool: Tool, form: HTMLFormElement) => {
    const button = form.querySelector('button');
    const isReady = CALCULATORS[tool].follow(form);
    if (button) button.disabled = !isReady;
    return isReady;
  };
  for (const tool of ['intestacy', 'probate'] as const) {
    const { form, result } = partsOf(tool);
    if (!form || !result) continue;
    for (const change of ['input', 'change']) form.addEventListener(change, () => update(tool, form));
    form.addEventListener('input', () => withdraw(result));
    const estate = form.querySelector<HTMLInputElement>('[name=estate]');
    if (estate) readAsMoney(estate);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (CALCULATORS[tool].canRun(form)) gate.pass(tool);
    });
    const share = result.querySelector('[data-copy]');
    share?.addEventListener('click', () => {
      if (share.parentElement) void offerLink(share.parentElement, linkTo(window.location, tool, form));
    });
    update(tool, form);
  }
  const arrive = () => {
    const link = readLink(window.location.hash);
    if (!link) return;
    openTab(link.tool);
    const { form } = partsOf(link.tool);
    if (!form || link.choices.size === 0) return;
    fillForm(form, link.choices);
    const isReady = update(link.tool, form);
    form.scrollIntoView();
    if (isReady && gate.isOpen() && CALCULATORS[link.tool].canRun(form)) gate.pass(link.tool);
  };
  openTab('intestacy');
  arrive();
  window.addEventListener('hashchange', arrive);
  if (gate.isOpen()) forgetNotice(root);
}

const forgetNotice = (root: HTMLElement): void => root.querySelectorAll('[data-gate-notice]').forEach((notice) => notice.remove());
