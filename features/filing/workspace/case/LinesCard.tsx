import { useState } from 'react'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { StateWord } from '#ui/display/StateWord.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { filingWords } from '../words.ts'
import { DoneDialog } from './dialogs/DoneDialog.tsx'
import { NotNeededDialog } from './dialogs/NotNeededDialog.tsx'
import { markFilingLine } from './filing.operations.ts'
import { describeLine, findPlace, isMarked, nameLine } from './line-words.ts'
import type { LineProps, ListProps } from './list-props.ts'
import { useFilingAct } from './use-filing-act.ts'

export function LinesCard({ list }: ListProps) {
  const words = useWords(filingWords)
  const { lines, isReady } = list
  const necessary = lines.filter((line) => line.isNecessary)
  const open = necessary.filter(({ state }) => state === 'OPEN').length
  return (
    <section className="card" aria-labelledby="before-filing">
      <div className="section-head">
        <h2 id="before-filing">{words.heading}</h2>
        {isReady ? (
          <StateWord tone="is-ok" icon="check-circle-fill">
            {words.ready}
          </StateWord>
        ) : (
          <span className="soft">{words.open(open, necessary.length)}</span>
        )}
      </div>
      <ul className="filing-lines">
        {lines.map((line) => (
          <FilingLine key={`${line.key} ${line.debtor}`} list={list} line={line} />
        ))}
      </ul>
    </section>
  )
}

function FilingLine({ list, line }: LineProps) {
  const words = useWords(filingWords)
  const { left } = useWords(clientWords)
  const { formatDay } = useFormats()
  const act = useFilingAct()
  const may = usePermissions()
  const [question, setQuestion] = useState<'done' | 'not-needed'>()
  const name = nameLine(line, words)
  const place = findPlace(line)
  const sentences = describeLine(line, {
    ...{ words, plannedFilingOn: list.plannedFilingOn, search: list.search },
    formatDay: (day) => formatDay(day, 'monthDayYear'),
    nameOf: (colleague) => colleagueName(colleague, left),
  })
  const key = { caseId: list.caseId, version: list.version, line: line.key, debtor: line.debtor }
  const places = { documents: words.toDocuments, intake: words.toIntake, courses: words.toCourses }
  const isOpen = line.state === 'OPEN'
  const take = () =>
    act.perform(
      async () => (await graph.run(markFilingLine, { ...key, mark: null })).markFilingLine,
      words.undone,
    )
  return (
    <li className={classNames('filing-line', !isOpen && 'is-closed')}>
      <Icon name={isOpen ? 'dots-three-circle' : 'check-circle-fill'} />
      <div>
        <h3>
          <span>{name}</span>
          {line.isNecessary ? null : <span className="soft">{` (${words.notNecessary})`}</span>}
          <span className="visually-hidden">: {words.states[line.state]}</span>
        </h3>
        {sentences.map((sentence) => (
          <p key={sentence} className="soft">
            {sentence}
          </p>
        ))}
        {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      </div>
      <div className="actions">
        {isOpen && (place === 'documents' || place === 'intake' || place === 'courses') ? (
          <ButtonLink look="quiet" small href={pathOfCase(list.caseId, place)}>
            {places[place]}
          </ButtonLink>
        ) : null}
        {isOpen && isMarked(line) && may('change-stage') ? (
          <Button
            look="second"
            small
            name={words.actOf(words.markDone, name)}
            onPress={() => setQuestion('done')}
          >
            {words.markDone}
          </Button>
        ) : null}
        {isOpen && may('change-stage') ? (
          <Button
            look="quiet"
            small
            name={words.actOf(words.notNeeded, name)}
            onPress={() => setQuestion('not-needed')}
          >
            {words.notNeeded}
          </Button>
        ) : null}
        {line.mark !== null && !isOpen && may('change-stage') ? (
          <Button
            look="quiet"
            small
            name={words.actOf(words.undo, name)}
            onPress={() => void take()}
            busy={act.isBusy}
          >
            {words.undo}
          </Button>
        ) : null}
      </div>
      {question === 'done' ? (
        <DoneDialog list={list} line={line} onClose={() => setQuestion(undefined)} />
      ) : null}
      {question === 'not-needed' ? (
        <NotNeededDialog list={list} line={line} onClose={() => setQuestion(undefined)} />
      ) : null}
    </li>
  )
}
