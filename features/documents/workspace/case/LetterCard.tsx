import { useState } from 'react'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Segments } from '#ui/form/Segments.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import {
  missingLetter,
  sendMissingLetter,
  type CaseChecklistPartsFragment,
  type MissingLetterQuery,
} from './case-checklist.operations.ts'
import { canAskFor, isMissing, type CaseCategory } from './checklist-view.ts'
import { readChecklistAgain } from './read-checklist-again.ts'
import { caseDocumentsWords, checklistSentences } from './words.ts'

export interface LetterCardProps {
  readonly checklist: CaseChecklistPartsFragment
}

/** The letter about what is still missing, with a preview, and the button that sends it. */
export function LetterCard({ checklist }: LetterCardProps) {
  const words = useWords(caseDocumentsWords)
  const askable = checklist.categories.filter(canAskFor)
  return (
    <section aria-labelledby="letter">
      <div className="section-head">
        <h2 id="letter">{words.letter}</h2>
      </div>
      {askable.length === 0 ? (
        <p className="card soft">{words.letterNothing}</p>
      ) : (
        <Letter checklist={checklist} askable={askable} />
      )}
    </section>
  )
}

interface LetterProps extends LetterCardProps {
  readonly askable: readonly CaseCategory[]
}

function Letter({ checklist: { caseId, people }, askable }: LetterProps) {
  const words = useWords(caseDocumentsWords)
  const sentences = useWords(checklistSentences)
  const act = useAct({ trouble: words.trouble, sentences })
  const [key, setKey] = useState(freshKey)
  // Choices changed by hand. The letter asks for all other missing categories.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = (category: CaseCategory) => changed.get(category.id) ?? isMissing(category)
  const categoryIds = askable.filter(isChosen).map(({ id }) => id)
  const { data } = useGraphQuery(missingLetter, { caseId, categoryIds })
  const texts = data?.missingLetter ?? []
  const readers = texts.filter(({ isReached }) => isReached).map(({ name }) => name)
  const nameOf = ({ debtor }: CaseCategory) =>
    people.length < 2 ? undefined : people.find((each) => each.debtor === debtor)?.givenName

  async function send(): Promise<void> {
    const result = await act.run(
      async () =>
        (await graph.run(sendMissingLetter, { caseId, key, categoryIds })).sendMissingLetter,
    )
    if (!result) return
    setKey(freshKey())
    toasts.show({ tone: 'success', title: words.letterDone })
    await readChecklistAgain()
  }

  return (
    <div className="card letter">
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      <fieldset className="letter-choices">
        <legend className="label">{words.letterAsk}</legend>
        {askable.map((category) => (
          <label key={category.id} className="pick bare">
            <input
              type="checkbox"
              checked={isChosen(category)}
              onChange={({ currentTarget }) =>
                setChanged(new Map([...changed, [category.id, currentTarget.checked]]))
              }
            />
            <span>
              {category.name}
              <span className="second-line">
                {[nameOf(category), category.stillNeeded.join(', ')].filter(Boolean).join('. ')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <LetterPreview texts={texts} />
      <p className="small-text soft">{words.letterHow}</p>
      <Button
        wide
        icon="paper-plane-tilt"
        busy={act.isBusy && words.letterSending}
        unavailableBecause={categoryIds.length === 0 && words.letterChoose}
        onPress={() => void send()}
      >
        {words.letterSend(readers.join(` ${words.and} `))}
      </Button>
    </div>
  )
}

type Text = MissingLetterQuery['missingLetter'][number]

function LetterPreview({ texts }: { readonly texts: readonly Text[] }) {
  const words = useWords(caseDocumentsWords)
  const [debtor, setDebtor] = useState(1)
  const shown = texts.find((text) => text.debtor === debtor) ?? texts[0]
  if (shown === undefined) return null
  const { name, language, isReached, greeting, lead, items, end } = shown
  return (
    <section className="letter-preview" aria-label={words.letterPreview}>
      {texts.length < 2 ? null : (
        <Segments
          name={words.letterPreview}
          value={String(shown.debtor)}
          onChange={(value) => setDebtor(Number(value))}
          options={texts.map((text) => ({ value: String(text.debtor), label: text.name }))}
        />
      )}
      {isReached ? null : <Banner tone="wait" slim title={words.notReached(name)} />}
      <div className="letter-text" lang={language.toLowerCase()}>
        <p>{greeting}</p>
        <p>{lead}</p>
        <ul className="bullets">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{end}</p>
      </div>
    </section>
  )
}
