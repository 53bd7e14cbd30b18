import type { Browser, TestApp } from '#testing/test-app.ts'
import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import { mustUpload, pdf, text, uploadFile, type UploadTarget } from '#testing/test-uploads.ts'
import { changeStatus, type ChangeStatusInput } from '#features/cases/server/stage/change-status.ts'
import { requestDocument } from './review/ask/request-document.ts'

type Move = Pick<ChangeStatusInput, 'status' | 'outcome' | 'filedOn' | 'caseNumber'>

const filing = { filedOn: '2026-09-01', caseNumber: '26-10001' }

export const ended = {
  success: false,
  errorCode: 'documents.case-ended',
  errorMessage: expect.stringMatching(/^This case has ended/),
}

export const nothing = {
  dashBoardShowSubmitDocumentsFlag: false,
  documentFoldersTotal: 0,
  documentFoldersOpen: 0,
  documentFoldersSentBack: 0,
}

/** A case that ends and is reopened. */
export function endingOf(app: TestApp, marcus: Browser, caseId: string, taxes: UploadTarget) {
  let early: string
  beforeAll(async () => {
    await sql`update legal_case set case_number = '26-10001' where id = ${caseId}`.execute(
      app.owner.db,
    )
    early = await mustUpload(marcus, taxes, 'early.pdf', pdf())
  })

  const toKey = () => ({ caseId, firmId: app.demoData.firms.hollis })
  const move = (input: Move) =>
    app.deps.database.transact((tx) =>
      changeStatus(app.deps, tx, { ...toKey(), isConfirmed: true, ...input }),
    )
  const end = () => move({ status: 'Complete', outcome: 'dismissed' })
  const reopen = () => move({ status: 'Filed', ...filing })
  let count = 0
  const upload = async (place: UploadTarget) => {
    const content = text(`Paper ${(count += 1)}`)
    const { data } = await marcus.upload(
      uploadFile.replace('errorMessage', 'errorMessage errorCode'),
      { fileMetadata: place },
      { name: 'Paper.txt', content },
    )
    return data.documents.uploadFile
  }
  const readCase = async () => {
    const { data } = await marcus.graph(
      `{ cases { get(active: true) { id dashBoardShowSubmitDocumentsFlag documentFoldersTotal
        documentFoldersOpen documentFoldersSentBack } } }`,
    )
    const { id: _, ...flags } = data.cases.get.find(({ id }: { id: string }) => id === caseId)
    return flags
  }
  const readLeaf = async ({ categoryId }: UploadTarget) => {
    const { data } = await marcus.graph(
      `query ($caseId: ID!, $categoryId: ID!) {
        documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) {
          status requirement mayAdd isCaseEnded documentList { id status settledBecause } } }`,
      { caseId, categoryId },
    )
    return data.documentsChildLeafCategory
  }
  const request = (wanted: Parameters<typeof requestDocument>[2]['wanted']) =>
    app.deps.database.transact((tx) =>
      requestDocument(app.deps, tx, { ...toKey(), requirement: 'required', wanted }),
    )
  /** Made before the tests. */
  const given = {
    get early() {
      return early
    },
  }
  return { given, move, end, reopen, upload, readCase, readLeaf, request }
}
