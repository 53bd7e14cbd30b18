import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { Card } from '#ui/page/Card.tsx'
import {
  saveStaffNoticeSettings,
  staffNoticeChoices,
  type StaffNoticeChoicesQuery,
} from '../notices.operations.ts'
import type { StaffMailTime } from '#ui/graphql/enums.generated.ts'
import { settingsWords } from '../words.ts'
import { listTimes } from './times.ts'
import { useChangeWords } from './use-change.ts'

type Settings = StaffNoticeChoicesQuery['staffNoticeSettings']

const mailTimes = ['NOW', 'DIGEST', 'NEVER'] as const satisfies readonly StaffMailTime[]

interface Draft {
  readonly mails: Settings['mails']
  /** Empty texts: no digest, no quiet hours. */
  readonly digestTime: string
  readonly quietFrom: string
  readonly quietUntil: string
}

const defaultQuietUntil = '07:00'

export function MailForm({ settings }: { readonly settings: Settings }) {
  const words = useWords(settingsWords)
  const language = useLanguage()
  const form = useDraftForm({
    empty: toDraft(settings),
    asksBeforeLeaving: true,
    words: useChangeWords(),
    save: async (draft) => {
      const input = {
        mails: draft.mails,
        digestTime: draft.digestTime === '' ? null : draft.digestTime,
        quietHours:
          draft.quietFrom === '' ? null : { from: draft.quietFrom, until: draft.quietUntil },
      }
      return (await graph.run(saveStaffNoticeSettings, { settings: input })).saveStaffNoticeSettings
    },
    shownBy: [staffNoticeChoices],
    toast: () => words.saved,
  })
  const { draft, change, bind } = form
  const { quietFrom, quietUntil, digestTime } = draft
  const times = listTimes(language, [digestTime, quietFrom, quietUntil])
  const mailOptions = mailTimes.map((value) => ({ value, label: words.mails[value] }))

  return (
    <Card>
      <DraftForm
        form={form}
        lead={<p className="soft notice-lead">{words.emailsNote(settings.email)}</p>}
        name={words.emails}
        className="notice-form"
      >
        {draft.mails.map(({ group, mail }) => (
          <Select
            key={group}
            name={group}
            label={words.groups[group]}
            value={mail}
            onChange={(value) => {
              const chosen = mailTimes.find((time) => time === value)
              if (chosen) change({ mails: changeMail(draft.mails, { group, mail: chosen }) })
            }}
            options={mailOptions}
          />
        ))}
        <Select
          {...bind('digestTime')}
          label={words.digest}
          hint={words.digestHint}
          options={[{ value: '', label: words.noDigest }, ...times]}
        />
        <div className="pair">
          <Select
            name="quietFrom"
            value={quietFrom}
            onChange={(from) =>
              change({ quietFrom: from, ...(from === '' && { quietUntil: defaultQuietUntil }) })
            }
            label={words.quietFrom}
            hint={words.quietFromHint}
            options={[{ value: '', label: words.noQuietHours }, ...times]}
          />
          {quietFrom === '' ? null : (
            <Select {...bind('quietUntil')} label={words.quietUntil} options={times} />
          )}
        </div>
      </DraftForm>
    </Card>
  )
}

function changeMail(
  mails: Settings['mails'],
  changed: Settings['mails'][number],
): Settings['mails'] {
  return mails.map((each) => (each.group === changed.group ? { ...each, ...changed } : each))
}

function toDraft({ mails, digestTime, quietHours }: Settings): Draft {
  return {
    mails,
    digestTime: digestTime ?? '',
    quietFrom: quietHours?.from ?? '',
    quietUntil: quietHours?.until ?? defaultQuietUntil,
  }
}
