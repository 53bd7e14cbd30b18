// The language of the account that is signed in: taken over when somebody arrives, saved when they choose another.
import { isLanguage, type Language } from '#lib/language.ts'
import { graph } from '#ui/graphql/graph.ts'
import {
  changeLanguage,
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
} from '#ui/language/language.ts'
import { languageAtSignIn } from '../rules/language.ts'
import { saveLanguage } from './account.operations.ts'
import { currentAccount } from './current-account.ts'

/** What this page has saved, for whom: another browser may have chosen otherwise since, and must not be overruled again and again. */
let saved: string | undefined

/** Signed in, or found signed in again. Answers when the screen speaks the language; without its words it stays as it is. */
export async function takeLanguageOf(account: {
  readonly id: string
  readonly language: string | null
}): Promise<void> {
  const ofAccount = isLanguage(account.language) ? account.language : null
  const { show, save } = languageAtSignIn({
    chosen: chosenLanguage(),
    ofAccount,
    current: currentLanguage(),
  })
  if (save) void keep(account.id, show)
  else if (show !== currentLanguage()) await changeLanguage(show).catch(() => undefined)
}

/** The toggle. Stays as it is when the words cannot be fetched; whoever is signed in keeps it with the account. */
export async function chooseLanguageOfMine(language: Language): Promise<void> {
  try {
    await chooseLanguage(language)
  } catch {
    return
  }
  const account = currentAccount()
  if (account) await keep(account.id, language)
}

/** One after the other: what was chosen last must arrive last, also right after signing in. */
let before: Promise<unknown> = Promise.resolve()

/** A failure is no harm: the next sign-in or renewal saves it. */
async function keep(accountId: string, language: Language): Promise<void> {
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
