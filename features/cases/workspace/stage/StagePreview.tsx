import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import type { Draft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { AfterTheEnd } from './archive/AfterTheEnd.tsx'
import type { CaseStagePreviewQuery } from './stage.operations.ts'
import { stageWords } from './words.ts'

type Preview = CaseStagePreviewQuery['caseStagePreview']
type Texts = Preview['texts'][number]

export interface StagePreviewProps {
  readonly preview: Preview
  /** Of the button that makes the change. */
  readonly action: string
  /** The change ends the case. */
  readonly isEnd: boolean
  /** The given name of the spouse for whom nothing changes. */
  readonly unchanged: string | undefined
  readonly isBusy: boolean
  /** Why the case goes on, asked while something is not there yet. */
  readonly reason: Draft<{ readonly reason: string }>
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** The texts that clients will read, before anything changes. */
export function StagePreview(props: StagePreviewProps) {
  const { preview, action, isEnd, unchanged, isBusy, reason, onConfirm, onBack } = props
  const words = useWords(stageWords)
  const { texts, warning, gaps } = preview
  return (
    <>
      <p className="dialog-lead soft">
        {words.previewLead}
        {unchanged === undefined ? null : ` ${words.unchangedFor(unchanged)}`}
      </p>
      {warning === null ? null : (
        <div className="dialog-notice">
          <Banner tone="wait" title={words.warnings[warning]} />
        </div>
      )}
      {gaps.length === 0 ? null : (
        <div className="dialog-notice">
          <Banner tone="wait" title={words.gapsTitle}>
            <ul>
              {gaps.map(({ gap, count, name }) => (
                <li key={gap + name}>{name === '' ? words.gaps[gap](count) : name}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {texts.map((text) => (
        <ClientTexts key={text.language} texts={text} hasHeading={texts.length > 1} />
      ))}
      {isEnd ? <AfterTheEnd /> : null}
      <Form onSubmit={onConfirm} errors={reason.errors} fieldNames={{ reason: words.gapReason }}>
        {gaps.length === 0 ? null : (
          <TextField
            {...reason.bind('reason')}
            label={words.gapReason}
            hint={words.gapReasonHint}
            autoComplete="off"
          />
        )}
        <div className="actions">
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
          <Button look="quiet" onPress={onBack}>
            {words.back}
          </Button>
        </div>
      </Form>
    </>
  )
}

interface ClientTextsProps {
  readonly texts: Texts
  readonly hasHeading: boolean
}

function ClientTexts({ texts, hasHeading }: ClientTextsProps) {
  const words = useWords(stageWords)
  const { language, title, header, current, step, stepDescription, news } = texts
  const lang = language === 'ES' ? 'es' : 'en'
  return (
    <section className="client-texts">
      {hasHeading ? <h3>{words.languages[language]}</h3> : null}
      <dl>
        <dt>{words.onDashboard}</dt>
        <dd lang={lang}>
          <p className="strong">{title}</p>
          <p>{header}</p>
          <p>{current}</p>
        </dd>
        <dt>{words.inTimeline}</dt>
        <dd lang={lang}>
          <p className="strong">{step}</p>
          <p>{stepDescription}</p>
        </dd>
        <dt>{words.notification}</dt>
        <dd {...(news === null ? {} : { lang })}>{news ?? words.noNews}</dd>
      </dl>
    </section>
  )
}
