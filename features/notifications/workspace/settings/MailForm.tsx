import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { Card } from '#ui/page/Card.tsx'
import type { StaffMailTime, StaffNoticeGroup } from '#ui/graphql/enums.generated.ts'
import { saveStaffNoticeSettings, type StaffNoticeChoicesQuery } from '../notices.operations.ts'
import { settingsWords } from '../words.ts'
import { listTimes } from './times.ts'
import { useChange } from './use-change.ts'

type Settings = StaffNoticeChoicesQuery['staffNoticeSettings']

const mailTimes = ['NOW', 'DIGEST', 'NEVER'] as const satisfies readonly StaffMailTime[]

interface Draft {
  readonly mails: Readonly<Partial<Record<StaffNoticeGroup, StaffMailTime>>>
  /** Empty texts: no digest, no quiet hours. */
  readonly digestTime: string
  readonly quietFrom: string
  readonly quietUntil: string
}

const defaultQuietUntil = '07:00'

export function MailForm({ settings }: { readonly settings: Settings }) {
  const words = useWords(settingsWords)
  const language = useLanguage()
  const change = useChange()
  const [draft, setDraft] = useState(() => toDraft(settings))
  const { quietFrom, quietUntil, digestTime } = draft
  const times = listTimes(language, [digestTime, quietFrom, quietUntil])
  const mailOptions = mailTimes.map((value) => ({ value, label: words.mails[value] }))

  function submit() {
    const input = {
      mails: settings.mails.map(({ group, mail }) => ({ group, mail: draft.mails[group] ?? mail })),
      digestTime: digestTime === '' ? null : digestTime,
      quietHours: quietFrom === '' ? null : { from: quietFrom, until: quietUntil },
    }
    void change.run(
      async () =>
        (await graph.run(saveStaffNoticeSettings, { settings: input })).saveStaffNoticeSettings,
      words.saved,
    )
  }

  return (
    <Card>
      {change.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={change.problem} takesFocus />
        </div>
      )}
      <p className="soft notice-lead">{words.emailsNote(settings.email)}</p>
      <Form onSubmit={submit} name={words.emails} className="notice-form">
        {settings.mails.map(({ group, mail }) => (
          <Select
            key={group}
            name={group}
            label={words.groups[group]}
            value={draft.mails[group] ?? mail}
            onChange={(value) => {
              const chosen = mailTimes.find((time) => time === value)
              if (chosen) setDraft({ ...draft, mails: { ...draft.mails, [group]: chosen } })
            }}
            options={mailOptions}
          />
        ))}
        <Select
          name="digestTime"
          label={words.digest}
          hint={words.digestHint}
          value={digestTime}
          onChange={(value) => setDraft({ ...draft, digestTime: value })}
          options={[{ value: '', label: words.noDigest }, ...times]}
        />
        <div className="pair">
          <Select
            name="quietFrom"
            label={words.quietFrom}
            hint={words.quietFromHint}
            value={quietFrom}
            onChange={(value) => setDraft({ ...draft, quietFrom: value })}
            options={[{ value: '', label: words.noQuietHours }, ...times]}
          />
          {quietFrom === '' ? null : (
            <Select
              name="quietUntil"
              label={words.quietUntil}
              value={quietUntil}
              onChange={(value) => setDraft({ ...draft, quietUntil: value })}
              options={times}
            />
          )}
        </div>
        <div className="actions">
          <Button type="submit" busy={change.isBusy && words.saving}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function toDraft({ digestTime, quietHours }: Settings): Draft {
  return {
    mails: {},
    digestTime: digestTime ?? '',
    quietFrom: quietHours?.from ?? '',
    quietUntil: quietHours?.until ?? defaultQuietUntil,
  }
}
