/**
 * All arguments of the browser. The defaults of Playwright and of the Chromium package are not used, because the package's switch off web
 * security, site isolation and the sandbox.
 */
export function chromiumArgs(profileDir: string, isRoot: boolean): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    '--no-startup-window',
    `--user-data-dir=${profileDir}`,
    ...NO_NETWORK,
    ...NO_SERVICES,
    ...SAME_EVERYWHERE,
    // The kernel refuses Chromium's sandbox to root; production runs as another user and keeps it.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/** A proxy that does not exist, for loopback addresses too, and a resolver that knows no name. */
const NO_NETWORK = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--dns-prefetch-disable',
];

const NO_SERVICES = [
  '--disable-breakpad',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-gpu',
  '--disable-hang-monitor',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-features=AcceptCHFrame,AutofillServerCommunication,HttpsUpgrades,MediaRouter,OptimizationHints,Translate',
];

const SAME_EVERYWHERE = ['--lang=en-GB', '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'];
