import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { patient } from './machine/patience.ts';

/** Minified, and in ASCII, which is half as long in memory: every page that is looked at is sent all of it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[\u0080-\uFFFF]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
/** In the frame of another origin too, as the provider's form is. */
const CONFIGURED = `${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** axe leaves out a frame that does not answer its half second. */
const FRAME_ANSWERS_WITHIN_MS = patient(20_000);

const inject = async (frame: Frame): Promise<void> => {
  try {
    if (!(await frame.evaluate('"axe" in globalThis'))) await frame.evaluate(CONFIGURED);
  } catch (error) {
    // It went away meanwhile.
    if (!frame.isDetached()) throw error;
  }
};

/** Of a page that changed meanwhile: it is measured again, for half of what was found is of before and half of after. */
const MEASURED_AGAIN = 3;

/**
 * What stands between the page, with all its frames, and people who see, hear or move less. The rules with one of the tags; all when none
 * is given. Asks axe for violations alone: what it would say about all that is right takes twice the time.
 */
export const violationsOn = async (page: Page, tags?: readonly string[]): Promise<readonly Result[]> => {
  await Promise.all(page.frames().map(inject));
  const options = {
    resultTypes: ['violations'],
    preload: false,
    pingWaitTime: FRAME_ANSWERS_WITHIN_MS,
    ...(tags ? { runOnly: tags } : {}),
  };
  const measure = async (): Promise<{ readonly violations: readonly Result[]; readonly changed: boolean }> =>
    page.evaluate(`(async () => {
      let changed = false;
      const watch = new MutationObserver(() => (changed = true));
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const { violations } = await axe.run(document, ${JSON.stringify(options)});
      changed ||= watch.takeRecords().length > 0;
      watch.disconnect();
      return { violations, changed };
    })()`);
  let measured = await measure();
  for (let left = MEASURED_AGAIN; left > 0 && measured.changed && measured.violations.length > 0; left -= 1) measured = await measure();
  return measured.violations;
};
