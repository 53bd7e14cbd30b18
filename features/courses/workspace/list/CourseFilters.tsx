import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { caseCourseWords } from '../case/words.ts'
import { courseStatesInOrder, courseViews, type CourseListChoice } from './list-address.ts'
import { courseListWords } from './words.ts'

export interface CourseFiltersProps {
  readonly choice: CourseListChoice
  readonly onChange: (choice: CourseListChoice) => void
}

export function CourseFilters({ choice, onChange }: CourseFiltersProps) {
  const words = useWords(courseListWords)
  const { states } = useWords(caseCourseWords)
  const { view, course, state, isMine, sort } = choice
  return (
    <>
      <div className="pills" role="group" aria-label={words.viewsName}>
        {courseViews.map((each) => (
          <button
            key={each}
            type="button"
            className="filter-pill"
            aria-pressed={each === view}
            onClick={() => onChange({ ...choice, view: each, state: null })}
          >
            {words.views[each]}
          </button>
        ))}
      </div>
      <div className="filter-bar">
        <Filter
          label={words.course}
          value={course ?? ''}
          isInUse={course !== null}
          options={[
            { value: '', label: words.bothCourses },
            { value: 'FIRST', label: words.courses.FIRST },
            { value: 'SECOND', label: words.courses.SECOND },
          ]}
          onChange={(value) =>
            onChange({ ...choice, course: value === 'FIRST' || value === 'SECOND' ? value : null })
          }
        />
        <Filter
          label={words.state}
          value={state ?? ''}
          isInUse={state !== null}
          options={[
            { value: '', label: words.anyState },
            ...courseStatesInOrder.map((each) => ({ value: each, label: states[each] })),
          ]}
          onChange={(value) =>
            onChange({
              ...choice,
              state: courseStatesInOrder.find((each) => each === value) ?? null,
            })
          }
        />
        <Filter
          label={words.whose}
          value={isMine ? 'mine' : ''}
          isInUse={isMine}
          options={[
            { value: '', label: words.everyone },
            { value: 'mine', label: words.mine },
          ]}
          onChange={(value) => onChange({ ...choice, isMine: value === 'mine' })}
        />
        <Filter
          label={words.sort}
          value={sort}
          isInUse={false}
          options={(['DUE', 'CLIENT'] as const).map((value) => ({
            value,
            label: words.sorts[value],
          }))}
          onChange={(value) => onChange({ ...choice, sort: value === 'CLIENT' ? value : 'DUE' })}
        />
      </div>
    </>
  )
}

interface FilterProps {
  readonly label: string
  readonly value: string
  readonly isInUse: boolean
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly onChange: (value: string) => void
}

/** `State: any`, as one control with the label inside. */
function Filter({ label, value, isInUse, options, onChange }: FilterProps) {
  return (
    <label className={classNames('filter-control', isInUse && 'in-use')}>
      <span>{label}:</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size="small" />
    </label>
  )
}
