import type { WordingOf } from '#ui/language/language.ts'
import type { filingWords as english } from './words.ts'
import { lineNames } from '../rules/words.es.ts'

export const filingWords: WordingOf<typeof english> = {
  heading: 'Antes de presentar',
  ready: 'Listo para presentar',
  open: (open, all) => `${open} de ${all} líneas necesarias pendientes`,
  closed: 'Este caso ya se presentó o terminó',
  closedWhy: 'La lista previa es para casos que aún no se presentaron.',
  states: { OPEN: 'Pendiente', DONE: 'Listo', NOT_NEEDED: 'No hace falta' },
  notNecessary: 'no necesaria',
  lines: lineNames,
  ofDebtor: (name, line) => `${name}: ${line}`,
  documentsMissing: (count) =>
    count === 1
      ? '1 documento necesario aún no está aceptado.'
      : `${count} documentos necesarios aún no están aceptados.`,
  sectionsMissing: (count) =>
    count === 0
      ? 'El cliente no ve ningún cuestionario.'
      : count === 1
        ? '1 sección aún no está aprobada.'
        : `${count} secciones aún no están aprobadas.`,
  warningsOpen: (count) =>
    count === 0
      ? 'Se sabrá cuando se entregue el cuestionario.'
      : count === 1
        ? '1 aviso al entregarse el cuestionario.'
        : `${count} avisos al entregarse el cuestionario.`,
  numberMissing: 'La prueba aún no está aceptada.',
  noCertificate: 'Aún no hay certificado.',
  usableUntil: (day) => `El caso se puede presentar con él hasta el ${day}.`,
  tooOld: (day) => `Demasiado antiguo: servía hasta el ${day}. Hace falta otro curso.`,
  beforePlanned: (day) => `La fecha prevista de presentación, ${day}, es posterior.`,
  typed: (day) => `El cliente escribió otro día en el cuestionario: ${day}.`,
  courseWaived: 'Se dispensó el primer curso.',
  feesOpen: 'Vea Honorarios.',
  searchOpen: 'Vea Búsqueda de conflictos.',
  searchOld: 'Cambió un nombre desde la última búsqueda.',
  signedOpen: 'Nadie la ha marcado todavía.',
  doneOn: (day, by) => `${day}, lo marcó ${by}`,
  doneBy: (by) => `Lo marcó ${by}`,
  notNeededBy: (by, reason) => `No hace falta: ${reason} (${by})`,
  toDocuments: 'Ir a los documentos',
  toIntake: 'Ir al cuestionario',
  toCourses: 'Ir a los cursos',
  markDone: 'Marcar como listo',
  notNeeded: 'No hace falta',
  undo: 'Quitar la marca',
  undone: 'Se quitó la marca.',
  actOf: (act, line) => `${act}: ${line}`,
  saved: 'Guardado.',
  day: 'Día',
  dayHint: 'Mes, día y año; por ejemplo, 12/31/2026.',
  doneTitle: (line) => `Listo: ${line}`,
  notNeededTitle: (line) => `No hace falta: ${line}`,
  notNeededLead: 'Esta línea deja de contar en este caso. El motivo queda en la actividad.',
  reason: 'Motivo',
  markNotNeeded: 'Marcar que no hace falta',
  fees: 'Honorarios',
  noFees: 'Aún no hay honorarios acordados.',
  agreed: 'Honorarios acordados',
  agreedOn: 'Día del acuerdo',
  due: 'A pagar antes de presentar',
  paid: 'Pagado hasta ahora',
  left: 'Falta por pagar',
  changeFees: 'Cambiar honorarios',
  enterFees: 'Escribir los honorarios',
  feesLead: 'Para su registro. No se cobra nada y los clientes no lo ven.',
  agreedHint: 'En dólares. Escriba 0 para un caso sin honorarios.',
  dueHint:
    'Con la tarifa de la corte si el cliente la paga por medio de ustedes. En el Capítulo 13, sin lo que paga el plan.',
  payments: 'Pagos',
  addPayment: 'Agregar un pago',
  paymentTitle: 'Agregar un pago',
  amount: 'Cantidad',
  amountHint: 'En dólares, como 500 o 500.50.',
  paidOn: 'Pagado el',
  note: 'Nota',
  noteHint: 'Por ejemplo, el número del cheque.',
  removePayment: (amount, day) => `Quitar el pago de ${amount} del ${day}`,
  remove: 'Quitar',
  paymentAdded: 'El pago está agregado.',
  paymentRemoved: 'El pago está quitado.',
  enteredBy: (by) => `Lo escribió ${by}`,
  search: 'Búsqueda de conflictos',
  noSearch: 'Nadie ha buscado todavía.',
  searched: (day, by) => `${day}, ${by}`,
  searchedAt: 'Se buscó',
  found: 'Nombres encontrados',
  conclusion: 'Conclusión',
  searchNow: 'Buscar conflictos',
  searchAgain: 'Buscar otra vez',
  searchLead:
    'Compara los nombres de este caso con todas las personas de los casos del bufete, incluso terminados y archivados y los cónyuges anteriores, y con los acreedores que los clientes nombraron.',
  creditorsOf: (cases) =>
    cases === 1
      ? 'Se conocen acreedores de 1 caso: los de cuestionarios entregados.'
      : `Se conocen acreedores de ${cases} casos: los de cuestionarios entregados.`,
  nothingFound: 'No se encontró ningún nombre.',
  foundTitle: (count) => (count === 1 ? '1 nombre encontrado' : `${count} nombres encontrados`),
  firstOf: (shown, total) => `Los primeros ${shown} de ${total}.`,
  kinds: {
    PERSON: 'Una persona de otro caso',
    CREDITOR: 'Un acreedor de otro caso',
    CLIENT_OWED: 'Un acreedor aquí, y una persona de otro caso',
  },
  matchOf: (searched, found) => `${searched} y ${found}`,
  inCase: (clients) => `Caso de ${clients}`,
  conclude: 'Conclusión',
  concludeHint: 'Por ejemplo, «Otra persona: distinta fecha de nacimiento».',
  recordSearch: 'Registrar la búsqueda',
  searchRecorded: 'La búsqueda está registrada.',
}
