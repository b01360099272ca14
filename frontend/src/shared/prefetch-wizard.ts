/** Fetches the wizard's files ahead, at the lowest priority. Called when somebody is about to press a button that starts it. */
export async function prefetchWizard(document: Document): Promise<void> {
  if (navigator.connection?.saveData) return;
  const files: unknown = await (await fetch('/assets/wizard-files.json')).json();
  if (!Array.isArray(files)) return;
  for (const href of files.map(String)) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' });
    document.head.append(link);
  }
}
