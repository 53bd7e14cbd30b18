import { readFile, writeFile } from 'node:fs/promises'
import { readFaq } from '#features/firm/rules/faq-shape.ts'
import { firmProblems } from '#features/firm/rules/problems.ts'
import { presentFaq } from '#features/firm/server/faqs/read-faqs.ts'
import { setFaqs } from '#features/staff/server/settings/firm-faqs.ts'
import { setLogo } from '#features/firm/server/set-logo.ts'
import type { FirmDeps } from '#features/firm/server/deps.ts'
import type { Language } from '#lib/language.ts'
import { fillIn, Problem } from '#lib/problem.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Command, CommandCall } from '../command.ts'
import { readStaff, wantedFirm, wantedLanguage } from '../staff.ts'
import { UsageError } from '../usage-error.ts'

interface ShownOfFirm {
  readonly firm: { readonly id: string; readonly name: string }
  readonly language: Language
  readonly file: string | undefined
  /** Restores the default content. */
  readonly remove: boolean
}

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' }

export const showFaqCommand: Command = {
  usage: `
  npm run firm -- faq:show --firm "Hollis & Reyes Law" [--language en|es] [--file faq.json]
`,
  act: () => undefined,
  run: async (deps, call) => showFaq(deps, await wantedShow(deps, call)),
}

export const setFaqCommand: Command = {
  usage: `
  npm run firm -- faq:set --firm "Hollis & Reyes Law" [--language en|es] --file faq.json | --remove --staff dana@firm.example
`,
  act: () => 'firm',
  run: async (deps, call) => {
    const shown = await wantedShow(deps, call)
    const { staffId = null } = await readStaff(deps, shown.firm.id, call.values)
    return setFaqOfFirm(deps, shown, staffId)
  },
}

export const setLogoCommand: Command = {
  usage: `
  npm run firm -- firm:logo --firm "Hollis & Reyes Law" --file logo.png | --remove --staff dana@firm.example
`,
  act: () => 'firm',
  run: async (deps, call) => setLogoOfFirm(deps, await wantedShow(deps, call)),
}

async function wantedShow(deps: AppDeps, { values }: CommandCall): Promise<ShownOfFirm> {
  return {
    firm: await wantedFirm(deps, values.firm),
    language: wantedLanguage(values) ?? 'en',
    file: values.file,
    remove: values.remove === true,
  }
}

/** Prints the current content as JSON, or writes it to a file. */
async function showFaq(deps: FirmDeps, { firm, language, file }: ShownOfFirm): Promise<string> {
  const { content, isOwn } = await presentFaq(deps, firm.id, language)
  const json = JSON.stringify(content, undefined, 2)
  if (file === undefined) return json
  await writeFile(file, `${json}\n`).catch((cause: unknown) => {
    throw new UsageError(`--file: ${file} could not be written: ${getWords(cause)}`)
  })
  return `${file} now holds ${isOwn ? `the questions and answers of ${firm.name}` : 'the product’s questions and answers'} in ${languageNames[language]}.`
}

async function setFaqOfFirm(
  deps: AppDeps,
  { firm, language, file, remove }: ShownOfFirm,
  staffId: string | null,
): Promise<string> {
  const content = remove ? null : parseContent(await readContent(file))
  const findings = remove ? [] : readFaq(content).findings
  if (findings.length > 0)
    throw new UsageError(
      findings.map(({ code, params }) => fillIn(firmProblems[code].text, params ?? {})).join('\n'),
    )
  const input = { firmId: firm.id, language, content, staffId }
  await deps.workspaceDatabase.forFirm(firm.id).transact((tx) => setFaqs(deps, tx, input))
  return `${firm.name} now shows ${remove ? 'the product’s' : 'its own'} questions and answers in ${languageNames[language]}.`
}

async function setLogoOfFirm(deps: FirmDeps, { firm, file, remove }: ShownOfFirm): Promise<string> {
  const picture = remove ? null : await readContent(file)
  await setLogo(deps, { firmId: firm.id, file: picture }).catch((cause: unknown) => {
    throw cause instanceof Problem ? new UsageError(`--file: ${cause.message}`) : cause
  })
  return `${firm.name} now shows ${remove ? 'its initial' : 'this logo'}.`
}

async function readContent(file: string | undefined): Promise<Uint8Array> {
  if (file === undefined) throw new UsageError('--file: expected the name of a file, or --remove.')
  return readFile(file).catch((cause: unknown) => {
    throw new UsageError(`--file: ${file} could not be read: ${getWords(cause)}`)
  })
}

function parseContent(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (cause) {
    throw new UsageError(`--file: expected JSON: ${getWords(cause)}`)
  }
}

function getWords(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
