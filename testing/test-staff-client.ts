// A person of a firm at work: runs operations of the workspace without a sign-in.
import { requireFreshProof } from '#features/staff/server/require-permission.ts'
import { graphql } from 'graphql'
import { expect } from 'vitest'
import type { GraphContext } from '#contract/graph-context.ts'
import { listStaffMembers } from '#features/firm/server/staff-members.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import type { StaffRole, StaffViewer, WorkspaceViewer } from '#lib/viewer.ts'
import { answerOnce } from '#apps/server/graphql/repeated-requests.ts'
import { workspaceResolverTables } from '#apps/server/features.ts'
import { buildSchema } from '#apps/server/graphql/schema.ts'
import type { TestApp } from './test-app.ts'

/** The value of a field. */
// oxlint-disable-next-line typescript/no-explicit-any -- only the test knows its selection
export type Answer = any

export interface StaffClient {
  readonly viewer: StaffViewer
  /** Returns the value of the only field. Throws errors of the request. */
  run<Result>(source: string, variables?: object): Promise<Result>
}

export interface StaffOptions {
  readonly firmId?: string
  readonly role?: StaffRole
  readonly language?: 'en' | 'es'
  /** Of the browser. */
  readonly timeZone?: string
  /** The page asks by itself. */
  readonly background?: boolean
  /** The proof of the person is always fresh otherwise. */
  readonly hasOldProof?: boolean
}

/** The first active person of the role in the firm; the demo's first firm by default. */
export async function openStaff(app: TestApp, options: StaffOptions = {}): Promise<StaffClient> {
  const { firmId = app.demoData.firms.hollis, role = 'paralegal' } = options
  const { language = 'en', timeZone, background = false, hasOldProof = false } = options
  const team = await listStaffMembers(app.deps.database.db, firmId)
  const member = team.find((each) => each.role === role && each.disabledAt === null)
  if (!member) throw new Error(`The firm has no ${role}`)
  const source = {
    ...{ ip: '203.0.113.10', requestId: 'test', language, userAgent: '', background },
    ...(timeZone !== undefined && { timeZone }),
  }
  const viewer: StaffViewer = {
    kind: 'staff',
    source,
    staffId: member.id,
    firmId,
    role,
    sessionId: app.deps.ids.rowId(),
    provenAt: hasOldProof ? new Date(0) : app.clock.now(),
  }
  const schema = buildSchema('workspace', workspaceResolverTables(app.deps), (staff) =>
    requireFreshProof(app.deps, staff),
  )
  return {
    viewer,
    async run<Result>(document: string, variables: object = {}) {
      const operate = async (repetition: Repetition) => {
        const contextValue: GraphContext<WorkspaceViewer> = {
          viewer: hasOldProof ? viewer : { ...viewer, provenAt: app.clock.now() },
          batch: new Map(),
          setCookie: () => {},
          clearCache: () => {},
          padAnswer: () => {},
          extendTimeout: () => {},
          recordRefusal: (refusal) => app.deps.recordRefusal(viewer, refusal),
          headers: {},
          repetition,
        }
        const variableValues = { ...variables }
        const result = await graphql({ schema, source: document, contextValue, variableValues })
        const [error] = result.errors ?? []
        if (error) throw error.originalError ?? error
        const [value] = Object.values(result.data ?? {})
        return { answer: { data: value }, isFinal: true }
      }
      const key = app.loseAnswer('workspace', document)
      if (key === undefined) return toJson<Result>((await operate(unrepeated)).answer.data)
      const content = JSON.stringify([document, variables])
      const request = { key, sender: viewer.staffId, content }
      const send = () => answerOnce(app.deps.rememberedAnswers, request, operate)
      const lost = await send().catch(() => undefined)
      const answer = toJson<Result>((await send()).data)
      if (lost) expect(answer).toEqual(toJson(lost.data))
      return answer
    },
  }
}

const toJson = <Result>(value: unknown) => JSON.parse(JSON.stringify(value)) as Result
