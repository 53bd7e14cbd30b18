import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { staffNoticeChoices } from '../notices.operations.ts'
import { settingsWords } from '../words.ts'
import { MailForm } from './MailForm.tsx'
import { OutOfOffice } from './OutOfOffice.tsx'

/** What a person wants to get by email and when, and who receives instead of them. */
export function NoticeSettings() {
  const words = useWords(settingsWords)
  const { data, error, refetch } = useGraphQuery(staffNoticeChoices, {}, { fresh: true })
  if (data === undefined)
    return error === null ? (
      <SkeletonList />
    ) : (
      <Banner
        tone="bad"
        title={words.notLoaded}
        action={
          <Button look="second" onPress={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      />
    )
  const { staffNoticeSettings: settings, team, me } = data
  const colleagues = team.filter(({ id, state }) => id !== me.id && state === 'ACTIVE')
  const names = settings.standsInFor.join(words.and)
  return (
    <>
      {settings.standsInFor.length === 0 ? null : (
        <div className="part-notice">
          <Banner
            tone="note"
            title={
              settings.standsInFor.length === 1
                ? words.standsIn(names)
                : words.standsInForSeveral(names)
            }
          />
        </div>
      )}
      <section aria-labelledby="emails">
        <div className="section-head">
          <h2 id="emails">{words.emails}</h2>
        </div>
        <MailForm settings={settings} />
      </section>
      <section aria-labelledby="away">
        <div className="section-head">
          <h2 id="away">{words.away}</h2>
        </div>
        <OutOfOffice absence={settings.absence} colleagues={colleagues} />
      </section>
    </>
  )
}
