import { useId } from 'react'
import { IconButton } from '#ui/display/IconButton.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import {
  changeCourseSetUp,
  providersOfCourse,
  type CaseCoursePartsFragment,
} from '../case-courses.operations.ts'
import {
  moveUp,
  nameOfOption,
  toSetUpDraft,
  toSetUpInput,
  type SetUpDraft,
} from './set-up-draft.ts'
import { courseQueries, useCourseActWords } from '../use-course-act.ts'
import { caseCourseWords, courseSentences } from '../words.ts'

export interface SetUpDialogProps {
  readonly caseId: string
  readonly course: CaseCoursePartsFragment
  readonly onClose: () => void
}

interface Provider {
  readonly id: number
  readonly name: string
}

const jointOptions = ['', 'TOGETHER', 'SEPARATELY', 'DEBTOR_1', 'DEBTOR_2'] as const

/** Who pays for a course, which providers the client may choose, and how spouses take it. */
export function SetUpDialog({ caseId, course, onClose }: SetUpDialogProps) {
  const words = useWords(caseCourseWords)
  const sentences = useWords(courseSentences)
  const providers = useProviders(caseId, course)
  const form = useDraftForm({
    read: course,
    toDraft: toSetUpDraft,
    check: ({ choice, providerIds }) =>
      choice === 'THESE' && providerIds.length === 0
        ? { choice: sentences['courses.choose-provider'] }
        : {},
    words: useCourseActWords(),
    save: async (draft, { version }) =>
      (
        await graph.run(changeCourseSetUp, {
          ...{ caseId, course: course.course, version },
          change: toSetUpInput(draft),
        })
      ).changeCourseSetUp,
    getSaved: ({ current }) =>
      current?.courses.find((each) => each.course === course.course) ?? null,
    shownBy: courseQueries,
    asksBeforeLeaving: false,
    toast: () => words.saved,
    onSaved: onClose,
  })
  const { draft, change } = form
  const nameOf = (id: number) =>
    providers.find((provider) => provider.id === id)?.name ?? words.provider(id)
  const isJoint = course.debtors.length > 1
  return (
    <Dialog isOpen onClose={onClose} title={words.changeTitle(words.courses[course.course])}>
      <DraftForm
        form={form}
        show={show}
        lead={course.isOrdered ? words.orderedLead : undefined}
        onCancel={onClose}
      >
        <RadioTiles
          name="payer"
          label={words.payer}
          value={draft.payer}
          onChange={(payer) => change({ payer })}
          options={(['FIRM', 'CLIENT'] as const).map((value) => ({
            value,
            label: words.payers[value],
          }))}
        />
        {isJoint ? (
          <Select
            name="option"
            label={words.option}
            value={draft.option}
            onChange={(value) =>
              change({ option: jointOptions.find((option) => option === value) ?? '' })
            }
            options={jointOptions.map((value) => ({
              value,
              label: nameOfOption(value, course.debtors, words),
            }))}
          />
        ) : null}
        <RadioTiles
          {...form.bind('choice')}
          label={words.providers}
          value={draft.choice}
          onChange={(choice) => change({ choice })}
          options={[
            { value: 'EVERY', label: words.everyProvider },
            { value: 'THESE', label: words.theseProviders },
          ]}
        />
        {draft.choice === 'THESE' ? (
          <ProviderOrder
            providers={providers}
            chosen={draft.providerIds}
            nameOf={nameOf}
            onChange={(providerIds) => change({ providerIds })}
          />
        ) : null}
      </DraftForm>
    </Dialog>
  )

  function show({ payer, choice, providerIds, option }: SetUpDraft) {
    return [
      { field: 'payer', name: words.payer, value: words.payers[payer] },
      ...(isJoint
        ? [
            {
              field: 'option',
              name: words.option,
              value: nameOfOption(option, course.debtors, words),
            },
          ]
        : []),
      {
        field: 'choice',
        name: words.providers,
        value: choice === 'EVERY' ? words.everyProvider : providerIds.map(nameOf).join(', '),
      },
    ]
  }
}

/** Those of the order service, and those that the course has. */
function useProviders(caseId: string, { course, providers }: CaseCoursePartsFragment) {
  const words = useWords(caseCourseWords)
  const { data } = useGraphQuery(providersOfCourse, { caseId, course })
  const known = data?.courseProviders ?? []
  const own = (providers ?? []).filter(({ id }) => known.every((each) => each.id !== id))
  return [...known, ...own].map(({ id, name }): Provider => ({
    id,
    name: name ?? words.provider(id),
  }))
}

interface ProviderOrderProps {
  readonly providers: readonly Provider[]
  readonly chosen: readonly number[]
  readonly nameOf: (id: number) => string
  readonly onChange: (providerIds: readonly number[]) => void
}

function ProviderOrder({ providers, chosen, nameOf, onChange }: ProviderOrderProps) {
  const words = useWords(caseCourseWords)
  const id = useId()
  const left = providers.filter((provider) => !chosen.includes(provider.id))
  if (providers.length === 0) return <p className="soft">{words.noProviders}</p>
  return (
    <>
      <ol className="provider-order" aria-label={words.theseProviders} id={id}>
        {chosen.map((provider, index) => (
          <li key={provider}>
            <span>{nameOf(provider)}</span>
            {index === 0 ? null : (
              <IconButton
                icon="caret-up"
                name={words.moveUp(nameOf(provider))}
                onPress={() => onChange(moveUp(chosen, provider))}
              />
            )}
            <IconButton
              icon="x"
              name={words.remove(nameOf(provider))}
              onPress={() => onChange(chosen.filter((each) => each !== provider))}
            />
          </li>
        ))}
      </ol>
      {left.length === 0 ? null : (
        <Select
          name="addProvider"
          label={words.addProvider}
          value=""
          placeholder={words.addProvider}
          onChange={(value) => (value === '' ? undefined : onChange([...chosen, Number(value)]))}
          options={left.map((provider) => ({ value: `${provider.id}`, label: provider.name }))}
        />
      )}
    </>
  )
}
