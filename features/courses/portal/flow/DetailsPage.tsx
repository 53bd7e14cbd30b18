// spec: courses#customer-details
import { sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import {
  isUnchanged,
  type CustomerDetailsForm,
} from '../../rules/ordering/customer-details-form.ts'
import type { OrderedPersonFragment } from '../courses.operations.ts'
import { personWords, readingWords, verifySpouseWords, verifyWords } from '../flow-words.ts'
import { coursesSentences, flowWords } from '../words.ts'
import { toForm, limitedTo, toSubmittedDetails } from './customer-values.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { FlowPage, NotLoaded } from './FlowPage.tsx'
import type { FlowFacts } from './use-flow.ts'
import { personCalls, usePerson, type DetailsPage as DetailsPageName } from './use-person.ts'

const wordsOf = { verify: verifyWords, 'verify-spouse': verifySpouseWords } as const
const titleOf = { verify: 'verify', 'verify-spouse': 'verifySpouse' } as const

export function DetailsPage({ page }: { readonly page: DetailsPageName }) {
  const words = useWords(wordsOf[page])
  const titles = useWords(flowWords)
  const isChecked = ({ order }: FlowFacts) =>
    page === 'verify-spouse' && order.verifiedCoDebtorDetails
  return (
    <FlowPage
      page={page}
      title={titles[titleOf[page]]}
      lead={(facts) => (isChecked(facts) ? '' : words.lead)}
    >
      {(facts) =>
        isChecked(facts) ? <Checked facts={facts} /> : <ReadDetails page={page} facts={facts} />
      }
    </FlowPage>
  )
}

/** The spouse's details are shown only until they are confirmed (spec: courses#spouse-details). */
function Checked({ facts }: { readonly facts: FlowFacts }) {
  const words = useWords(personWords)
  const { back } = useWords(readingWords)
  return (
    <div className="stack">
      <p>{words.checked}</p>
      <div className="actions">
        <ButtonLink href={facts.due}>{words.onward}</ButtonLink>
        <ButtonLink look="quiet" href={facts.backTo}>
          {back}
        </ButtonLink>
      </div>
    </div>
  )
}

function ReadDetails({
  page,
  facts,
}: {
  readonly page: DetailsPageName
  readonly facts: FlowFacts
}) {
  const sentences = useWords(coursesSentences)
  const { notLoaded, back } = useWords(readingWords)
  const { person, problem, retry } = usePerson(page, {
    caseId: facts.caseId,
    orderId: facts.order.orderId,
  })
  if (person)
    return (
      <Details
        key={`${person.orderId} ${person.personId}`}
        page={page}
        facts={facts}
        person={person}
      />
    )
  if (person !== null && !problem) return <SkeletonList rows={4} />
  return (
    <div className="form-width">
      <NotLoaded
        title={(problem && sentenceFor(problem, sentences)) || notLoaded}
        onRetry={retry}
      />
      <div className="actions">
        <ButtonLink look="quiet" href={facts.backTo}>
          {back}
        </ButtonLink>
      </div>
    </div>
  )
}

interface DetailsProps {
  readonly page: DetailsPageName
  readonly facts: FlowFacts
  readonly person: OrderedPersonFragment
}

function Details({ page, facts, person }: DetailsProps) {
  const words = useWords(personWords)
  const sentences = useWords(coursesSentences)
  const { flag, notSaved, save, confirm } = personCalls[page]
  const [typed, setValues, { sent: clearStored }] = useUnsentForm(
    `course-details:${person.orderId}:${page}`,
    toForm(person),
  )
  const values = limitedTo(person, typed)
  const form = useSendForm<CustomerDetailsForm, 'failed'>({
    empty: values,
    store: [values, setValues],
    async send() {
      const isDone = await saveAndConfirm().catch(() => false)
      if (!isDone) return 'failed'
      clearStored()
      facts.goOn(flag)
      return undefined
    },
  })

  async function saveAndConfirm(): Promise<boolean> {
    // An unchanged form is confirmed without saving (spec: courses#customer-details).
    if (
      !isUnchanged(toForm(person), values) &&
      !(await save(toSubmittedDetails(person, values))).success
    )
      return false
    return (await confirm({ caseId: person.caseId, orderId: person.orderId })).success
  }

  return (
    <div className="form-width">
      {form.trouble ? (
        <div className="page-notice">
          <Banner tone="bad" title={sentences[notSaved]} takesFocus>
            <p>{words.stillHere}</p>
          </Banner>
        </div>
      ) : null}
      <DetailsForm
        page={page}
        person={person}
        values={values}
        onChange={setValues}
        onValid={form.submit}
        isBusy={form.isBusy}
        backTo={facts.backTo}
        onBack={clearStored}
      />
    </div>
  )
}
