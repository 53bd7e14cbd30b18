// How text that is typed becomes an answer, and an answer becomes text again.
import type { Json } from '../rules/content/model.ts'

export interface Typing {
  /** What is kept of what was typed; `before` is what stood there. It never moves what is already right. */
  readonly clean: (text: string, before: string) => string
  /** The answer that a text stands for; undefined for none. What cannot be an answer is handed on as it is, for the rules to speak about. */
  readonly read: (text: string) => Json | undefined
  /** An answer as its control shows it at rest. */
  readonly show: (value: Json | undefined) => string
}

/** Words: kept as they are, without blanks around them once they are an answer. */
export const wordTyping: Typing = {
  clean: (text) => text,
  read: (text) => text.trim() || undefined,
  show: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}

/** Exactly these digits and nothing else; `form` is how they stand at rest. */
export function digitTyping(
  most: number,
  form: (digits: string) => string = (digits) => digits,
): Typing {
  return {
    clean: (text) => digitsOf(text).slice(0, most),
    read: (text) => digitsOf(text) || undefined,
    show: (value) => form(wordTyping.show(value)),
  }
}

export function digitsOf(text: string): string {
  return text.replace(/\D/gu, '')
}
