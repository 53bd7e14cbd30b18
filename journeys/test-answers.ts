// Helpers for saving answers: a long answer, its save state on the screen, and its text on the
// server.
import type { Locator, Page, Response } from 'playwright-core'
import { enter } from './test-log-in.ts'
import { openQuestion, openQuestionnaire, openSection } from './test-questionnaire.ts'
import { computer } from './test-sizes.ts'
import type { Stage } from './test-stage.ts'
import type { DemoPerson } from '#apps/demo/seed/demo-data.ts'

/** Rosa's seeded answer. */
export const answeredBefore =
  'I was ill for most of last winter and could not work. The cards paid for food and rent.'

export const storyField = (page: Page): Locator => page.getByLabel('In your own words')
/** Both the visible line and the one for screen readers show it. */
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
/** Visible when no save is pending. */
export const savedMark = (page: Page): Locator =>
  page.locator('.saved').filter({ hasText: /^Saved \d{1,2}:\d{2} [AP]M$/ })

/** Opens the question with the long answer from any page of the case. */
export async function openStory(page: Page): Promise<void> {
  await openQuestionnaire(page)
  await openSection(page, 'Getting Started')
  await openQuestion(page, 'Why You Are Filing', 'Reasons and Goals')
  await storyField(page).waitFor()
}

export interface Reader {
  /** The current text on the server. */
  readonly story: () => Promise<string | undefined>
}

/** Signs in the same client on another computer. */
export async function openReader(
  stage: Stage,
  who: Pick<DemoPerson, 'email' | 'mobilePhone'>,
): Promise<Reader> {
  const page = await stage.openBrowser(computer)
  await enter(stage, page, who, '/login')
  await openStory(page)
  return {
    async story() {
      const sectionLoaded = page.waitForResponse(
        (response) => findOperation(response) === 'SectionById',
      )
      await page.reload()
      const { data } = (await (await sectionLoaded).json()) as SectionRead
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

export function findOperation(response: Response): string | undefined {
  const { operationName } = (response.request().postDataJSON() ?? {}) as {
    readonly operationName?: string
  }
  return response.url().endsWith('/graphql/') ? operationName : undefined
}
