// Who may import whom (ops/adr/0001 and the map in README.md). Every rule has planted violations in ops/arch-probes/<rule name>;
// `npm run arch` fails when the tree breaks a rule, and also when a probe is not caught or a rule has no probe.

const TESTS = '[.](test|int[.]test|behaviour|journey|examples)[.]tsx?$|/testing/|[.]config[.](mjs|ts)$';
const MODULE = '^backend/src/modules/([^/]+)/';
const CONTRACTS = '^contracts/|^@willow/contracts';
const PLAIN = '^backend/src/event-sourcing/core/';
const SPANS = '^backend/src/platform/telemetry/(send|open|statement)-spans[.]ts$';
const ADAPTER = '/(stripe|sendgrid|chromium|postgres|eventstoredb|redis|bullmq|fake)-[^/]+[.]ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'contracts-know-only-zod',
    comment: 'Browser, server and tests all load the contracts: nothing but zod may come with them.',
    severity: 'error',
    from: { path: '^contracts/src/', pathNot: TESTS },
    to: { pathNot: ['^contracts/src/', 'node_modules/zod/'] },
  },
  {
    name: 'deciders-are-plain',
    comment: 'Deciders, facts and refusals are plain TypeScript that outlives every framework.',
    severity: 'error',
    from: { path: PLAIN, pathNot: TESTS },
    to: { pathNot: PLAIN },
  },
  {
    name: 'event-sourcing-stands-alone',
    comment: 'It could be published as a library: connections, keys and the log come in as arguments.',
    severity: 'error',
    from: { path: '^backend/src/event-sourcing/', pathNot: TESTS },
    to: { path: '^(backend|contracts)/src/', pathNot: '^backend/src/event-sourcing/' },
  },
  {
    name: 'domain-is-pure',
    comment: 'Decisions are functions of facts: no framework, clock, randomness, network or table.',
    severity: 'error',
    from: { path: `${MODULE}domain/`, pathNot: TESTS },
    to: { pathNot: ['^backend/src/modules/$1/domain/', PLAIN, 'node_modules/zod/', CONTRACTS] },
  },
  {
    name: 'drafting-is-pure',
    comment:
      'The same answers must give the same will for ever: drafting sees the answers and nothing else. Only print/ knows paper and typefaces.',
    severity: 'error',
    from: { path: '^backend/src/drafting/', pathNot: [TESTS, '/drafting/(print/|(index|draft-will)[.]ts$)'] },
    to: { pathNot: ['^backend/src/drafting/(?!print/)', PLAIN, 'node_modules/zod/', CONTRACTS] },
  },
  {
    name: 'drafting-has-one-door',
    comment: "The will library's insides follow the drafting specification and may change without notice; its index.ts may not.",
    severity: 'error',
    from: { path: '^(backend|ops)/', pathNot: [TESTS, '^backend/src/drafting/'] },
    to: { path: '^backend/src/drafting/', pathNot: '^backend/src/drafting/index[.]ts$' },
  },
  {
    name: 'modules-have-one-door',
    comment: "Another module's insides may change without notice; its index.ts may not.",
    severity: 'error',
    from: { path: MODULE, pathNot: [TESTS, '^backend/src/modules/[^/]+/projections/'] },
    to: { path: '^backend/src/modules/', pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index[.]ts$'] },
  },
  {
    name: 'projections-share-facts',
    comment: "A read model is made of anybody's facts, which are public, and of nobody else's tables.",
    severity: 'error',
    from: { path: `${MODULE}projections/`, pathNot: TESTS },
    to: {
      path: '^backend/src/modules/',
      pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/(index|domain/[^/]+[.]facts)[.]ts$'],
    },
  },
  {
    name: 'tables-have-one-module',
    comment:
      'A query joins the tables of its own module only: no index.ts gives one out, and what a screen shows of others is projected from facts.',
    severity: 'error',
    from: { path: '^backend/src/modules/[^/]+/(?!(projections|queries|jobs|http)/)', pathNot: TESTS },
    to: { path: '[.]entity[.]ts$' },
  },
  {
    name: 'platform-knows-no-module',
    comment: 'Adapters serve every part of the business and know none.',
    severity: 'error',
    from: { path: '^backend/src/platform/', pathNot: TESTS },
    to: { path: '^backend/src/modules/' },
  },
  {
    name: 'adapters-enter-by-modules',
    comment: 'The business asks for a port; only the *.module.ts that wires it up names the adapter behind it.',
    severity: 'error',
    from: { path: '^backend/src/modules/', pathNot: [TESTS, '[.]module[.]ts$', ADAPTER] },
    to: { path: `^backend/src/.*${ADAPTER}` },
  },
  {
    name: 'only-audit-reads-streams',
    comment:
      'Lists read tables; one thing may be folded from its own stream, through its repository. The store itself is for the machinery, and for audit. Its types are for everybody.',
    severity: 'error',
    from: { path: '^backend/src/modules/[^/]+/(queries|http)/', pathNot: [TESTS, '^backend/src/modules/audit/'] },
    to: { path: '^backend/src/event-sourcing/store/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'projections-only-project',
    comment: 'A projection is replayed at will, so it must not be able to send, queue, command or serve anything.',
    severity: 'error',
    from: { path: `${MODULE}projections/`, pathNot: TESTS },
    to: { path: ['^backend/src/modules/$1/(commands|queries|reactions|jobs|http)/', '^backend/src/platform/(queue|http)/'] },
  },
  {
    name: 'http-does-not-decide',
    comment: 'A controller translates between contract and bus; it never touches deciders, streams, tables or jobs itself.',
    severity: 'error',
    from: { path: `${MODULE}http/`, pathNot: TESTS },
    to: {
      path: [
        '[.]decider[.]ts$',
        '^backend/src/modules/$1/(projections|reactions|jobs)/',
        '^backend/src/platform/queue/',
        '[.]repositor(y|ies)[.]ts$',
        '^backend/src/event-sourcing/repository[.]ts$',
      ],
    },
  },
  {
    name: 'only-http-knows-http',
    comment: 'A refusal carries a reason of the business; statuses, headers and sentences are the business of http/.',
    severity: 'error',
    from: {
      path: '^backend/src/(platform|modules)/',
      pathNot: [TESTS, '^backend/src/(platform|modules/[^/]+)/http/'],
    },
    to: { path: '^backend/src/platform/http/' },
  },
  {
    name: 'features-stay-apart',
    comment: 'A screen that needs another screen goes through the router; app/ composes, shared/ is shared.',
    severity: 'error',
    from: { path: '^(frontend|admin-frontend)/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'shared-knows-no-feature',
    comment: 'What everybody uses may depend on nobody.',
    severity: 'error',
    from: { path: '^(frontend|admin-frontend)/src/(shared|ui)/', pathNot: TESTS },
    to: { path: '^$1/src/(features|app)/' },
  },
  {
    name: 'console-has-two-schemes',
    comment: 'A colour of the console is a custom property that knows day and night: shared/theme/tokens.ts names them.',
    severity: 'error',
    from: { path: '^admin-frontend/src/', pathNot: [TESTS, '^admin-frontend/src/shared/theme/tokens[.]ts$'] },
    to: { path: '(^contracts/(src|dist)|^@willow/contracts|^node_modules/@willow/contracts.*)/brand/tokens' },
  },
  {
    name: 'stand-ins-stay-outside',
    comment: 'The product always calls the real client library; only its base URL differs.',
    severity: 'error',
    from: { path: '^(contracts|backend|frontend|admin-frontend)/', pathNot: TESTS },
    to: { path: '^ops/local/' },
  },
  {
    name: 'workspaces-stay-apart',
    comment: 'The workspaces share the contracts and nothing else; the two web apps also share web/ (ops/adr/0015).',
    severity: 'error',
    from: { path: '^(contracts|backend|frontend|admin-frontend)/', pathNot: TESTS },
    to: { path: '^(backend|frontend|admin-frontend|ops)/', pathNot: ['^$1/', '^ops/local/', '^frontend/src/web/'] },
  },
  {
    name: 'web-is-for-web-apps',
    comment: 'What both web apps share knows neither of them, and nothing outside a browser uses it.',
    severity: 'error',
    from: { path: '^(contracts|backend|ops)/', pathNot: '^ops/arch-probes/' },
    to: { path: '^frontend/src/web/' },
  },
  {
    name: 'web-knows-no-app',
    comment: 'What both web apps share may depend on the contracts and on React, never on one of the apps.',
    severity: 'error',
    from: { path: '^frontend/src/web/' },
    to: { path: '^(backend|frontend|admin-frontend|ops)/', pathNot: '^frontend/src/web/' },
  },
  {
    name: 'gateway-knows-eventstoredb',
    comment:
      "EventStoreDB's client has a successor that cannot be loaded beside it: changing over must touch the gateway and its messages only.",
    severity: 'error',
    from: {
      path: '^(contracts|backend|frontend|admin-frontend)/',
      pathNot: [TESTS, '^backend/src/event-sourcing/store/eventstoredb/eventstoredb-(gateway|messages)[.]ts$'],
    },
    to: { path: '(node_modules/|^)@(eventstore|kurrent)/' },
  },
  {
    name: 'spans-load-on-demand',
    comment: 'OpenTelemetry costs a process memory and time to start: it is loaded where its receiver is named (ops/adr/0068).',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: [TESTS, SPANS] },
    to: { path: ['(node_modules/|^)@opentelemetry/', SPANS], dynamic: false },
  },
  {
    name: 'product-ships-no-test-code',
    comment: 'What only tests load must not reach an image.',
    severity: 'error',
    from: { path: '^(contracts|backend|frontend|admin-frontend)/src/', pathNot: TESTS },
    to: { path: TESTS, pathNot: 'node_modules/' },
  },
  {
    name: 'product-needs-no-dev-dependency',
    comment: 'Images are installed without development dependencies.',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm', 'npm-peer', 'npm-optional'] },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third; types count.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

module.exports = {
  forbidden,
  options: {
    // dependency-cruiser's TypeScript parser needs the compiler's old API; swc reads the same imports, type-only ones included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: ['node_modules', '^contracts/dist/'] },
    exclude: { path: '^(ops/arch-probes|[^/]+/[.]tmp)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
