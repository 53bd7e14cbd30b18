import { expect, test } from 'vitest'
import type { CurrentCase } from '../current-case/current-case-context.ts'
import { taskLine, type TaskLine } from './task-line.ts'
import { dashboardWords } from '../words.ts'
import { dashboardWords as dashboardWordsEs } from '../words.es.ts'

const legalCase = {
  status: 'Pre-Filing',
  caseNumber: null,
  dashBoardCourseNumber: 'First',
  dashBoardCourseState: 'none',
  dashBoardCourseProvider: null,
  documentsSentAndWaiting: false,
  documentFoldersOpen: 4,
  documentFoldersSentBack: 0,
  documentFoldersTotal: 8,
  dashBoardShowSubmitDocumentsFlag: true,
  questionnaireDisplayInClientPortalFlag: true,
  questionnaireSectionsTotal: 16,
  questionnaireSectionsDone: 3,
  questionnaireSectionsSentBack: 0,
  questionnaireSubmittedFlag: false,
  questionnaireSubmittedTime: null,
  questionnaireExpectedCompletionDateFormatted: null,
} as unknown as CurrentCase

const formatDay = (instant: string) => `[${instant}]`
const toLine = (
  task: Parameters<typeof taskLine>[0],
  change: Partial<CurrentCase>,
  words = dashboardWords.english,
) => taskLine(task, { ...legalCase, ...change }, { words, formatDay })
const summary = ({ state, text }: TaskLine) =>
  [state?.text, text].filter((part) => part !== undefined).join(' ')

test.each<readonly [Partial<CurrentCase>, string, string]>([
  [{}, 'Not started. About 90 minutes', 'Sin empezar. Unos 90 minutos'],
  [
    { dashBoardCourseState: 'choose' },
    'Ordered. Next: choose a course provider.',
    'Ya está pedido. Ahora elija un proveedor.',
  ],
  [
    { dashBoardCourseState: 'ordered', dashBoardCourseProvider: 'Northlight' },
    'Ordered with Northlight. Next: get ready to start.',
    'Pedido con Northlight. Ahora prepárese para empezar.',
  ],
  [
    { dashBoardCourseState: 'ready', dashBoardCourseProvider: 'Northlight' },
    'Ready to start with Northlight. About 90 minutes',
    'Listo para empezar con Northlight. Unos 90 minutos',
  ],
  [
    { dashBoardCourseState: 'started', dashBoardCourseProvider: 'Northlight' },
    'Started with Northlight. Pick up where you left off.',
    'Empezado con Northlight. Siga donde lo dejó.',
  ],
  [
    { dashBoardCourseState: 'started' },
    'Started. Pick up where you left off.',
    'Empezado. Siga donde lo dejó.',
  ],
  [
    { dashBoardCourseState: 'certificate' },
    'Finished. Your certificate is on its way. You don’t have to do anything now.',
    'Terminado. Su certificado está en camino. Por ahora no tiene que hacer nada.',
  ],
  [
    { dashBoardCourseState: 'spouse' },
    'Ordered by your spouse. You take it together. Your spouse starts it.',
    'Lo pidió su cónyuge. Lo toman juntos. Su cónyuge lo empieza.',
  ],
  [
    { dashBoardCourseState: 'canceled' },
    'Canceled. Please contact your attorney.',
    'Cancelado. Comuníquese con su abogado.',
  ],
  [
    { dashBoardCourseNumber: 'Second' },
    'You can take this course when your case has a number.',
    'Podrá tomar este curso cuando su caso tenga un número.',
  ],
  [
    { dashBoardCourseNumber: 'Second', caseNumber: '26-1' },
    'Not started. About two hours',
    'Sin empezar. Unas dos horas',
  ],
  [
    { dashBoardCourseNumber: 'Second', dashBoardCourseState: 'ready' },
    'Ready to start. About two hours',
    'Listo para empezar. Unas dos horas',
  ],
])('describes a course with %j', (change, english, spanish) => {
  expect(summary(toLine('course', change))).toBe(english)
  expect(summary(toLine('course', change, dashboardWordsEs))).toBe(spanish)
})

test('describes a case that an earlier version stored', () => {
  const {
    dashBoardCourseState: _state,
    dashBoardCourseProvider: _provider,
    documentFoldersSentBack: _back,
    questionnaireSubmittedFlag: _flag,
    ...facts
  } = legalCase
  const line = (task: Parameters<typeof taskLine>[0]) =>
    summary(taskLine(task, facts as CurrentCase, { words: dashboardWords.english, formatDay }))
  expect([line('course'), line('documents'), line('questionnaire')]).toEqual([
    'Not started. About 90 minutes',
    '4 of 8 folders still need documents',
    '3 of 16 sections completed',
  ])
})

test('counts the folders that need documents, names rejected documents first, and shows a waiting state when all were sent', () => {
  expect(toLine('documents', {})).toEqual({
    text: '4 of 8 folders still need documents',
    bar: { value: 4, max: 8 },
  })
  expect(toLine('documents', { documentFoldersSentBack: 1 })).toMatchObject({
    state: { tone: 'yours', text: '1 sent back.' },
    bar: { value: 4, max: 8 },
  })
  expect(toLine('documents', { documentFoldersOpen: 8 })).toEqual({
    text: '8 of 8 folders still need documents',
  })
  expect(toLine('documents', { documentFoldersOpen: 1, documentFoldersTotal: 1 })).toEqual({
    text: '1 folder still needs documents',
  })
  expect(toLine('documents', { documentsSentAndWaiting: true })).toEqual({
    state: { tone: 'cool', icon: 'hourglass-medium-fill', text: 'Sent, waiting for your attorney' },
  })
})

test('counts the sections of the questionnaire until it is submitted', () => {
  const due = { questionnaireExpectedCompletionDateFormatted: 'December 4, 2026' }
  expect(toLine('questionnaire', due)).toEqual({
    text: '3 of 16 sections completed. Due December 4, 2026',
    bar: { value: 3, max: 16 },
  })
  expect(summary(toLine('questionnaire', { ...due, questionnaireSectionsSentBack: 2 }))).toBe(
    '2 sections sent back. 3 of 16 sections completed. Due December 4, 2026',
  )
  expect(toLine('questionnaire', { ...due, questionnaireSectionsDone: 16 })).toEqual({
    text: 'All 16 sections are complete. Next: check and submit.',
  })
  const submitted = {
    questionnaireSubmittedFlag: true,
    questionnaireSectionsDone: 16,
    questionnaireSubmittedTime: '2026-11-20T10:00:00Z',
  }
  expect(summary(toLine('questionnaire', submitted))).toBe(
    'Submitted [2026-11-20T10:00:00Z]. Your attorney is checking your answers.',
  )
  expect(summary(toLine('questionnaire', { ...submitted, status: 'Filed' }))).toBe(
    'Submitted [2026-11-20T10:00:00Z]. Your attorney has your answers.',
  )
  expect(summary(toLine('questionnaire', { ...submitted, questionnaireSubmittedTime: null }))).toBe(
    'Submitted. Your attorney is checking your answers.',
  )
})
