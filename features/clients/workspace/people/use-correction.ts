import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { readablePhone } from '#lib/phone.ts'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import type { FieldErrors } from '#ui/form/form-context.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { casePageWords } from '#features/cases/workspace/case/words.ts'
import { clientSentences } from '#features/cases/workspace/sentences.ts'
import { correctClient } from './people.operations.ts'
import type { PersonContact } from './PersonFields.tsx'

export interface CorrectionDraft {
  readonly contact: PersonContact
  readonly isPhoneShared: boolean
  readonly sendsInvitation: boolean
}

interface CorrectionState {
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly errors: FieldErrors
  /** The other person of the case has the same phone. */
  readonly asksForConsent: boolean
}

const idle: CorrectionState = {
  isBusy: false,
  problem: undefined,
  errors: {},
  asksForConsent: false,
}

/** The server checks the fields, because its rules know the other person of the case. */
export function useCorrection(person: CasePerson) {
  const { trouble } = useWords(casePageWords)
  const sentences = useWords(clientSentences)
  const [seen, setSeen] = useState(() => toContact(person))
  const [newer, setNewer] = useState<PersonContact>()
  const [correction, setCorrection] = useState(idle)
  const [draft, setDraft] = useState<CorrectionDraft>(() => ({
    contact: { ...seen, mobilePhone: readablePhone(seen.mobilePhone) },
    isPhoneShared: false,
    sendsInvitation: !person.hasAccount && person.invitation.state !== 'NONE',
  }))

  async function save() {
    if (correction.isBusy) return undefined
    const ready = { ...correction, problem: undefined, errors: {} }
    setCorrection({ ...ready, isBusy: true })
    try {
      const { contact, ...options } = draft
      const variables = { participantId: person.id, seen, change: contact, ...options }
      const result = await runWithStepUp(
        async () => (await graph.run(correctClient, variables)).correctClient,
      )
      if (result === 'canceled') {
        setCorrection(ready)
        return undefined
      }
      await readAgain(staffCasePage)
      if (result.success) return result
      const words = sentenceFor(readRefusal(result, result.error ?? trouble), sentences)
      if (result.current) {
        setSeen(result.current)
        setNewer(result.current)
      }
      setCorrection({
        isBusy: false,
        problem: result.errorField === null ? words : undefined,
        errors: result.errorField === null ? {} : { [result.errorField]: words },
        asksForConsent: correction.asksForConsent || result.errorCode === 'invite.same-mobile',
      })
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setCorrection({ ...ready, problem: failure.message || trouble })
    }
    return undefined
  }

  return {
    draft,
    correction,
    newer,
    save,
    change: (part: Partial<CorrectionDraft>) => setDraft({ ...draft, ...part }),
  }
}

function toContact(person: CasePerson): PersonContact {
  const { givenName, familyName, email, mobilePhone, language } = person
  return { givenName, familyName, email, mobilePhone, language }
}
