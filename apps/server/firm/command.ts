import type { AppDeps } from '../app-deps.ts'
import type { CommandValues } from './arguments.ts'

/** The operator acts with a reason. Staff act in the firm of a case, of a document, or of `--firm`. */
export type ActKind = 'operator' | 'case' | 'document' | 'firm'

export interface CommandCall {
  readonly name: string
  /** The words after the name. */
  readonly words: readonly string[]
  readonly values: CommandValues
}

export interface Command {
  /** Lines of `--help`. */
  readonly usage: string
  /** Returns undefined for a call that only reads. */
  readonly act: (call: CommandCall) => ActKind | undefined
  /** Returns what is printed. */
  readonly run: (deps: AppDeps, call: CommandCall) => Promise<string>
}
