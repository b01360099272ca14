/** For what has the focus when a dialog opens. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
