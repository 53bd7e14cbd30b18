import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { jointOption } from '../../rules/progress/courses.ts'
import { coursePaths } from '../course-paths.ts'
import type { NewsCheck } from '../data/use-news-check.ts'
import { infoWords, pageWords } from '../words.ts'
import { InfoCard } from './InfoCard.tsx'
import { NewsCheckLine } from './NewsCheckLine.tsx'

export function TakeFirst() {
  const words = useWords(infoWords)
  return (
    <InfoCard
      icon="graduation-cap"
      title={words.takeFirst}
      action={
        <ButtonLink href={coursePaths.tab('First')} replace>
          {words.toFirst}
        </ButtonLink>
      }
    >
      <p>{words.takeFirstText}</p>
    </InfoCard>
  )
}

export function FinishedFirst() {
  const words = useWords(infoWords)
  return (
    <InfoCard icon="check-circle-fill" tone="ok" title={words.finishedFirst}>
      <p>{words.finishedFirstText}</p>
    </InfoCard>
  )
}

/** Shown on the tab of the first course after filing. */
export function TakeSecond() {
  const words = useWords(infoWords)
  return (
    <InfoCard
      icon="graduation-cap"
      tone="yours"
      title={words.takeSecond}
      action={
        <ButtonLink href={coursePaths.tab('Second')} replace>
          {words.toSecond}
        </ButtonLink>
      }
    >
      <p>{words.takeSecondText}</p>
    </InfoCard>
  )
}

/** Shown for an ended case: on the first tab, and without a case number also on the second. */
export function Ended() {
  const words = useWords(infoWords)
  return (
    <InfoCard icon="clock" title={words.ended}>
      <p>{words.endedText}</p>
    </InfoCard>
  )
}

export function NeedsCaseNumber() {
  const words = useWords(infoWords)
  return (
    <InfoCard icon="clock" title={words.takeSecond}>
      <p>{words.needsCaseNumber}</p>
    </InfoCard>
  )
}

export function Held() {
  const words = useWords(infoWords)
  return (
    <InfoCard icon="clock" title={words.takeSecond}>
      <p>{words.held}</p>
    </InfoCard>
  )
}

export function Legacy() {
  const words = useWords(infoWords)
  return (
    <section className="card course-card">
      <p className="lead">{words.legacy}</p>
      <div className="actions">
        <ToLawFirm />
      </div>
    </section>
  )
}

export function Canceled() {
  const words = useWords(infoWords)
  return (
    <section className="card course-card">
      <p className="lead">{words.canceled}</p>
      <div className="actions">
        <ToLawFirm />
      </div>
    </section>
  )
}

export function OnItsWay({
  providerName,
  check,
}: {
  readonly providerName: string | null
  readonly check: NewsCheck
}) {
  const words = useWords(infoWords)
  return (
    <InfoCard icon="hourglass-medium-fill" tone="file" title={words.onItsWay}>
      <p>{words.onItsWayText}</p>
      <NewsCheckLine check={check} providerName={providerName} />
    </InfoCard>
  )
}

/** Says "spouse" when the name is not known. */
export function OrderedForSpouse({
  option,
  spouseFirstName,
}: {
  readonly option: number | null
  readonly spouseFirstName: string | null
}) {
  const words = useWords(infoWords)
  const spouse = spouseFirstName ?? words.spouse
  if (option !== jointOption.together) {
    return (
      <section className="card course-card">
        <p className="lead">{words.forSpouseAlone(spouse)}</p>
        <div className="actions">
          <ToLawFirm />
        </div>
      </section>
    )
  }
  return (
    <section className="card course-card">
      <p className="lead">{words.together(spouse)}</p>
      <p>{words.togetherText(spouse.charAt(0).toUpperCase() + spouse.slice(1))}</p>
    </section>
  )
}

/** An error name that support can search for. */
export const invalidState = 'CourseTabInvalidStateError'

export function Invalid({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(pageWords)
  return (
    <section className="card course-card">
      <p className="lead">{words.invalid}</p>
      <p>
        {words.invalidHint} <span className="strong">{invalidState}</span>
      </p>
      <div className="actions">
        <Button icon="arrow-clockwise" onPress={onRetry}>
          {words.retry}
        </Button>
        <ToLawFirm />
      </div>
    </section>
  )
}

export function ToLawFirm() {
  const words = useWords(pageWords)
  return (
    <ButtonLink look="second" href={paths.lawFirmInformation}>
      {words.lawFirm}
    </ButtonLink>
  )
}
