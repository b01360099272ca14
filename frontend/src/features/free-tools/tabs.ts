import { isTool, type Tool, TOOLS } from './tool.ts';

const NEXT: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Makes tabs of the links to both calculators. Gives how to open one. */
export function startTabs(root: HTMLElement, history: History): (tool: Tool) => void {
  const list = root.querySelector('[data-tabs]');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
  const toolOf = (tab: HTMLAnchorElement): Tool => (isTool(tab.dataset.tab) ? tab.dataset.tab : 'intestacy');
  const open = (tool: Tool) => {
    for (const tab of tabs) {
      const isSelected = toolOf(tab) === tool;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    }
    for (const panel of root.querySelectorAll<HTMLElement>('[data-panel]')) panel.hidden = panel.dataset.panel !== tool;
  };
  const choose = (tab: HTMLAnchorElement) => {
    open(toolOf(tab));
    history.replaceState(history.state, '', `#${toolOf(tab)}`);
  };
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', 'Calculators');
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', toolOf(tab));
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabs[(index + (NEXT[event.key] ?? 0) + tabs.length) % tabs.length];
      if (event.key === ' ') event.preventDefault();
      if (event.key === ' ') choose(tab);
      if (!next || next === tab) return;
      next.focus();
      choose(next);
    });
  }
  for (const tool of Object.keys(TOOLS)) {
    const panel = root.querySelector(`[data-panel=${tool}]`);
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', `tab-${tool}`);
  }
  root.dataset.live = '';
  return open;
}
