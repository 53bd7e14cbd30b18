// Property: after any sequence of certificate events of two debtors, all readers see the same state
// and the client can always continue.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  categoryOfCourse,
  certificateFacts,
  findIssued,
  type IssuedCertificate,
} from './certificate.ts'
import {
  clientStatuses,
  mayAddCertificate,
  mayReplace,
  needsNewCopy,
  showsSubmitTask,
  type DocumentStatus,
} from './document-status.ts'
import {
  categoryStatus,
  documentTree,
  getLeaves,
  type TreeCategory,
} from './categories/document-tree.ts'

type Debtor = 1 | 2
type Course = 1 | 2

interface CaseDocument {
  readonly categoryId: string
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
  readonly completed: string | null
}

interface CaseState {
  readonly documents: readonly CaseDocument[]
  readonly issued: readonly IssuedCertificate[]
}

const getId = (course: Course, debtor: Debtor) => `${course}-${debtor}`
const category = (course: Course, debtor: Debtor): TreeCategory => ({
  id: getId(course, debtor),
  parentId: null,
  templateKey: categoryOfCourse(course),
  debtor,
  name: '',
  description: '',
  period: null,
  why: null,
  help: null,
  requirement: course === 1 ? 'required' : 'optional',
  stillNeeded: [],
})
const categories = ([1, 2] as const).flatMap((course) =>
  ([1, 2] as const).map((debtor) => category(course, debtor)),
)

/** Events of one debtor's certificate of one course, when they are possible. */
const events = {
  issue: ({ documents, issued }: CaseState, course: Course, debtor: Debtor): CaseState =>
    findIssued(issued, course, debtor)
      ? { documents, issued }
      : {
          documents,
          issued: [...issued, { courseType: course, debtor, completedOn: '2026-11-01' }],
        },
  reset: ({ documents, issued }: CaseState, course: Course, debtor: Debtor): CaseState => ({
    documents,
    issued: issued.filter((certificate) => certificate !== findIssued(issued, course, debtor)),
  }),
  upload: (state: CaseState, course: Course, debtor: Debtor): CaseState => {
    const statuses = clientStatuses(ownDocuments(state, course, debtor))
    const isOpen =
      course === 2 ||
      mayAddCertificate(statuses, findIssued(state.issued, course, debtor) !== undefined)
    return isOpen ? withDocument(state, course, debtor, 'Pending') : state
  },
  accept: (state: CaseState, course: Course, debtor: Debtor) =>
    decided(state, course, debtor, 'Accepted'),
  reject: (state: CaseState, course: Course, debtor: Debtor) =>
    decided(state, course, debtor, 'Rejected'),
  question: (state: CaseState, course: Course, debtor: Debtor) =>
    decided(state, course, debtor, 'Review'),
  replace: (state: CaseState, course: Course, debtor: Debtor): CaseState => {
    const old = ownDocuments(state, course, debtor).find((document) => mayReplace(document))
    if (!old) return state
    const without = {
      ...state,
      documents: state.documents.map((document) =>
        document === old ? { ...old, status: 'Replaced' as const } : document,
      ),
    }
    return events.upload(without, course, debtor) === without
      ? state
      : withDocument(without, course, debtor, 'Pending')
  },
  firmSends: (state: CaseState, course: Course, debtor: Debtor): CaseState => ({
    ...state,
    documents: [
      ...state.documents,
      { categoryId: getId(course, debtor), status: 'Accepted', isFromFirm: true, completed: null },
    ],
  }),
}

function ownDocuments(
  { documents }: CaseState,
  course: Course,
  debtor: Debtor,
): readonly CaseDocument[] {
  return documents.filter(({ categoryId }) => categoryId === getId(course, debtor))
}

function withDocument(
  state: CaseState,
  course: Course,
  debtor: Debtor,
  status: DocumentStatus,
): CaseState {
  return {
    ...state,
    documents: [
      ...state.documents,
      { categoryId: getId(course, debtor), status, isFromFirm: false, completed: null },
    ],
  }
}

/**
 * Sets the status of the newest client document that was not replaced, as a review by the firm
 * does.
 */
function decided(
  state: CaseState,
  course: Course,
  debtor: Debtor,
  status: DocumentStatus,
): CaseState {
  const newest = ownDocuments(state, course, debtor).findLast(
    (document) => !document.isFromFirm && document.status !== 'Replaced',
  )
  return {
    ...state,
    documents: state.documents.map((document) =>
      document === newest ? { ...document, status } : document,
    ),
  }
}

const steps = fc.array(
  fc.record({
    event: fc.constantFrom(...Object.values(events)),
    course: fc.constantFrom<Course>(1, 2),
    debtor: fc.constantFrom<Debtor>(1, 2),
  }),
  { maxLength: 16, size: 'max' },
)
const after = (
  taken: ReadonlyArray<{
    event: (typeof events)[keyof typeof events]
    course: Course
    debtor: Debtor
  }>,
) =>
  taken.reduce<CaseState>((state, { event, course, debtor }) => event(state, course, debtor), {
    documents: [],
    issued: [],
  })

/** Collects everything that any reader sees about this certificate. */
function seen(state: CaseState, course: Course, debtor: Debtor) {
  const own = ownDocuments(state, course, debtor)
  const issued = findIssued(state.issued, course, debtor)
  const leaf = getLeaves(documentTree({ categories, ...state }, debtor)).find(
    ({ id }) => id === getId(course, debtor),
  )
  return {
    status: leaf?.status,
    firmStatus: categoryStatus(
      category(course, debtor),
      own.filter(({ status }) => status !== 'Replaced'),
      state.issued,
      debtor,
    ),
    exists: certificateFacts(course, own, issued).exists,
    mayAdd: mayAddCertificate(clientStatuses(own), issued !== undefined),
    newCopies: own.filter((document) => needsNewCopy(document, leaf?.status)).length,
  }
}

test('a certificate completes its category for client and firm, whatever its source', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const state = after(taken)
      for (const course of [1, 2] as const) {
        for (const debtor of [1, 2] as const) {
          const { status, firmStatus, exists, newCopies } = seen(state, course, debtor)
          expect(status).toBe(firmStatus)
          if (exists) expect([status, newCopies]).toEqual(['Complete', 0])
          // An optional category with only the firm's documents is complete as well.
          else if (course === 1) expect(status).not.toBe('Complete')
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('a first course is complete or waits for the firm, or else the client can upload a certificate', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const state = after(taken)
      for (const debtor of [1, 2] as const) {
        const { status, exists, mayAdd } = seen(state, 1, debtor)
        const isWaiting = status === 'Pending' && !mayAdd
        expect([
          exists,
          isWaiting,
          mayAdd && (status === 'Unknown' || status === 'Rejected' || status === 'Pending'),
        ]).toContain(true)
        if (status === 'Unknown' || status === 'Rejected') expect(mayAdd).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test("the document task is shown as long as the client's own first certificate is missing, and not longer", () => {
  fc.assert(
    fc.property(steps, fc.constantFrom<Debtor>(1, 2), (taken, debtor) => {
      const state = after(taken)
      const leaves = getLeaves(documentTree({ categories, ...state }, debtor))
      expect(showsSubmitTask(leaves)).toBe(!seen(state, 1, debtor).exists)
    }),
    { numRuns: 500 },
  )
})

test('events of one debtor or course do not affect another', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const alone = after(taken.filter(({ course, debtor }) => course === 1 && debtor === 1))
      expect(seen(after(taken), 1, 1)).toEqual(seen(alone, 1, 1))
    }),
    { numRuns: 500 },
  )
})
