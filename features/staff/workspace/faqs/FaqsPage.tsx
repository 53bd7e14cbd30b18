import { useState } from 'react'
import { languages, toContractLanguage, type Language } from '#lib/language.ts'
import { Segments } from '#ui/form/Segments.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { workspacePaths } from '../paths.ts'
import { FirmSettingPage } from '../people/FirmSettingPage.tsx'
import { VersionList } from '../people/VersionList.tsx'
import { FaqsForm } from './FaqsForm.tsx'
import { faqsOfFirm, type FaqsOfFirmQuery, type FirmFaqsPartsFragment } from './faqs.operations.ts'
import { faqsWords } from './words.ts'

/** The questions and answers that clients read. */
export function Page() {
  const words = useWords(faqsWords)
  return (
    <FirmSettingPage
      path={workspacePaths.faqs}
      heading={words.heading}
      leads={[words.lead]}
      query={faqsOfFirm}
      renderForm={(data) => <InLanguages data={data} mayChange />}
      renderFacts={(data) => <InLanguages data={data} mayChange={false} />}
    />
  )
}

interface InLanguagesProps {
  readonly data: FaqsOfFirmQuery
  readonly mayChange: boolean
}

function InLanguages({ data, mayChange }: InLanguagesProps) {
  const words = useWords(faqsWords)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const read = language === 'es' ? data.spanish : data.english
  return (
    <>
      <div className="gap-medium">
        <Segments
          name={words.languageName}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
        />
      </div>
      {mayChange ? (
        <FaqsForm key={language} read={read} language={toContractLanguage(language)} />
      ) : (
        <FaqsList read={read} />
      )}
      <VersionList versions={read.history} />
    </>
  )
}

function FaqsList({ read }: { readonly read: FirmFaqsPartsFragment }) {
  const words = useWords(faqsWords)
  return (
    <>
      <p className="soft small-text gap-small">{read.isOwn ? words.own : words.product}</p>
      <div className="checklist-groups">
        {read.topics.map(({ id, title, entries }) => (
          <section className="card" key={id} aria-labelledby={`topic-${id}`}>
            <h3 id={`topic-${id}`}>{title}</h3>
            <ul className="gap-small">
              {entries.map((entry) => (
                <li key={entry.id}>{entry.question}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
