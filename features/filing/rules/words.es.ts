import type { lineNames as names } from './words.en.ts'

export const lineNames: Readonly<Record<keyof typeof names, string>> = {
  DOCUMENTS: 'Documentos aceptados',
  INTAKE: 'Cuestionario comprobado y aprobado',
  WARNINGS: 'Sin avisos pendientes en las respuestas',
  IDENTITY: 'Número de Seguro Social comprobado',
  COUNSELING: 'Certificado de asesoría de crédito',
  FEES: 'Honorarios acordados y pagados',
  SIGNED: 'Petición firmada',
  CONFLICTS: 'Conflictos buscados',
}
