import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageFiles } from './scripts/page-files.ts';
import { tokensCss } from './scripts/tokens-css.ts';

const BASE = {
  name: 'base',
  test: /vite[/]preload-helper|contracts[/]dist[/]constants|src[/](features[/](consent[/](enhance|preferences)|partner-code|referral[/]remember)|shared[/](signed-in-hint|storage|account-request|canonical))/,
};
const LOOK = {
  name: 'look',
  test: /virtual:tokens|contracts[/]dist[/]brand[/](brand|support)|src[/](web[/]fonts|styles|features[/]consent[/]consent-banner[.]css|ui[/](button|icon|leaf|logo|opening|crash|notice))/,
};
// What the pages of the calculators share with their island, so that it brings nothing else along.
const TOOLS = {
  name: 'tools',
  test: /contracts[/]dist[/](law[/](amounts|estate-value|intestacy|probate)|short-pounds)|src[/]features[/]free-tools[/]tool[.]/,
};
// Many small files compress badly: what always comes together is one.
const REACT = { name: 'react', test: /node_modules[/](react|react-dom|scheduler)[/]/ };
const ROUTER = { name: 'router', test: /node_modules[/]react-router[/]/ };
const ACCOUNT_AND_APP = {
  name: 'shared',
  test: /node_modules[/]zod[/]|contracts[/]dist[/](account[/]me|primitives|dates|messages|zod|problem|endpoint)|src[/](web[/](api[/](send|failure)|toast|is-record|press-queue|use-press-queue)|shared[/](api[/]sentence|browser|kept-place)|ui[/](toast|form[/](field-parts|error-summary|choice)))/,
};
const APP = {
  name: 'app',
  test: /src[/](app[/](app|app-shell|begin-at-the-top|crash-guard|main|screen|store)[.]|shared[/](api[/](api|account|answer)|app-page|page-title|use-me))/,
};

const WILL = {
  name: 'will',
  test: /contracts[/]dist[/]will[/](answers|questions|field|will[.]contract)|src[/]shared[/](api[/]will|load-guard)/,
};
const WIZARD = {
  name: 'first-question',
  test: /src[/]features[/]wizard[/](draft|memory|question|save|step-page|use-save|wizard-(context|opening)|parts[/](dropped|progress)|steps[/](step-screen|will-for-you))/,
};

// Screens without any question need one of the two, and not the rules.
const LOOKALIKES = { name: 'lookalikes', test: /contracts[/]dist[/]lookalikes/ };
// A public page that asks for an address has the rule, and nothing of zod.
const ADDRESS = { name: 'address', test: /contracts[/]dist[/]email-address|src[/]shared[/]email-field/ };
const EMAIL = { name: 'email', test: /contracts[/]dist[/]email[.]/ };
// Every later question needs all of it, and each file more is a name more in what is fetched ahead.
const RULES = {
  name: 'rules',
  test: /contracts[/]dist[/]will[/](rules|wizard|steps?[/.]|merge[/]|people[/]|secrets|unprintable|printed-texts)/,
};

const RARE =
  /log-in-again|stop-invitations|certificate-page|taken-out-notice|not-saved-yet|collision|couple-(page|details)|no-user|first-notices|group-gifts|loans|undelivered-card|refund-card|for-both|prepaid|payment-form/;
const OF_THE_APP = /assets[/](main|wizard|first-question|dashboard-page)-/;
/** They are there before a screen is. */
const OF_EVERY_SCREEN = /assets[/](rolldown-runtime|react|router|base|shared|look|main)-/;

export default defineConfig({
  plugins: [tokensCss(), reactRouter(), pageFiles()],
  build: {
    assetsInlineLimit: 0,
    // A list of everything a dialog needs would be the largest part of the islands script: it names the styles, imports find the rest. So it is
    // with what a screen hardly ever needs, and with the card form, which is fetched by the side and needs nothing but what its page has.
    modulePreload: {
      resolveDependencies: (file, files, { hostId }) => {
        if (hostId.includes('islands') || RARE.test(file)) return files.filter((each) => each.endsWith('.css'));
        return OF_THE_APP.test(hostId) ? files.filter((each) => !OF_EVERY_SCREEN.test(each)) : files;
      },
    },
  },
  optimizeDeps: { include: ['zod/mini'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['src/app/islands.ts', 'src/app/main.tsx'],
          // A number from the contracts brings none of the others along.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          // What every page needs at once is one file; what every page looks like is another, so that its styles are one sheet.
          output: {
            codeSplitting: {
              groups: [BASE, LOOK, TOOLS, REACT, ROUTER, ACCOUNT_AND_APP, APP, WILL, WIZARD, LOOKALIKES, ADDRESS, EMAIL, RULES],
            },
          },
        },
      },
    },
  },
  // The API takes changes from its own address only.
  server: { proxy: { '/api': { target: 'http://localhost:3000', headers: { origin: 'http://localhost:3000' } } } },
});
