import { ReminderProgress } from '#features/work/workspace/bulk/ReminderProgress.tsx'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Page } from '#ui/page/Page.tsx'
import { isBlank } from '#lib/text.ts'
import { clientListTemplate } from '../../rules/clients/client-list.ts'
import { importWords } from '../words.ts'
import { CheckedRows } from './CheckedRows.tsx'
import { KeptNotice } from '#ui/form/draft/KeptNotice.tsx'
import { FilePicker } from './FilePicker.tsx'
import { toCsv } from './import-draft.ts'
import { useImport, type Import } from './use-import.ts'

export function ImportPage() {
  const words = useWords(importWords)
  const state = useImport()
  const isCreated = state.draft.caseIds.length > 0
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={<GoBack href={clientPaths.clients}>{words.clients}</GoBack>}
    >
      <div className="form-cards import">
        {isCreated ? <CreatedCases state={state} /> : <ListForm state={state} />}
        {state.problem === undefined ? null : (
          <Banner tone="bad" title={state.problem} takesFocus />
        )}
        {isCreated || state.rows === undefined ? null : (
          <CheckedRows rows={state.rows} isBusy={state.busy === 'create'} onCreate={state.create} />
        )}
      </div>
    </Page>
  )
}

function ListForm({ state }: { readonly state: Import }) {
  const words = useWords(importWords)
  const form = useDraft({
    empty: '',
    store: [state.draft.csv, state.setList],
    check: (csv) => (isBlank(csv) ? { csv: words.listMissing } : {}),
  })
  return (
    <section className="card form-card" aria-labelledby="list">
      <h2 id="list">{words.list}</h2>
      <div className="list-ways">
        <p>{words.howTo}</p>
        <Button
          look="quiet"
          icon="download-simple"
          onPress={() =>
            saveFile(
              new Blob([toCsv(clientListTemplate)], { type: 'text/csv' }),
              words.templateName,
            )
          }
        >
          {words.template}
        </Button>
      </div>
      <KeptNotice draft={{ isKept: state.isKept, discard: state.startAgain }} />
      <FilePicker onList={state.setList} />
      <Form onSubmit={() => form.submit(state.check)} errors={form.errors} focusesField>
        <TextField
          name="csv"
          label={words.orPaste}
          value={form.draft}
          onChange={form.set}
          lines={6}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="actions">
          <Button
            type="submit"
            look={state.rows === undefined ? 'primary' : 'second'}
            busy={state.busy === 'check' && words.checking}
          >
            {words.check}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** After the cases were created: the invitations, now or later. */
function CreatedCases({ state }: { readonly state: Import }) {
  const words = useWords(importWords)
  const { caseIds, leftOut, areInvited } = state.draft
  const count = caseIds.length
  return (
    <>
      <Banner
        key={areInvited ? 'invited' : 'created'}
        tone="ok"
        // Of several cases, the progress below says how many invitations left.
        title={areInvited && count === 1 ? words.sent : words.created(count)}
        takesFocus
      >
        {areInvited ? null : <p>{words.createdNext}</p>}
        {leftOut === 0 ? null : <p>{words.leftOut(leftOut)}</p>}
      </Banner>
      {areInvited ? <ReminderProgress /> : null}
      <div className="actions">
        {areInvited ? null : (
          <Button
            icon="paper-plane-tilt"
            busy={state.busy === 'send' && words.sending}
            onPress={state.send}
          >
            {words.sendAll(count)}
          </Button>
        )}
        <ButtonLink href={clientPaths.clients} look={areInvited ? 'primary' : 'second'}>
          {words.toClients}
        </ButtonLink>
        <Button look="quiet" onPress={state.startAgain}>
          {words.another}
        </Button>
      </div>
    </>
  )
}
