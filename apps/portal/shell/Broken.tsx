import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page } from '#ui/page/Page.tsx'
import { frameWords } from '../words.ts'

export function Broken() {
  const words = useWords(frameWords).broken
  return (
    <div className="wrap broken">
      <Page title={words.title} lead={words.lead} narrow>
        <Button onPress={() => location.reload()}>{words.again}</Button>
      </Page>
    </div>
  )
}
