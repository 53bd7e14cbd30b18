import { useState } from 'react'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { caseCourseWords } from '../case/words.ts'
import { CourseStateBadge } from '../CourseStateBadge.tsx'
import {
  courseLinesPage,
  type CourseLinePartsFragment,
  type CourseLinesPageQuery,
  type CourseLinesPageQueryVariables,
} from './courses-list.operations.ts'
import { courseListWords } from './words.ts'

type Lines = CourseLinesPageQuery['courseLines']

export interface CourseLinesTableProps {
  readonly first: Lines
  readonly variables: CourseLinesPageQueryVariables
}

/** A page of courses, and the next ones on request. Mount it with the conditions as its key. */
export function CourseLinesTable({ first, variables }: CourseLinesTableProps) {
  const words = useWords(courseListWords)
  const [more, setMore] = useState<readonly Lines[]>([])
  const pages = [first, ...more]
  const lines = pages.flatMap((page) => page.lines)
  const after = pages.at(-1)?.next ?? null
  if (lines.length === 0) return <EmptyState title={words.none}>{words.noneLead}</EmptyState>
  return (
    <>
      <p className="soft small-text" role="status">
        {words.count(lines.length, first.total)}
      </p>
      <div className="card flush table-wrap">
        <table className="table as-cards course-lines">
          <thead>
            <tr>
              <th scope="col">{words.client}</th>
              <th scope="col">{words.course}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.due}</th>
              <th scope="col">{words.attorney}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={`${line.client.id}|${line.debtor}|${line.course}`} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {after === null ? null : (
        <MoreLines
          onShow={async () => {
            const { courseLines } = await graph.run(courseLinesPage, { ...variables, after })
            setMore([...more, courseLines])
          }}
        />
      )}
    </>
  )
}

function LineRow({ line }: { readonly line: CourseLinePartsFragment }) {
  const words = useWords(courseListWords)
  const { courses } = useWords(caseCourseWords)
  const { and } = useWords(clientWords)
  const { formatDay } = useFormats()
  const { client, givenName, course, state, dueOn, isLate } = line
  const { givenName: first, familyName: last } = client.attorney
  return (
    <tr>
      <th scope="row">
        <Link href={pathOfCase(client.id, 'courses')}>{clientName(client.people, and)}</Link>
        {client.people.length > 1 ? <span className="second-line">{givenName}</span> : null}
      </th>
      <td>{courses[course]}</td>
      <td>
        <CourseStateBadge state={state} />
      </td>
      <td data-label={words.due}>
        {dueOn === null ? null : (
          <span className={isLate ? 'late-day' : undefined}>
            {formatDay(dueOn, 'monthDayYear')}
            {isLate ? `, ${words.late}` : ''}
          </span>
        )}
      </td>
      <td data-label={words.attorney}>{`${first} ${last}`}</td>
    </tr>
  )
}

function MoreLines({ onShow }: { readonly onShow: () => Promise<void> }) {
  const words = useWords(courseListWords)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function show() {
    setState('busy')
    try {
      await onShow()
      setState('idle')
    } catch (problem) {
      if (!(problem instanceof GraphProblem)) throw problem
      setState('failed')
    }
  }

  return (
    <div className="gap-medium">
      {state === 'failed' ? <Banner tone="bad" slim title={words.moreTrouble} /> : null}
      <Button
        look="second"
        busy={state === 'busy' && words.loadingMore}
        onPress={() => void show()}
      >
        {words.more}
      </Button>
    </div>
  )
}
