// `?form=ours` or `?form=bare`, with `&entries=50`. Records the time from each key to its paint.
import '#ui/styles/index.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { UnitForm } from '#features/questionnaire/portal/form/UnitForm.tsx'
import { BareForm, type Entry } from './BareForm.tsx'
import { answerWith, openEntry, unit } from './unit.ts'

declare global {
  interface Window {
    /** Milliseconds from the key to the end of the frame that shows it. */
    keystrokes: number[]
  }
}

const wished = new URLSearchParams(location.search)
const answer = answerWith(Number(wished.get('entries')))

const wayTo = () => '/'

function OurForm() {
  const [value, setValue] = useState(answer)
  return (
    <UnitForm
      unit={unit}
      value={value}
      onChange={setValue}
      faults={[]}
      attempt={0}
      isReadOnly={false}
      wayTo={wayTo}
      openEntry={openEntry}
    />
  )
}

window.keystrokes = []
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      // A message posted in a frame arrives after its paint.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        window.keystrokes.push(performance.now() - timeStamp)
        port1.close()
      })
      port1.start()
      port2.postMessage(undefined)
    })
  },
  { capture: true },
)

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
createRoot(place).render(
  wished.get('form') === 'ours' ? (
    <OurForm />
  ) : (
    <BareForm first={answer['places'] as unknown as readonly Entry[]} />
  ),
)
