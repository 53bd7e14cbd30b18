import type { ReactNode } from 'react'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import type { Operation } from '#ui/graphql/operation.ts'
import { useWords } from '#ui/language/language.ts'
import { peopleWords } from '../words.ts'
import { FirmFrame } from './FirmFrame.tsx'
import { usePermissions } from './use-permissions.ts'
import { VersionList, type VersionListProps } from './VersionList.tsx'

export interface FirmSettingPageProps<Data> {
  readonly path: string
  readonly heading: string
  /** Paragraphs above the setting. */
  readonly leads: readonly string[]
  readonly query: Operation<Data, Readonly<Record<string, never>>>
  /** For those who may change the setting. */
  readonly renderForm: (data: Data) => ReactNode
  /** For everyone else. */
  readonly renderFacts: (data: Data) => ReactNode
  /** Puts a short form into a card. */
  readonly isCard?: boolean
  readonly history?: (data: Data) => VersionListProps['versions']
  readonly note?: string
}

/** A setting of the firm. Everyone reads it, administrators change it. */
export function FirmSettingPage<Data>({
  path,
  heading,
  leads,
  query,
  renderForm,
  renderFacts,
  isCard = false,
  history,
  note,
}: FirmSettingPageProps<Data>) {
  const { onlyAdministrators } = useWords(peopleWords)
  const mayChange = usePermissions()('firm-settings')
  const setting = useGraphQuery(query, {}, { fresh: true })
  return (
    <FirmFrame path={path} title={heading}>
      <section aria-labelledby="setting">
        <div className="section-head">
          <h2 id="setting" tabIndex={-1}>
            {heading}
          </h2>
        </div>
        {leads.map((lead, at) => (
          <p key={lead} className={at === 0 ? 'soft' : 'soft gap-small'}>
            {lead}
          </p>
        ))}
        <Part query={setting}>
          {(data) => (
            <>
              <div className={isCard ? 'card form-card gap-medium' : undefined}>
                {mayChange ? (
                  renderForm(data)
                ) : (
                  <>
                    {renderFacts(data)}
                    <p className="soft gap-small">{onlyAdministrators}</p>
                  </>
                )}
              </div>
              {history ? <VersionList versions={history(data)} /> : null}
            </>
          )}
        </Part>
        {note === undefined ? null : <p className="reason gap-small">{note}</p>}
      </section>
    </FirmFrame>
  )
}
