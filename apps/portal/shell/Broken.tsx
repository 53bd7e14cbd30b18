// What stands in place of a page that failed: in its frame where the frame still works.
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { frameWords } from '../words.en.ts'

const words = frameWords.broken

export function Broken() {
  return (
    <div className="wrap py-10">
      <Page title={words.title} lead={words.lead} narrow>
        <Button onPress={() => location.reload()}>{words.again}</Button>
      </Page>
    </div>
  )
}
