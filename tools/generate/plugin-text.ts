// Converts the output of a code generation plugin to one text.
import type { Types } from '@graphql-codegen/plugin-helpers'

export interface PluginText {
  readonly prepend: readonly string[]
  readonly content: string
}

export function toText(answer: Types.PluginOutput): PluginText {
  return typeof answer === 'string'
    ? { prepend: [], content: answer }
    : {
        prepend: answer.prepend ?? [],
        content: [answer.content, ...(answer.append ?? [])].join('\n'),
      }
}
