import { Segments } from '#ui/form/Segments.tsx'
import { useWords } from '#ui/language/language.ts'
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import { groupItems, type ChecklistDraft, type ChecklistItem } from './checklist-draft.ts'
import { checklistWords } from './words.ts'

const requirements: readonly ChecklistRequirement[] = ['REQUIRED', 'OPTIONAL', 'NOT_NEEDED']

export interface ChecklistGroupsProps {
  readonly items: readonly ChecklistItem[]
  readonly draft: ChecklistDraft
  /** Absent for people who may only read. */
  readonly onChange?: (key: string, requirement: ChecklistRequirement) => void
}

/** The categories of a checklist, by folder. */
export function ChecklistGroups({ items, draft, onChange }: ChecklistGroupsProps) {
  const words = useWords(checklistWords)
  return (
    <div className="checklist-groups">
      {groupItems(items).map(({ folder, items: own }) => (
        <section className="card" key={folder ?? ''}>
          <h3>{folder ?? words.single}</h3>
          <ul className="checklist-items">
            {own.map((item) => {
              const requirement = draft[item.key] ?? item.standard
              return (
                <li key={item.key}>
                  <div>
                    <p className="checklist-name">{item.name}</p>
                    {item.perDebtor ? <p className="soft small-text">{words.perDebtor}</p> : null}
                    {requirement === item.standard ? null : (
                      <p className="checklist-changed small-text">
                        {words.standard(words.requirements[item.standard])}
                      </p>
                    )}
                  </div>
                  {onChange === undefined ? (
                    <p>{words.requirements[requirement]}</p>
                  ) : (
                    <Segments
                      name={words.requirementOf(item.name)}
                      value={requirement}
                      onChange={(value) => onChange(item.key, value)}
                      options={requirements.map((value) => ({
                        value,
                        label: words.requirements[value],
                      }))}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
