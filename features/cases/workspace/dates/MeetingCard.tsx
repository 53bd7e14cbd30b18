import { useState, type ReactNode } from 'react'
import { timeZoneLabel } from '#features/firm/workspace/office-labels.ts'
import { officeWords } from '#features/firm/workspace/words.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import type { StaffCase } from '../case/case-data.ts'
import { caseMeeting, changeCaseMeeting } from './dates.operations.ts'
import { toMeetingDraft, toSeenMeeting, type Meeting } from './meeting-draft.ts'
import { MeetingDialog } from './MeetingDialog.tsx'
import { MeetingQuestion } from './MeetingQuestion.tsx'
import { readDatesAgain, useMeetingAct } from './use-meeting-act.ts'
import { datesWords } from './words.ts'

type Question = 'change' | 'continue' | 'remove'

/** The meeting of creditors of a case, and what the firm may do with it. */
export function MeetingCard({ legalCase: { client } }: { readonly legalCase: StaffCase }) {
  const words = useWords(datesWords)
  const meeting = useGraphQuery(caseMeeting, { caseId: client.id }, { fresh: true })
  return (
    <section className="card" aria-labelledby="meeting">
      <h2 id="meeting">{words.meeting}</h2>
      <Part query={meeting}>
        {({ caseMeeting: { meeting: known, officeTimeZone } }) =>
          client.stage === 'FILED' || known ? (
            <MeetingOfCase
              caseId={client.id}
              meeting={known}
              officeTimeZone={officeTimeZone}
              isFiled={client.stage === 'FILED'}
            />
          ) : (
            <p className="soft gap-small">{words.onlyFiled}</p>
          )
        }
      </Part>
    </section>
  )
}

interface MeetingOfCaseProps {
  readonly caseId: string
  readonly meeting: Meeting | null
  readonly officeTimeZone: string
  readonly isFiled: boolean
}

function MeetingOfCase({ caseId, meeting, officeTimeZone, isFiled }: MeetingOfCaseProps) {
  const words = useWords(datesWords)
  const act = useMeetingAct()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const isContinued = meeting !== null && meeting.day !== meeting.firstDay

  async function remove(seen: Meeting) {
    close()
    const result = await act.run(
      async () =>
        (
          await graph.run(changeCaseMeeting, {
            caseId,
            seen: toSeenMeeting(seen),
            change: null,
            isContinued,
          })
        ).changeCaseMeeting,
    )
    await readDatesAgain()
    if (result) toasts.show({ tone: 'success', title: words.removed })
  }

  return (
    <>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      {meeting?.isAskedAbout ? (
        <MeetingQuestion
          caseId={caseId}
          day={meeting.day}
          onContinue={() => setQuestion('continue')}
        />
      ) : null}
      {meeting === null ? (
        <p className="soft gap-small">{words.noMeeting}</p>
      ) : (
        <MeetingFacts meeting={meeting} />
      )}
      {isFiled ? (
        <div className="actions">
          <Button look="second" onPress={() => setQuestion('change')}>
            {meeting === null ? words.set : words.change}
          </Button>
          {meeting === null ? null : (
            <>
              <Button look="second" onPress={() => setQuestion('continue')}>
                {words.continue}
              </Button>
              <Button look="quiet" onPress={() => setQuestion('remove')}>
                {words.remove}
              </Button>
            </>
          )}
        </div>
      ) : null}
      {question === 'change' || question === 'continue' ? (
        <MeetingDialog
          caseId={caseId}
          meeting={meeting}
          isContinued={question === 'continue'}
          timeZone={officeTimeZone}
          onClose={close}
        />
      ) : null}
      {question === 'remove' && meeting !== null ? (
        <ConfirmDialog
          title={words.removeTitle}
          text={isContinued ? words.removeContinuedText : words.removeText}
          action={words.remove}
          onConfirm={() => void remove(meeting)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function MeetingFacts({ meeting }: { readonly meeting: Meeting }) {
  const words = useWords(datesWords)
  const zones = useWords(officeWords)
  const { formatDay } = useFormats()
  const { day, firstDay, timeZone, place, link, interpreter, isHeld } = meeting
  const { time } = toMeetingDraft(meeting)
  return (
    <dl className="facts">
      <Fact name={words.day}>
        {isHeld ? `${formatDay(day, 'full')} (${words.held})` : formatDay(day, 'full')}
      </Fact>
      {day === firstDay ? null : <Fact name={words.firstDay}>{formatDay(firstDay, 'full')}</Fact>}
      <Fact name={words.time}>
        {time === '' ? words.notKnown : `${time}, ${timeZoneLabel(timeZone, zones)}`}
      </Fact>
      <Fact name={words.place}>{place || words.notKnown}</Fact>
      <Fact name={words.link}>
        {link === '' ? (
          words.none
        ) : (
          <Link href={link} newTab>
            {link}
          </Link>
        )}
      </Fact>
      <Fact name={words.interpreter}>{interpreter || words.none}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
