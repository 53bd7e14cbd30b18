// Removes the unused two thirds of react-jsonschema-form.
import type { Plugin } from 'vite'

/**
 * Replacements for unused modules. Our forms have no $ref and no choice among schemas, and fill in
 * defaults themselves.
 */
const standIns: Readonly<Record<string, string>> = {
  // The form passes every widget and template that it needs.
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
  // The form merges branches itself.
  'schema/shallowAllOfMerge.js': only('(schema) => schema'),
  'fast-uri': only('{ resolve: (_base, address) => address }'),
  jsonpointer: only('{ get: () => undefined }'),
}

function only(value: string): string {
  return `const only = ${value}; export { only as "default" }`
}

const inForms = /\/@rjsf\/(core|utils)\/lib\//
const mark = '\0lean-forms:'

/** Vite plugin, for builds only. */
export function leanForms(): Plugin {
  return {
    name: 'lean-forms',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!inForms.test(importer)) return undefined
      // Modules in this folder import `./toPathSchema.js`, others `./schema/toPathSchema.js`.
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
