import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
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
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** The texts that clients will read, before anything changes. */
export function StagePreview(props: StagePreviewProps) {
  const { preview, action, isEnd, isBusy, onConfirm, onBack } = props
  const words = useWords(stageWords)
  const { texts, warning } = preview
  return (
    <>
      <p className="dialog-lead soft">{words.previewLead}</p>
      {warning === null ? null : (
        <div className="dialog-notice">
          <Banner tone="wait" title={words.warnings[warning]} />
        </div>
      )}
      {texts.map((text) => (
        <ClientTexts key={text.language} texts={text} hasHeading={texts.length > 1} />
      ))}
      {isEnd ? <AfterTheEnd /> : null}
      <div className="actions">
        <Button busy={isBusy} onPress={onConfirm}>
          {action}
        </Button>
        <Button look="quiet" onPress={onBack}>
          {words.back}
        </Button>
      </div>
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
