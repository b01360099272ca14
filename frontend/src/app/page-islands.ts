import { enhanceChecklist } from '../features/checklist/enhance-checklist.ts';
import { enhanceFreeTools } from '../features/free-tools/enhance-free-tools.ts';

/** What single pages, marked `data-island`, need as soon as they are there. */
export function startPage(document: Document): void {
  const tools = document.querySelector<HTMLElement>('[data-free-tools]');
  const checklist = document.querySelector<HTMLFormElement>('[data-checklist]');
  if (tools) enhanceFreeTools(tools, window);
  if (checklist) enhanceChecklist(checklist);
}
