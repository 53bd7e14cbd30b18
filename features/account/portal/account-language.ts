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

/** The saved language and its account. Another browser may have changed it in the meantime. */
let saved: string | undefined

/** Runs at sign-in and renewal. Keeps the current language if the other cannot be loaded. */
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

/**
 * Keeps the current language if the chosen language cannot be loaded. Saves the choice if an
 * account is signed in.
 */
export async function chooseLanguageOfMine(language: Language): Promise<void> {
  try {
    await chooseLanguage(language)
  } catch {
    return
  }
  const account = currentAccount()
  if (account) await storeLanguage(account.id, language)
}

/** The last started save. The next save waits for it, so that the last choice is saved last. */
let before: Promise<unknown> = Promise.resolve()

/** If saving fails, the next sign-in or renewal saves the language. */
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
