import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { Page } from '#ui/page/Page.tsx'
import { EarlierPackets } from './EarlierPackets.tsx'
import { PacketForm } from './PacketForm.tsx'
import { isAtWork, PacketProgress } from './PacketProgress.tsx'
import { packetPage, packetsOfCase } from './packets.operations.ts'
import { packetWords } from './words.ts'

export function PacketPage() {
  const { caseId = '' } = useParams({ strict: false })
  return <PacketsOf key={caseId} caseId={caseId} />
}

function PacketsOf({ caseId }: { readonly caseId: string }) {
  const words = useWords(packetWords)
  const { and } = useWords(clientWords)
  const choices = useGraphQuery(packetPage, { caseId }, { fresh: true })
  const packets = useGraphQuery(packetsOfCase, { caseId }, { fresh: true })
  // Undefined until a person decides: then the packet at work, if there is one. Null: the form.
  const [openId, setOpenId] = useState<string | null>()
  const people = choices.data?.packetChoices.people
  const name = people === undefined ? '' : clientName(people, and)
  return (
    <Page
      title={words.title}
      documentTitle={name === '' ? words.title : `${words.title}: ${name}`}
      lead={words.lead}
      back={<GoBack href={pathOfCase(caseId)}>{name === '' ? words.backToCase : name}</GoBack>}
    >
      <Part query={packets}>
        {({ casePackets }) => {
          const working = casePackets.find(isAtWork)
          const shownId = openId === undefined ? working?.id : (openId ?? undefined)
          return (
            <div className="form-cards packets">
              {shownId === undefined ? (
                <Part query={choices}>
                  {({ packetChoices: { documents } }) => (
                    <PacketForm
                      caseId={caseId}
                      documents={documents}
                      onMade={(id) => {
                        setOpenId(id)
                        void readAgain(packetsOfCase)
                      }}
                    />
                  )}
                </Part>
              ) : (
                <PacketProgress
                  key={shownId}
                  id={shownId}
                  onOver={() => void readAgain(packetsOfCase)}
                  onAnother={() => setOpenId(null)}
                />
              )}
              <EarlierPackets
                packets={casePackets.filter(({ id }) => id !== shownId)}
                onShow={setOpenId}
              />
            </div>
          )
        }}
      </Part>
    </Page>
  )
}
