import type { Json } from '../rules/content/model.ts'

export interface Typing {
  /** Returns the accepted part of `text`. Valid text is not rearranged. */
  readonly clean: (text: string, before: string) => string
  /** Parses typed text. Invalid text is returned unchanged so that the rules can report it. */
  readonly read: (text: string) => Json | undefined
  /** Formats an answer for a control without focus. */
  readonly show: (value: Json | undefined) => string
}

export const wordTyping: Typing = {
  clean: (text) => text,
  read: (text) => text.trim() || undefined,
  show: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}

/** `form` formats the digits for a control without focus. */
export function digitTyping(
  most: number,
  form: (digits: string) => string = (digits) => digits,
): Typing {
  return {
    clean: (text) => getDigits(text).slice(0, most),
    read: (text) => getDigits(text) || undefined,
    show: (value) => form(wordTyping.show(value)),
  }
}

export function getDigits(text: string): string {
  return text.replace(/\D/gu, '')
}
