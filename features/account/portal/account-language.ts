import { isLanguage, type Language } from '#lib/language.ts'
import { graph } from '#ui/graphql/graph.ts'
import {
  changeLanguage,
  chooseLanguage,
  findChosenLanguage,
  currentLanguage,
} from '#ui/language/language.ts'
import { languageAtSignIn } from '../rules/language.ts'
import { saveLanguage } from './account.operations.ts'
import { currentAccount } from './current-account.ts'

/** The saved language and its account. Another browser may have chosen differently since. */
let saved: string | undefined

/** Runs at sign-in and renewal. Keeps the current language when the other cannot be loaded. */
export async function adoptLanguage(account: {
  readonly id: string
  readonly language: string | null
}): Promise<void> {
  const ofAccount = isLanguage(account.language) ? account.language : null
  const { show, save } = languageAtSignIn({
    chosen: findChosenLanguage(),
    ofAccount,
    current: currentLanguage(),
  })
  if (save) void storeLanguage(account.id, show)
  else if (show !== currentLanguage()) await changeLanguage(show).catch(() => undefined)
}

/** Keeps the current language when the other cannot be loaded. Saves it for a signed-in account. */
export async function chooseLanguageOfMine(language: Language): Promise<void> {
  try {
    await chooseLanguage(language)
  } catch {
    return
  }
  const account = currentAccount()
  if (account) await storeLanguage(account.id, language)
}

/** Serializes saves, so that the last choice arrives last. */
let before: Promise<unknown> = Promise.resolve()

/** A failure is harmless: the next sign-in or renewal saves it. */
async function storeLanguage(accountId: string, language: Language): Promise<void> {
  const mark = `${language} ${accountId}`
  if (saved === mark) return
  saved = mark
  const saving = before.then(() =>
    saved === mark ? graph.run(saveLanguage, { account: { id: accountId, language } }) : undefined,
  )
  before = saving.catch(() => undefined)
  try {
    await saving
  } catch {
    if (saved === mark) saved = undefined
  }
}
