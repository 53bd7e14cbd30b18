// Leaves out of react-jsonschema-form what the portal's forms never use: two thirds of it. What stays decides which fields are asked, in which order.
import type { Plugin } from 'vite'

/** Files of the package, by the end of their names, and what stands in for them. Forms here have no $ref, choose among no schemas, and fill in defaults themselves. */
const standIns: Readonly<Record<string, string>> = {
  // Its own widgets and templates: the form names every one that it draws.
  'getDefaultRegistry.js': only(`() => ({
    fields: {}, templates: { ButtonTemplates: {} }, widgets: {}, rootSchema: {}, formContext: {}, translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  })`),
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children',
  'schema/getDefaultFormState.js': only('(_validator, _schema, answers) => answers ?? {}'),
  'schema/sanitizeDataForNewSchema.js': only(
    '(_validator, _root, _next, _before, answers) => answers',
  ),
  'schema/omitExtraData.js': `${only('(_validator, _schema, _root, answers) => answers')}
    export const getUsedFormData = (answers) => answers, getFieldNames = () => [], isValueEmpty = (value) => value === undefined`,
  'schema/toPathSchema.js': only('() => ({})'),
  'schema/getClosestMatchingOption.js': only('() => 0'),
  // The form brings its own joining of branches.
  'schema/shallowAllOfMerge.js': only('(schema) => schema'),
  'fast-uri': only('{ resolve: (_base, address) => address }'),
  jsonpointer: only('{ get: () => undefined }'),
}

/** A module with this one value, under the name that the package asks for. */
function only(value: string): string {
  return `const only = ${value}; export { only as "default" }`
}

const inForms = /\/@rjsf\/(core|utils)\/lib\//
const mark = '\0lean-forms:'

/** The Vite plugin; for builds, which is where bytes count. */
export function leanForms(): Plugin {
  return {
    name: 'lean-forms',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!inForms.test(importer)) return undefined
      // `./toPathSchema.js` beside it, `./schema/toPathSchema.js` from further up.
      const whole =
        source.startsWith('./') && importer.includes('/lib/schema/')
          ? `schema/${source.slice(2)}`
          : source
      const name = Object.keys(standIns).find((end) => whole === end || whole.endsWith(`/${end}`))
      return name === undefined ? undefined : mark + name
    },
    load: (id) => (id.startsWith(mark) ? standIns[id.slice(mark.length)] : undefined),
  }
}
