import { useEffect, useState } from 'react'
import { readablePhone } from '#lib/phone.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { invitationPreview, type InvitationPreviewQuery } from '../invitation.operations.ts'
import { inviteWords } from '../words.ts'
import type { PersonDraft } from './invite-draft.ts'
import { Segments } from '#ui/form/Segments.tsx'
import type { ClientLanguage } from '#ui/graphql/enums.generated.ts'

type Preview = InvitationPreviewQuery['invitationPreview']

/** Time without typing until the preview is read again. */
const settleMs = 400

/** Stands for what is not typed yet. */
const noName = '…'

export interface PreviewPaneProps {
  readonly people: readonly PersonDraft[]
  readonly greeting: string
}

/** The email and the text of debtor 1, as the client reads them. */
export function PreviewPane({ people, greeting }: PreviewPaneProps) {
  const words = useWords(inviteWords)
  const [first] = people
  const ofClient = first?.language ?? 'EN'
  const [channel, setChannel] = useState<'email' | 'text'>('email')
  const [isInEnglish, setInEnglish] = useState(false)
  const language = isInEnglish ? 'EN' : ofClient
  const [preview, query] = usePreview(first?.givenName ?? '', language, greeting)

  return (
    <section aria-labelledby="preview">
      <div className="section-head">
        <h2 id="preview">{words.whatTheyReceive}</h2>
        <Segments
          name={words.channel}
          value={channel}
          onChange={setChannel}
          options={[
            { value: 'email', label: words.asEmail },
            { value: 'text', label: words.asText },
          ]}
        />
      </div>
      {ofClient === 'EN' ? null : (
        <div className="preview-language">
          <Segments
            name={words.previewLanguage}
            value={language}
            onChange={(value) => setInEnglish(value === 'EN')}
            options={[
              { value: ofClient, label: words.languages[ofClient] },
              { value: 'EN', label: words.languages.EN },
            ]}
          />
        </div>
      )}
      {query.error === null ? null : (
        <div className="part-notice">
          <Banner
            tone="bad"
            title={words.previewFailed}
            action={
              <Button look="second" onPress={() => void query.refetch()}>
                {words.tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {preview === undefined ? null : (
        <>
          {channel === 'email' ? (
            <EmailPreview preview={preview} person={first} language={language} />
          ) : (
            <TextPreview preview={preview} person={first} language={language} />
          )}
          <p className="reason gap-small">{words.whatGoesOut(people.length, preview.days)}</p>
        </>
      )}
    </section>
  )
}

interface MessagePreviewProps {
  readonly preview: Preview
  readonly person: PersonDraft | undefined
  readonly language: ClientLanguage
}

function EmailPreview({ preview, person, language }: MessagePreviewProps) {
  const words = useWords(inviteWords)
  const to = [person?.givenName, person?.familyName].filter(Boolean).join(' ')
  return (
    <div className="card flush message-preview">
      <dl>
        <Line name={words.from} value={preview.from} />
        <Line name={words.to} value={to === '' ? noName : to} />
        <Line name={words.subject} value={preview.subject} language={language} />
      </dl>
      <p className="line-breaks" lang={toLang(language)}>
        {preview.body.trim()}
      </p>
    </div>
  )
}

interface LineProps {
  readonly name: string
  readonly value: string
  readonly language?: ClientLanguage
}

function Line({ name, value, language }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...(language === undefined ? {} : { lang: toLang(language) })}>{value}</dd>
    </div>
  )
}

function TextPreview({ preview, person, language }: MessagePreviewProps) {
  const words = useWords(inviteWords)
  const phone = person?.mobilePhone.trim() ?? ''
  return (
    <div className="card flush message-preview">
      <dl>
        <Line name={words.to} value={phone === '' ? noName : readablePhone(phone)} />
      </dl>
      <p className="line-breaks" lang={toLang(language)}>
        {preview.text}
      </p>
    </div>
  )
}

const toLang = (language: ClientLanguage) => language.toLowerCase()

/** The last preview stays until the next one has been read. */
function usePreview(givenName: string, language: ClientLanguage, greeting: string) {
  const variables = useSettled(
    JSON.stringify({ givenName: givenName.trim() || noName, language, greeting: greeting.trim() }),
  )
  const query = useGraphQuery(invitationPreview, JSON.parse(variables) as PreviewVariables, {
    background: true,
  })
  const [known, setKnown] = useState<Preview>()
  const read = query.data?.invitationPreview
  if (read !== undefined && read !== known) setKnown(read)
  return [read ?? known, query] as const
}

interface PreviewVariables {
  readonly givenName: string
  readonly language: ClientLanguage
  readonly greeting: string
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
