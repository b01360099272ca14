declare module 'virtual:tokens.css';

// Chromium only.
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
