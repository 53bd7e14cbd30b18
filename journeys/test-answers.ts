// What journeys about the saving of answers share: a long answer that somebody types, what the screen says of it, and what the server has of it.
import type { Locator, Page, Response } from 'playwright-core'
import { logIn } from './test-people.ts'
import { openQuestion, openQuestionnaire, openSection } from './test-questionnaire.ts'
import { computer, type Stage } from './test-stage.ts'
import type { CastPerson } from '#apps/demo/seed/demo-data.ts'

/** Rosa has told it before, so that it stands among her answers from the start. */
export const toldBefore =
  'I was ill for most of last winter and could not work. The cards paid for food and rent.'

export const storyField = (page: Page): Locator => page.getByLabel('In your own words')
/** For the eyes and, in a second line, for whoever listens: both say it when it is true. */
export const savedLine = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Saved \d{1,2}:\d{2} [AP]M$/ })
export const notSavedLine = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Not saved — still trying$/ })
/** Nothing is on its way any more. */
export const savedMark = (page: Page): Locator =>
  page.locator('.saved').filter({ hasText: /^Saved \d{1,2}:\d{2} [AP]M$/ })

/** From any page of the case. */
export async function openStory(page: Page): Promise<void> {
  await openQuestionnaire(page)
  await openSection(page, 'Getting Started')
  await openQuestion(page, 'Why You Are Filing', 'Reasons and Goals')
  await storyField(page).waitFor()
}

export interface Reader {
  /** What the server has of the story at this moment. */
  readonly story: () => Promise<string | undefined>
}

/** The same person at another computer. */
export async function openReader(
  stage: Stage,
  who: Pick<CastPerson, 'email' | 'mobilePhone'>,
): Promise<Reader> {
  const page = await stage.openBrowser(computer)
  await page.goto('/login')
  await logIn(stage, page, who)
  await openStory(page)
  return {
    async story() {
      const answered = page.waitForResponse((response) => operationOf(response) === 'SectionById')
      await page.reload()
      const { data } = (await (await answered).json()) as SectionRead
      const record = data.sectionById.sectionDataRecords.find(
        ({ questionKey }) => questionKey === 'whyFiling',
      )
      return (
        record && (JSON.parse(record.questionDataJsonText) as { readonly story?: string }).story
      )
    },
  }
}

interface SectionRead {
  readonly data: {
    readonly sectionById: {
      readonly sectionDataRecords: ReadonlyArray<{
        readonly questionKey: string
        readonly questionDataJsonText: string
      }>
    }
  }
}

export function operationOf(response: Response): string | undefined {
  const { operationName } = (response.request().postDataJSON() ?? {}) as {
    readonly operationName?: string
  }
  return response.url().endsWith('/graphql/') ? operationName : undefined
}
