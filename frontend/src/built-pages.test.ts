import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { APP_PAGE, APP_PATHS, APP_SCREENS, NOT_FOUND_PATH, PUBLIC_PATHS, REFERRAL_PAGE } from './shared/paths.ts';
import { SHARE_PICTURES } from './shared/share-pictures.ts';
import { faultsOf } from './testing/valid-html.ts';
import { allScriptsOf, built, gzipped, isBuilt, pageAt, scriptsOf, scriptsOfScreen } from './testing/built-site.ts';

const UNLISTED: readonly string[] = [NOT_FOUND_PATH, REFERRAL_PAGE];
const PAGES = [...PUBLIC_PATHS, ...UNLISTED];
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const jsonLd = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  );
/** What it carries in itself. */
const stylesOf = (document: Document) => [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('');
const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + gzipped(built(`client/${path}`)), 0);

describe.each(PAGES)('the built page %s', (path) => {
  const page = pageAt(path);

  it('never starts the app, whatever is opened on it', () => {
    const scripts = allScriptsOf(page);
    expect(scripts.some((script) => script.includes('mount-account'))).toBe(true);
    expect(scripts.filter((script) => /[/](router|entry\.client|main)-/.test(script))).toEqual([]);
  });

  it('names itself in title, description, social tags and canonical link (C-051, C-052, C-053, C-054, P-103, P-104)', () => {
    expect(page.title.length).toBeGreaterThan(10);
    expect(meta(page, 'description')?.length).toBeGreaterThan(20);
    for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card', 'twitter:title'])
      expect(meta(page, tag)).toBeTruthy();
    const canonical = [...page.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
    const found = !UNLISTED.includes(path);
    expect(canonical).toEqual(found ? [`https://willow.example${path}`] : []);
    expect(meta(page, 'robots')).toBe(found ? undefined : 'noindex');
  });

  it('has a picture for links to it, with its own words on it', () => {
    const picture = meta(page, 'og:image')!;
    expect(isBuilt(`client${new URL(picture).pathname}`)).toBe(true);
    expect(meta(page, 'twitter:image')).toBe(picture);
    expect(SHARE_PICTURES[path] ?? page.querySelector('h1')?.textContent).toBe(page.querySelector('h1')?.textContent);
    expect(picture).toBe(`https://willow.example/share${SHARE_PICTURES[path] ? `/${path.slice(1).replaceAll('/', '-')}` : ''}.jpg`);
  });

  it('has one first heading, a language, a way past the header, and sizes on its pictures', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.documentElement.lang).toBe('en-GB');
    expect(page.querySelector('a[href="#content"]')).not.toBeNull();
    for (const image of page.querySelectorAll('img')) expect(image.getAttribute('width') && image.hasAttribute('alt')).toBeTruthy();
  });

  it('carries the cookie banner, hidden, and the way back to its settings (C-001, C-017)', () => {
    expect(page.querySelector('[data-consent]')?.hasAttribute('hidden')).toBe(true);
    expect(page.querySelector('footer [data-consent-do=options]')).not.toBeNull();
  });

  it('has neither style attributes nor scripts of its own: the Content-Security-Policy allows none', () => {
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    const inline = [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')];
    expect(inline).toHaveLength(0);
  });

  it('waits for no sheet: its styles stand in it, once, and its policy names them', () => {
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0);
    const { styles } = JSON.parse(built('routes.json')) as { readonly styles: Readonly<Record<string, string>> };
    expect(styles[path]).toBe(`'sha256-${createHash('sha256').update(stylesOf(page)).digest('base64')}'`);
  });

  it('names the sheets that its scripts ask for by their address, and carries what they say', () => {
    const sheets = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '');
    expect(sheets).toContainEqual(expect.stringMatching(/[/]look-/));
    for (const sheet of sheets) {
      expect(stylesOf(page)).toContain(built(`client/${sheet}`).trim());
      expect(
        allScriptsOf(page)
          .map((script) => built(`client/${script}`))
          .join(''),
      ).toContain(sheet.slice(1));
    }
  });

  it('carries the styles of everything on it', () => {
    const styles = stylesOf(page);
    const classes = [...page.querySelectorAll('[class]')].flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/));
    expect([...new Set(classes)].filter((name) => name && !styles.includes(`.${name}`))).toEqual([]);
  });

  it('is valid HTML', () => {
    expect(faultsOf(built(`client/${path}/index.html`))).toEqual([]);
  });

  it('links to nothing that does not exist, on this page or another (P-006)', () => {
    const links = [...page.querySelectorAll('a[href^="/"], a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter(isDead)).toEqual([]);
    function isDead(href: string): boolean {
      const { pathname, hash } = new URL(href, `https://willow.example${path}`);
      if (APP_PATHS.includes(pathname)) return false;
      if (!PAGES.includes(pathname)) return !isBuilt(`client${pathname}`);
      return hash !== '' && !pageAt(pathname).getElementById(hash.slice(1));
    }
  });

  it('carries only data for search engines that say what they are', () => {
    for (const data of jsonLd(page)) expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
  });

  it('asks the server for nothing by itself (P-009, P-023)', () => {
    for (const script of scriptsOf(page)) expect(built(join('client', script))).not.toMatch(/fetch\(|XMLHttpRequest|sendBeacon|[/]api\b/);
  });

  it('loads at most 3 kB of script, none of it React', () => {
    expect(sizeOf(scriptsOf(page))).toBeLessThanOrEqual(3000);
  });

  it('comes in compressed copies too', () => {
    for (const kind of ['gz', 'br']) expect(isBuilt(`client/${path}/index.html.${kind}`)).toBe(true);
  });
});

describe('all pages together', () => {
  it('have titles and descriptions of their own', () => {
    const documents = PAGES.map(pageAt);
    expect(new Set(documents.map(({ title }) => title)).size).toBe(PAGES.length);
    expect(new Set(documents.map((page) => meta(page, 'description'))).size).toBe(PAGES.length);
  });

  it('are on the site map, except the one for what is not there and the invitation', () => {
    const map = built('client/sitemap.xml');
    for (const path of PUBLIC_PATHS) expect(map).toContain(`<loc>https://willow.example${path}</loc>`);
    for (const path of UNLISTED) expect(map).not.toContain(path);
  });
});

describe('the landing page', () => {
  const page = pageAt('/');

  it('carries data of the service, the questions and the steps, the same as on the page (C-056, C-057, C-058, D-105)', () => {
    const [service, questions, howTo] = jsonLd(page);
    expect([service?.['@type'], questions?.['@type'], howTo?.['@type']]).toEqual(['LegalService', 'FAQPage', 'HowTo']);
    expect(service?.description).toContain('Not a solicitor');
    const asked = (questions!.mainEntity as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(asked).toEqual([...page.querySelectorAll('details summary')].map(({ textContent }) => textContent));
    const steps = (howTo!.step as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(steps).toEqual([...page.querySelectorAll('[aria-labelledby=how-title] h3')].map(({ textContent }) => textContent));
  });

  it('publishes no rating as data while the reviews are not confirmed (AM-13)', () => {
    expect(JSON.stringify(jsonLd(page))).not.toMatch(/rating/i);
  });

  it('keeps to 8 kB of style and 15 kB of HTML', () => {
    const styles = stylesOf(page);
    expect(styles.length).toBeGreaterThan(0);
    expect(gzipped(styles)).toBeLessThanOrEqual(8000);
    expect(gzipped(built('client/index.html'))).toBeLessThanOrEqual(15_000);
  });
});

describe('the check of HTML', () => {
  it.each([
    ['<p>One<div>two</div></p>', 'a browser reads it otherwise'],
    ['<h1>A</h1><output><p>B</p></output>', 'p inside output'],
    ['<h1>A</h1><ul><p>B</p></ul>', 'p inside ul'],
    ['<h1>A</h1><a href="/"><button type="button">B</button></a>', 'a holds another control'],
    ['<h1 id="x">A</h1><p id="x">B</p>', 'two elements are called x'],
    ['<h1>A</h1><label for="y">B</label>', 'for names y'],
    ['<h1>A</h1><h3>B</h3>', 'h3 follows h1'],
    ['<h1>A</h1><input type="radio" autocomplete="off"/>', 'autocomplete on an input of type radio'],
    ['<h1>A</h1><input maxlength="2" type="number"/>', 'maxlength on an input of type number'],
    ['<h1>A</h1><label for="y">B</label><p id="y">C</p>', 'label for y, which takes no label'],
    ['<h1>A</h1><label><input/><input/></label>', 'a label around two controls'],
    ['<h1>A</h1><p aria-label="B">C</p>', 'p has a name and no role'],
    ['<h1>A</h1><nav role="navigation"></nav>', 'nav says the role that it has'],
    ['<h1>A</h1><button>B</button>', 'a button without a type'],
    ['<h1>A</h1><img src="/b"/>', 'a picture without an alternative'],
    ['<h1>A</h1><p tabindex="2">B</p>', 'an order of its own'],
    ['<h1>A</h1><time>yesterday</time>', 'a time that is none'],
    ['<h1>A</h1><fieldset><p>B</p><legend>C</legend></fieldset>', 'legend is not the first thing in its fieldset'],
    ['<h1> </h1>', 'h1 is empty'],
    ['<h1>A</h1><main></main><main></main>', 'two main parts'],
  ])('sees what is wrong with %s', (body, fault) => {
    expect(faultsOf(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`).join()).toContain(fault);
  });

  it('sees nothing wrong with what is right', () => {
    const body =
      '<h1>A</h1><p>B <br/><svg><path d="M0 0"/></svg></p><picture><source/><img alt=""/></picture>' +
      '<label for="a">A</label><input id="a" type="email" autocomplete="off"/><time datetime="2026-11-29">today</time>';
    expect(faultsOf(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`)).toEqual([]);
  });
});

describe('beside the pages', () => {
  it('robots.txt keeps crawlers off the console and the API, and names the site map', () => {
    expect(built('client/robots.txt').split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api', 'Sitemap: https://willow.example/sitemap.xml']),
    );
  });

  it('security.txt says whom to tell of a weakness, and is not out of date', () => {
    const lines = built('client/security.txt').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Contact: mailto:support@willow.example',
        'Policy: https://willow.example/security#report',
        'Canonical: https://willow.example/.well-known/security.txt',
      ]),
    );
    const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))!.slice(9));
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3_600_000);
    expect(pageAt('/security').getElementById('report')).not.toBeNull();
  });
});

describe('what the server reads', () => {
  it('lists prerendered pages and paths of the app', () => {
    expect(JSON.parse(built('routes.json'))).toMatchObject({
      prerendered: expect.arrayContaining([...PAGES]),
      app: Object.fromEntries(APP_PATHS.map((path) => [path, expect.any(Array)])),
      patterns: { '/referral/:id': REFERRAL_PAGE },
    });
  });

  it('has no script inside a page, so that the policy need allow none, and no style on an element', () => {
    for (const path of [...PAGES, APP_PAGE]) {
      const scripts = [...pageAt(path).scripts].filter(({ src, type }) => !src && type !== 'application/ld+json');
      expect(scripts).toEqual([]);
      expect(pageAt(path).querySelectorAll('[style]')).toHaveLength(0);
    }
  });

  it('announces with each path of the app what its screen needs beside what the page names', () => {
    const { app } = JSON.parse(built('routes.json')) as { readonly app: Readonly<Record<string, readonly string[]>> };
    const page = built(`client${APP_PAGE}/index.html`);
    const named = scriptsOf(pageAt(APP_PAGE));
    for (const [path, screen] of Object.entries(APP_SCREENS)) {
      const files = app[path] ?? [];
      const scripts = files.filter((file) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      expect([path, new Set([...named, ...scripts])]).toEqual([path, new Set(scriptsOfScreen(screen))]);
      expect([path, files.filter((file) => page.includes(file))]).toEqual([path, []]);
    }
  });

  it("fetches what the app's script imports at once, together with it", () => {
    const page = pageAt(APP_PAGE);
    const ahead = [...page.querySelectorAll('link[rel="modulepreload"], script')];
    const files = ahead.map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
    expect(new Set(files)).toEqual(new Set(scriptsOf(page)));
  });
});

describe('the page to sign up or log in', () => {
  const page = pageAt('/sign-in');

  it('has the heading that the form has for who is new, so that it stays', () => {
    expect(page.querySelector('h1')?.textContent).toBe('Create your free account');
  });
});

// Of it, compressed: React and its DOM 67 kB, Redux with RTK Query 25, the router 14, zod/mini 8; the rest is ours.
describe('what a screen loads first', () => {
  it.each([
    ['wizard', 140_100],
    ['checkout-page', 143_700],
    ['dashboard-page', 148_400],
  ])('%s: at most %i bytes of script, compressed', (name, bytes) => {
    expect(scriptsOfScreen(name)).toEqual(expect.arrayContaining([...scriptsOf(pageAt(APP_PAGE))]));
    expect(sizeOf(scriptsOfScreen(name))).toBeLessThanOrEqual(bytes);
  });

  it('of the wizard is what the public pages fetch ahead, without later questions', () => {
    const files = JSON.parse(built('client/assets/wizard-files.json')) as readonly string[];
    expect(files).toEqual(expect.arrayContaining([...scriptsOfScreen('wizard')]));
    expect(files.filter((file) => file.includes('later-screens'))).toEqual([]);
  });
});
