/** `system`: as the device has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const NAME = 'scheme';

/** What was chosen in this browser. */
export const keptScheme = (): Scheme => SCHEMES.find((each) => each === localStorage.getItem(NAME)) ?? 'system';

/** Draws the page in it. The style sheet follows the device where nothing is said. */
export function showScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

export function keepScheme(scheme: Scheme): void {
  localStorage.setItem(NAME, scheme);
  showScheme(scheme);
}
