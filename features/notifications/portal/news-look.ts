// Older rows have no kind and use their type (spec: cases#news-look).
import type { IconName } from '#ui/icons/names.ts'
import type { TileTone } from '#ui/display/IconTile.tsx'
import type { ToastTone } from '#ui/feedback/toast-list.ts'

export interface NewsLook {
  readonly icon: IconName
  /** `yours`: something to be done. `file`: for information. */
  readonly tone: TileTone
}

const toDo = (icon: IconName): NewsLook => ({ icon, tone: 'yours' })
const good = (icon: IconName): NewsLook => ({ icon, tone: 'ok' })
const info = (icon: IconName): NewsLook => ({ icon, tone: 'file' })

const ofDocument = {
  accepted: good('check-circle-fill'),
  'accepted-in-part': toDo('folder-open'),
  'sent-back': toDo('arrow-u-up-left'),
  'sent-back-settled': info('arrow-u-up-left'),
  questioned: info('chat-circle-text'),
  commented: info('chat-circle-text'),
  requested: toDo('folder-open'),
  needed: toDo('folder-open'),
  sent: info('file-text'),
  'to-confirm': toDo('file-text'),
  missing: toDo('folder-open'),
  unusable: toDo('warning-fill'),
  'unusable-settled': info('warning-fill'),
}

const ofQuestionnaire = {
  'sent-back': toDo('arrow-u-up-left'),
  submitted: info('paper-plane-tilt'),
  helped: info('chat-circle-text'),
}

const ofCourse = {
  invited: toDo('graduation-cap'),
  ordered: info('graduation-cap'),
  orderedTogether: info('graduation-cap'),
  found: info('graduation-cap'),
  registered: info('graduation-cap'),
  started: info('graduation-cap'),
  finished: info('graduation-cap'),
  certificate: good('check-circle-fill'),
  canceled: toDo('warning-fill'),
  expired: toDo('warning-fill'),
  reset: toDo('graduation-cap'),
  alone: toDo('graduation-cap'),
}

const ofReminder = {
  takeFirst: toDo('graduation-cap'),
  useBy: toDo('calendar-blank'),
  takeSecond: toDo('graduation-cap'),
  secondDue: toDo('calendar-blank'),
  overdue: toDo('warning-fill'),
}

const ofCase = {
  status: info('sun-horizon'),
  'status-back': info('sun-horizon'),
  ended: info('flag'),
  number: info('buildings'),
  'number-removed': toDo('buildings'),
  meeting: info('calendar-blank'),
  'meeting-moved': toDo('calendar-blank'),
  'meeting-removed': toDo('calendar-blank'),
  converted: info('arrows-clockwise'),
  reminder: toDo('folder-open'),
}

const byKind: Readonly<Record<string, NewsLook>> = {
  ...withPrefix('document', ofDocument),
  ...withPrefix('questionnaire', ofQuestionnaire),
  ...withPrefix('course.First', ofCourse),
  ...withPrefix('course.Second', ofCourse),
  ...withPrefix('course.reminder', ofReminder),
  ...withPrefix('case', ofCase),
}

function withPrefix(
  prefix: string,
  looks: Readonly<Record<string, NewsLook>>,
): Readonly<Record<string, NewsLook>> {
  return Object.fromEntries(Object.entries(looks).map(([key, look]) => [`${prefix}.${key}`, look]))
}

const byType: Readonly<Record<string, IconName>> = {
  document: 'folder-open',
  documents: 'folder-open',
  course: 'graduation-cap',
  questionnaire: 'clipboard-text',
  comment: 'chat-circle-text',
  appointment: 'calendar-blank',
  refund: 'receipt',
}

/** By the contract's notificationDisplayType: 1 Information, 2 Success, 3 Error. */
const tonesOfDisplayType: Readonly<Record<number, TileTone>> = { 2: 'ok', 3: 'yours' }

export interface LookedAtNews {
  /** Null in rows from before news had kinds. */
  readonly kind: string | null
  readonly type: string
  readonly notificationDisplayType: number
}

export function newsLook({ kind, type, notificationDisplayType }: LookedAtNews): NewsLook {
  const known = kind !== null && Object.hasOwn(byKind, kind) ? byKind[kind] : undefined
  if (known) return known
  const icon = Object.hasOwn(byType, type) ? byType[type] : undefined
  const tone =
    tonesOfDisplayType[notificationDisplayType] ?? (icon === undefined ? 'plain' : 'file')
  return { icon: icon ?? 'info', tone }
}

const toastTones: Partial<Record<TileTone, ToastTone>> = { ok: 'success', yours: 'attention' }

export function toastTone({ tone }: NewsLook): ToastTone {
  return toastTones[tone] ?? 'information'
}
