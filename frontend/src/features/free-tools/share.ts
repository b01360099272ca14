import { isTool, type Tool } from './tool.ts';

/**
 * An address of the page with the choices of a form after its `#`: that part is sent to no server. It holds what the form asks for and
 * nothing about the visitor.
 */
export function linkTo({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, tool: Tool, form: HTMLFormElement): string {
  const choices = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isAsked = !form.querySelector(`[name=${name}]`)?.closest('[data-question]')?.hasAttribute('hidden');
    if (typeof value === 'string' && value !== '' && isAsked) choices.set(name, value);
  }
  return `${origin}${pathname}#${tool}&${choices.toString()}`;
}

/** Which calculator an address names, and the choices in it. */
export function readLink(hash: string): { readonly tool: Tool; readonly choices: URLSearchParams } | null {
  const [tool, ...choices] = hash.replace(/^#/, '').split('&');
  return isTool(tool) ? { tool, choices: new URLSearchParams(choices.join('&')) } : null;
}

/** Puts choices into the form, as if they were typed: fields that it does not have are left alone, and so are values that a field refuses. */
export function fillForm(form: HTMLFormElement, choices: URLSearchParams): void {
  for (const input of form.querySelectorAll('input')) {
    const value = choices.get(input.name);
    if (value === null) continue;
    if (input.type === 'radio') input.checked = input.value === value;
    else input.value = value;
  }
}

/** Copies the link; where that is not allowed, shows it to be copied by hand. */
export async function offerLink(share: HTMLElement, link: string): Promise<void> {
  const said = share.querySelector('[data-copied]');
  const field = share.querySelector<HTMLInputElement>('[data-link]');
  const says = 'It holds the answers above and no email address. Whoever opens it sees them.';
  try {
    await navigator.clipboard.writeText(link);
    if (said) said.textContent = `Link copied. ${says}`;
  } catch {
    if (said) said.textContent = `Copy this link. ${says}`;
    if (!field) return;
    field.hidden = false;
    field.value = link;
    field.select();
  }
}
