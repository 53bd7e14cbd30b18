// Acts of the firm on sections that it has read (spec: intake#versions).
import type { SectionToSendBack } from '#contract/workspace.generated.ts'
import { requireCase, type StaffCaseKey } from '#features/cases/server/staff/open-case-for-staff.ts'
import type { Act } from '#features/staff/rules/permissions.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isBlank } from '#lib/text.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { getSectionVersion } from '../../rules/intake/versions.ts'
import { sectionStatus } from '../../rules/progress/section-status.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import {
  finishAct,
  lockQuestionnaire,
  requireOpenCase,
  type FirmContext,
} from '../firm/firm-context.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import type { CaseSection } from '../load-questionnaire.ts'
import { saveApproval } from '../sections/checks.store.ts'
import { importSections } from '../firm/import-section.ts'
import { sendBackSection } from '../firm/send-back-section.ts'
import { showSection } from '../firm/show-questionnaire.ts'
import { toFirmDeps, type IntakeDeps } from './deps.ts'
import { listSectionActs } from './intake.store.ts'

export interface SectionSeen {
  readonly sectionId: string
  /** The version that the person saw. */
  readonly version: string
}

/** `isOutdated` when a section has changed since. Nothing is written then. */
export interface SectionActResult {
  readonly isOutdated: boolean
}

export async function sendBackSections(
  deps: IntakeDeps,
  viewer: StaffViewer,
  {
    caseId,
    sections,
  }: { readonly caseId: string; readonly sections: readonly SectionToSendBack[] },
): Promise<SectionActResult> {
  if (sections.length === 0) throw problem('questionnaire.no-sections')
  const act = { caseId, permission: 'change-stage', seen: sections } as const
  return actOnSections(deps, viewer, act, async (context) => {
    for (const [index, { systemName }] of context.sections.entries())
      await sendBackSection(context.deps, context.tx, {
        ...context.firmContext,
        section: systemName,
        comment: sections[index]?.comment ?? '',
      })
  })
}

/** Records the viewer as the person who checked it. */
export async function markSectionImported(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, ...seen }: SectionSeen & { readonly caseId: string },
): Promise<SectionActResult> {
  const act = { caseId, permission: 'review-intake', seen: [seen] } as const
  return actOnSections(deps, viewer, act, async ({ deps: firmDeps, tx, firmContext, sections }) => {
    for (const { systemName } of sections)
      await importSections(firmDeps, tx, { ...firmContext, section: systemName })
  })
}

/** Only a section that was checked can be approved. */
export async function approveIntakeSection(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, ...seen }: SectionSeen & { readonly caseId: string },
): Promise<SectionActResult> {
  const act = { caseId, permission: 'approve-intake', seen: [seen] } as const
  return actOnSections(deps, viewer, act, async ({ deps: firmDeps, tx, firmContext, sections }) => {
    for (const section of sections) {
      if (section.status !== sectionStatus.imported) throw problem('questionnaire.not-checked')
      await saveApproval(tx, section, firmContext.staffId)
      await finishAct(firmDeps, tx, firmContext, 'section-approved', section.id, {
        section: section.systemName,
      })
    }
  })
}

export interface SectionShowing extends SectionSeen {
  readonly caseId: string
  readonly isShown: boolean
  /** Of a section that goes back to the clients. A blank one is the standard. */
  readonly comment: string
}

/** Hides a section from the clients, or shows it (spec: intake#showing). */
export async function setSectionShown(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, isShown, comment, ...seen }: SectionShowing,
): Promise<SectionActResult> {
  const act = { caseId, permission: 'review-intake', seen: [seen] } as const
  return actOnSections(deps, viewer, act, async ({ deps: firmDeps, tx, firmContext, sections }) => {
    await requireOpenCase(tx, firmContext)
    for (const { systemName: section } of sections)
      if (isShown)
        await showSection(firmDeps, tx, {
          ...{ ...firmContext, section },
          ...(!isBlank(comment) && { comment }),
        })
      else await hideQuestionnaire(firmDeps, tx, { ...firmContext, section })
  })
}

interface SectionsAct {
  readonly caseId: string
  readonly permission: Act
  readonly seen: readonly SectionSeen[]
}

interface ActContext {
  readonly deps: QuestionnaireDeps
  readonly tx: FirmTx
  readonly firmContext: FirmContext
  /** Sections in the order of `seen`. */
  readonly sections: readonly CaseSection[]
}

/** Locks the questionnaire, compares what the person saw, and acts on all sections or none. */
async function actOnSections(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, permission, seen }: SectionsAct,
  work: (context: ActContext) => Promise<void>,
): Promise<SectionActResult> {
  requirePermission(deps, viewer, permission)
  const firmDeps = toFirmDeps(deps, viewer)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const sections = await lockSections(firmDeps, tx, key, seen)
    if (!sections) return { isOutdated: true }
    const firmContext = { ...key, staffId: viewer.staffId }
    await work({ deps: firmDeps, tx, firmContext, sections })
    return { isOutdated: false }
  })
}

/** Undefined if one is not as it was seen. */
async function lockSections(
  deps: QuestionnaireDeps,
  tx: FirmTx,
  key: StaffCaseKey,
  seen: readonly SectionSeen[],
): Promise<readonly CaseSection[] | undefined> {
  const { sections } = await lockQuestionnaire(deps, tx, key)
  const acts = await listSectionActs(tx, key)
  const compared = seen.map(({ sectionId, version }) => {
    const section = sections.find(({ id }) => id === sectionId.toLowerCase())
    const done = section && acts.get(section.id)
    if (!section || !done) throw problem('questionnaire.section-absent')
    return { section, isSame: getSectionVersion(section, done) === version }
  })
  return compared.every(({ isSame }) => isSame) ? compared.map(({ section }) => section) : undefined
}
