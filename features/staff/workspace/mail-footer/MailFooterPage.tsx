import { languages } from '#lib/language.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { findFooterProblems, type MailFooter } from '../../rules/mail-footer.ts'
import { workspacePaths } from '../paths.ts'
import { FirmFormPage } from '../people/FirmFormPage.tsx'
import { staffSentences } from '../words.ts'
import { changeMailFooter, firmMailFooter } from './mail-footer.operations.ts'
import { footerWords } from './words.ts'

/** The footer of emails to staff. */
export function Page() {
  const words = useWords(footerWords)
  return (
    <FirmFormPage
      path={workspacePaths.mailFooter}
      words={words}
      sentences={useWords(staffSentences)}
      query={firmMailFooter}
      getRead={({ mailFooter }) => mailFooter}
      toDraft={({ en, es }): MailFooter => ({ en, es })}
      check={findFooterProblems}
      save={async (draft, { version }) =>
        (await graph.run(changeMailFooter, { version, ...draft })).changeMailFooter
      }
      getSaved={({ mailFooter }) => mailFooter}
      show={(footer) =>
        languages.map((field) => {
          const value = footer[field] || words.none
          return { field, name: words.languages[field], value }
        })
      }
      renderFields={({ bind }) =>
        languages.map((field) => (
          <TextField key={field} {...bind(field)} label={words.languages[field]} lines={5} />
        ))
      }
      history={({ mailFooter: { history } }) => history}
    />
  )
}
