import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { todayIn } from '#ui/browser/clock.ts'
import { copyText } from '#ui/browser/copy-text.ts'
import { formatDate } from '#ui/language/format.ts'
import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { addToCalendar } from './add-to-calendar.ts'
import type { CurrentCase } from '../current-case/current-case-context.ts'
import { useClockTime } from './use-clock-time.ts'
import { daysUntil, findMeeting, type ImportantDate } from './important-dates.ts'
import { factStripWords, importantDatesWords } from '../words.ts'

export function FactStrip({ current }: { readonly current: CurrentCase }) {
  const words = useWords(factStripWords)
  const { caseNumber } = current
  const meeting = findMeeting(current)
  return (
    <dl className="fact-strip">
      <div>
        <dt>{words.caseNumber}</dt>
        {caseNumber === null || isBlank(caseNumber) ? (
          <dd>{words.noNumber}</dd>
        ) : (
          <CaseNumber number={caseNumber} />
        )}
      </div>
      {meeting === undefined ? null : <Meeting date={meeting} current={current} />}
    </dl>
  )
}

function CaseNumber({ number }: { readonly number: string }) {
  const words = useWords(factStripWords)
  const [copied, setCopied] = useState<boolean>()
  return (
    <>
      <dd className="with">
        <span className="numeric">{number}</span>
        <IconButton
          icon="copy"
          name={words.copy}
          onPress={() => void copyText(number).then(setCopied)}
        />
      </dd>
      <dd className="second-line">
        <span role="status">
          {copied === undefined ? '' : copied ? words.copied : words.notCopied}
        </span>
      </dd>
    </>
  )
}

interface MeetingProps {
  readonly date: ImportantDate
  readonly current: CurrentCase
}

function Meeting({ date, current }: MeetingProps) {
  const { day } = date
  const time = useClockTime()(date)
  const words = useWords(factStripWords)
  const dates = useWords(importantDatesWords)
  const { formatDay } = useFormats()
  const title = dates.titles.meeting
  const add = () => addToCalendar(current.id, date, dates)
  return (
    <div>
      <dt>{title}</dt>
      <dd className="with">
        <span className="numeric">{formatDay(day, 'short')}</span>
        <IconButton icon="calendar-plus" name={dates.addOf(title, formatDate(day))} onPress={add} />
      </dd>
      <dd className="second-line">
        {[words.daysLeft(daysUntil(day, todayIn(current))), time].filter(Boolean).join(', ')}
      </dd>
    </div>
  )
}
