import { useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { stageWords } from '../stage/words.ts'
import { firmOutcomeTexts, type OutcomeTextsPartsFragment } from './outcome-texts.operations.ts'
import { OutcomeTextsDialog } from './OutcomeTextsDialog.tsx'
import { outcomeTextWords } from './words.ts'

type Texts = OutcomeTextsPartsFragment

export function OutcomeTextsPage() {
  const words = useWords(outcomeTextWords)
  const mayChange = usePermissions()('firm-settings')
  const texts = useGraphQuery(firmOutcomeTexts, {}, { fresh: true })
  const [changed, setChanged] = useState<Texts>()
  return (
    <FirmFrame path={workspacePaths.outcomes} title={words.heading}>
      <section aria-labelledby="outcomes">
        <div className="section-head">
          <h2 id="outcomes">{words.heading}</h2>
        </div>
        <p className="soft">{words.lead}</p>
        <Part query={texts}>
          {(data) => (
            <OutcomeTable
              outcomes={data.outcomeTexts}
              {...(mayChange ? { onChange: setChanged } : undefined)}
            />
          )}
        </Part>
        {changed ? (
          <OutcomeTextsDialog read={changed} onClose={() => setChanged(undefined)} />
        ) : null}
      </section>
    </FirmFrame>
  )
}

interface OutcomeTableProps {
  readonly outcomes: readonly Texts[]
  readonly onChange?: (outcome: Texts) => void
}

function OutcomeTable({ outcomes, onChange }: OutcomeTableProps) {
  const words = useWords(outcomeTextWords)
  const { outcomes: names } = useWords(stageWords)
  const language = useLanguage() === 'es' ? 'ES' : 'EN'
  return (
    <div className="card flush table-wrap gap-medium">
      <table className="table as-cards">
        <caption className="visually-hidden">{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.outcome}</th>
            <th scope="col">{words.clientsRead}</th>
            <th scope="col">{words.whose}</th>
            {onChange === undefined ? null : (
              <th scope="col">
                <span className="visually-hidden">{words.change}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((each) => (
            <tr key={each.outcome}>
              <th scope="row">{names[each.outcome]}</th>
              <td data-label={words.clientsRead}>
                {each.texts.find((text) => text.language === language)?.title}
              </td>
              <td data-label={words.whose}>{each.isOwn ? words.own : words.product}</td>
              {onChange === undefined ? null : (
                <td className="act">
                  <Button
                    look="second"
                    small
                    name={words.changeFor(names[each.outcome])}
                    onPress={() => onChange(each)}
                  >
                    {words.change}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
