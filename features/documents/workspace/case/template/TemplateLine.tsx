import { Suspense, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { firmChecklists } from '../../checklist/checklist.operations.ts'
import type { CaseChecklistPartsFragment } from '../case-checklist.operations.ts'
import { templateWords } from './words.ts'

const TemplateDialog = lazyPart(() => import('./TemplateDialog.tsx'), 'TemplateDialog')

export interface TemplateLineProps {
  readonly checklist: Pick<CaseChecklistPartsFragment, 'caseId' | 'template'>
  readonly hasEnded: boolean
}

/** The checklist that the case follows. Not shown while the firm has only its standard one. */
export function TemplateLine({ checklist: { caseId, template }, hasEnded }: TemplateLineProps) {
  const words = useWords(templateWords)
  const [isOpen, setIsOpen] = useState(false)
  const lists = useGraphQuery(firmChecklists, {}).data?.namedChecklists.lists ?? []
  if (template === null && lists.length === 0) return null
  const name = template?.name ?? words.standard
  return (
    <div className="case-template">
      <p>
        <span className="soft">{words.follows}</span>{' '}
        <strong>{template?.isRemoved === true ? words.removed(name) : name}</strong>
      </p>
      {hasEnded ? null : (
        <Button look="quiet" small name={words.title} onPress={() => setIsOpen(true)}>
          {words.change}
        </Button>
      )}
      <Suspense>
        {isOpen ? (
          <TemplateDialog
            caseId={caseId}
            template={template}
            lists={lists}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
