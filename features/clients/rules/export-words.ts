import type { Language } from '#lib/language.ts'
import type { ClientStep } from '#features/cases/rules/clients/client-step.ts'

/** The headings are in the order of the columns. */
const en = {
  headings: {
    debtor1: 'Client',
    debtor2: 'Spouse',
    caseNumber: 'Case number',
    chapter: 'Chapter',
    stage: 'Stage',
    step: 'Next step',
    outcome: 'Outcome',
    endedOn: 'Ended on',
    attorney: 'Attorney',
    paralegal: 'Paralegal',
    documents: 'Documents',
    toReview: 'Documents to review',
    sections: 'Intake sections',
    courses: 'Courses',
    deadline: 'Next deadline',
    activity: 'Last activity',
  },
  of: '{done} of {needed}',
  stages: { PRE_FILING: 'Pre-Filing', FILED: 'Filed', COMPLETE: 'Complete' },
  steps: {
    NOT_INVITED: 'Not invited yet',
    INVITED: 'Invited, not started',
    INVITATION_ENDED: 'Invitation expired',
    COLLECTING_DOCUMENTS: 'Collecting documents',
    QUESTIONNAIRE_OPEN: 'Questionnaire open',
    FIRST_COURSE: 'First course needed',
    CLIENT_DONE: 'Client is done',
    READY_TO_FILE: 'Ready to file',
    FILED: 'Filed, no meeting date yet',
    MEETING_SCHEDULED: '341 meeting scheduled',
    SECOND_COURSE: 'Second course needed',
    WAITING_FOR_COURT: 'Waiting for the court',
    DISCHARGED: 'Discharged',
    CLOSED: 'Closed',
  } satisfies Readonly<Record<ClientStep, string>>,
  outcomes: {
    DISCHARGED: 'Discharged',
    DISMISSED: 'Dismissed',
    WITHDRAWN: 'Closed before filing',
    CLOSED_WITHOUT_DISCHARGE: 'Closed without a discharge',
    TRANSFERRED: 'Transferred',
  },
} as const

type ExportWords = {
  readonly headings: Readonly<Record<keyof typeof en.headings, string>>
  readonly of: string
  readonly stages: Readonly<Record<keyof typeof en.stages, string>>
  readonly steps: Readonly<Record<ClientStep, string>>
  readonly outcomes: Readonly<Record<keyof typeof en.outcomes, string>>
}

const es: ExportWords = {
  headings: {
    debtor1: 'Cliente',
    debtor2: 'Cónyuge',
    caseNumber: 'Número de caso',
    chapter: 'Capítulo',
    stage: 'Etapa',
    step: 'Próximo paso',
    outcome: 'Resultado',
    endedOn: 'Terminó el',
    attorney: 'Abogado',
    paralegal: 'Asistente legal',
    documents: 'Documentos',
    toReview: 'Documentos por revisar',
    sections: 'Secciones del cuestionario',
    courses: 'Cursos',
    deadline: 'Próxima fecha límite',
    activity: 'Última actividad',
  },
  of: '{done} de {needed}',
  stages: { PRE_FILING: 'En preparación', FILED: 'Presentado', COMPLETE: 'Concluido' },
  steps: {
    NOT_INVITED: 'Sin invitar todavía',
    INVITED: 'Invitado, sin empezar',
    INVITATION_ENDED: 'Invitación vencida',
    COLLECTING_DOCUMENTS: 'Reuniendo documentos',
    QUESTIONNAIRE_OPEN: 'Cuestionario abierto',
    FIRST_COURSE: 'Falta el primer curso',
    CLIENT_DONE: 'El cliente terminó',
    READY_TO_FILE: 'Listo para presentar',
    FILED: 'Presentado, sin fecha de reunión',
    MEETING_SCHEDULED: 'Reunión 341 programada',
    SECOND_COURSE: 'Falta el segundo curso',
    WAITING_FOR_COURT: 'En espera de la corte',
    DISCHARGED: 'Con exoneración',
    CLOSED: 'Cerrado',
  },
  outcomes: {
    DISCHARGED: 'Con exoneración',
    DISMISSED: 'Desestimado',
    WITHDRAWN: 'Cerrado antes de presentarse',
    CLOSED_WITHOUT_DISCHARGE: 'Cerrado sin la exoneración',
    TRANSFERRED: 'Transferido',
  },
}

export const exportWords: Readonly<Record<Language, ExportWords>> = { en, es }
