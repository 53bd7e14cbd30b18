// Answers No on all open lines in one change, so that one undo restores them.
import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import type { Unit } from '../../../rules/content/model.ts'
import { openLines, withNo, withoutNo } from '../../../rules/content/quick-check.ts'
import { isJsonObject } from '../../../rules/json.ts'
import { checkLineWords } from '../form-words.ts'
import type { AnswerPath } from '../state/answer-path.ts'
import { useAnswerAt, useQuestion } from '../state/form-scope.ts'

const whole: AnswerPath = []

export function NoneOfThese({ unit }: { readonly unit: Unit }) {
  const words = useWords(checkLineWords)
  const { store } = useQuestion()
  const answer = useAnswerAt(whole)
  const [noFields, setAnswered] = useState<readonly string[]>([])
  const here = isJsonObject(answer) ? answer : {}
  const open = openLines(unit, here)
  const undoable = noFields.filter((key) => here[key] === 'no')

  function answerNo() {
    setAnswered([...undoable, ...open])
    store.change((before) => withNo(before, openLines(unit, before)))
  }

  function undo() {
    setAnswered([])
    store.change((before) => withoutNo(before, noFields))
  }

  const isUndo = open.length === 0 && undoable.length > 0
  return (
    <div className="none-of-these">
      {open.length > 0 || isUndo ? (
        <Button
          look="soft"
          wide
          icon={isUndo ? 'arrow-counter-clockwise' : 'list-checks'}
          onPress={isUndo ? undo : answerNo}
        >
          {isUndo
            ? words.undo
            : open.length === (unit.Schema.required?.length ?? 0)
              ? words.none
              : words.rest}
        </Button>
      ) : null}
      <p role="status" className="hint">
        {isUndo
          ? words.answered(undoable.length)
          : open.length > 0
            ? words.explain(open.length)
            : ''}
      </p>
    </div>
  )
}
