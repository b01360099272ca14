type Connection = { readonly saveData?: boolean };

/** Fetches the wizard's files ahead, at the lowest priority. Called when somebody is about to press a button that starts it. */
export async function prefetchWizard(document: Document): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  const files = (await (await fetch('/assets/wizard-files.json')).json()) as readonly string[];
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' });
    document.head.append(link);
  }
}
