// The Spanish of the requested documents by key, last part: court papers, monthly costs, certificates, what comes after filing, and the rest.
import { creditCounselingKey, debtorEducationKey, fromAttorneyKey, otherKey, type CategoryWords } from './category-kind.ts'

export const courtAndCaseEs: Readonly<Record<string, CategoryWords>> = {
  court: {
    name: 'Corte y familia',
    description: 'Papeles de una corte, y sobre matrimonio e hijos.',
  },
  'court.lawsuits': {
    name: 'Demandas, embargos y gravámenes',
    description: 'Si hay una demanda contra usted, le quitan dinero de su pago o de su cuenta, o alguien tiene un derecho sobre sus bienes: todos los papeles que recibió.',
    why: 'Hay que declararlos, y casi todos se detienen cuando se presenta su caso.',
    help: 'La secretaría de la corte que aparece en la carta puede imprimirlos. Para empezar basta una página con el número de caso.',
  },
  'court.divorce': {
    name: 'Papeles de divorcio o separación',
    description: 'Si hubo divorcio o separación: la sentencia o el acuerdo, todas las páginas.',
    why: 'Muestran qué le tocó a cada uno y quién debe pagar qué.',
    help: 'La secretaría de la corte que lo concedió guarda una copia. Para empezar bastan las páginas sobre bienes y pagos.',
  },
  'court.support-paid': {
    name: 'Manutención que usted paga',
    description: 'Si paga o debe manutención para sus hijos o su excónyuge: la orden, lo que todavía debe, y el nombre y la dirección de quien la recibe.',
    why: 'La manutención va antes que otras deudas, y a quien la recibe se le avisa de su caso.',
    help: 'La oficina de manutención de menores de su estado puede imprimir lo que se debe. Para empezar sirve un talón de pago que muestre los pagos.',
  },
  'court.earlier-bankruptcy': {
    name: 'Papeles de una bancarrota anterior',
    description: 'Si ya se declaró en bancarrota antes: cualquier papel con el número de caso.',
    period: 'Los últimos 8 años',
    why: 'Un caso anterior puede cambiar qué puede presentar ahora, y cuándo.',
    help: 'Si solo recuerda más o menos cuándo y dónde, escríbalo y envíe una foto. A su abogado le basta para buscarlo.',
  },
  costs: {
    name: 'Gastos mensuales',
    description: 'Pruebas de lo que gasta su hogar.',
  },
  'costs.chapter-13': {
    name: 'Cuentas de los gastos mensuales',
    description: 'Cuentas o recibos de renta, servicios públicos, cuidado de niños, gastos médicos y seguros.',
    period: 'Lo más reciente de cada gasto',
    why: 'Muestran lo que su plan debe dejarle para vivir.',
    help: 'El sitio web de su compañía de servicios tiene las cuentas. Se acepta un estado de cuenta del banco que muestre lo que pagó.',
  },
  'costs.chapter-7': {
    name: 'Cuentas de los gastos mensuales',
    description: 'Si su abogado las pide: cuentas o recibos de renta, servicios públicos, cuidado de niños, gastos médicos y seguros.',
    period: 'Lo más reciente de cada gasto',
    why: 'Alguien puede pedir pruebas de los gastos que declaran sus papeles.',
    help: 'El sitio web de su compañía de servicios tiene las cuentas. Se acepta un estado de cuenta del banco que muestre lo que pagó.',
  },
  [creditCounselingKey]: {
    name: 'Certificado de asesoría de crédito',
    description: 'El certificado que recibe después del primer curso, el de asesoría de crédito.',
    period: 'De los 180 días antes de que se presente su caso',
    why: 'La ley le pide a casi todo el mundo tomar este curso antes de presentar un caso.',
    help: 'Pídale a quien dio el curso que lo envíe otra vez. Lo tienen archivado. Sirve una foto clara del certificado impreso.',
  },
  [debtorEducationKey]: {
    name: 'Certificado del curso de educación financiera',
    description: 'El certificado que recibe después del segundo curso, el de educación financiera.',
    period: 'Después de que se presente su caso; su abogado le dice hasta cuándo',
    why: 'La corte quiere verlo antes de que se puedan borrar sus deudas.',
    help: 'Pídale a quien dio el curso que lo envíe otra vez. Lo tienen archivado. Sirve una foto clara del certificado impreso.',
  },
  'after-filing': {
    name: 'Después de presentar el caso',
    description: 'Lo que se necesita cuando la corte ya tiene su caso.',
  },
  'after-filing.notices': {
    name: 'Avisos de la corte que le llegan por correo',
    description: 'Si llega una carta de la corte o del fideicomisario (trustee): todas las páginas.',
    period: 'Desde el día en que se presentó su caso',
    why: 'Una carta así puede traer una fecha que no se debe pasar.',
    help: '¿La perdió? Dígale a su abogado más o menos cuándo llegó y de qué trataba. El expediente de la corte casi siempre la tiene.',
  },
  'after-filing.meeting-id': {
    name: 'Identificación para su reunión con el fideicomisario',
    description: 'Si su abogado las pide: otra vez su identificación con foto y la prueba de su número de Seguro Social.',
    period: 'Al menos 14 días antes de su reunión',
    why: 'El fideicomisario (trustee) debe ver quién es usted, y que el número de sus papeles es el suyo.',
    help: 'Sirven las copias que ya envió. Para el número también se acepta un W-2, un talón de pago o una carta del Seguro Social con los nueve números.',
  },
  'after-filing.bank-statement': {
    name: 'Estado de cuenta del día en que se presentó el caso',
    description: 'El estado de cuenta de cada cuenta, todas las páginas. Suele llegar unas semanas después de presentar el caso.',
    period: 'El que incluya el día en que se presentó su caso',
    why: 'La corte debe saber cuánto había ese día en cada cuenta.',
    help: 'El sitio web o la aplicación de su banco lo tiene en “Estados de cuenta” o “Documentos” (“Statements”, “Documents”). Se acepta lo que imprime una sucursal.',
  },
  'after-filing.first-payment': {
    name: 'Prueba del primer pago de su plan',
    description: 'El recibo, o la línea de su estado de cuenta del banco.',
    period: 'Dentro de los 30 días después de presentar el caso',
    why: 'El primer pago se debe hacer en ese tiempo, y esto muestra que usted lo hizo.',
    help: 'Sirve un talón de pago que muestre el pago, o el mensaje que dice que llegó.',
  },
  'after-filing.reaffirmation': {
    name: 'Papeles de reafirmación',
    description: 'Si un prestamista envía un acuerdo para seguir pagando un carro u otra cosa: todas las páginas. Por favor, no firme antes de hablar con su abogado.',
    why: 'Quien lo firma vuelve a deber esa deuda, pase lo que pase con las demás.',
    help: 'El prestamista puede enviarlo otra vez, a usted o a su abogado. Para empezar basta la carta con que llegó.',
  },
  'after-filing.yearly-tax': {
    name: 'Declaración de impuestos y reembolso de cada año',
    description: 'La declaración de impuestos nueva, todas las páginas, y algo que muestre el reembolso que recibió.',
    period: 'Cada año mientras dure su plan',
    why: 'El fideicomisario (trustee) mira cada año lo que usted gana y lo que le devolvieron.',
    help: 'Se acepta una transcripción de la declaración del IRS (“return transcript”). Para el reembolso sirve la línea de su estado de cuenta del banco.',
  },
  [fromAttorneyKey]: {
    name: 'De su abogado',
    description: 'Papeles que su abogado le envía: para leer, firmar o guardar.',
    why: 'Para que tenga todo lo de su caso en un solo lugar.',
    help: 'Aquí no tiene que enviar nada. Si le falta un papel que le prometieron, pídale a su abogado que lo envíe.',
  },
  [otherKey]: {
    name: 'Otros / No sé dónde va',
    description: 'Todo lo que no encaja en otro lugar. Si tiene dudas, póngalo aquí: su abogado lo ordena por usted.',
    why: 'Un papel que no encaja en ningún lugar también puede importar para su caso.',
    help: 'Aquí no tiene que buscar nada. Si sabe de un papel pero no lo tiene, sirve una nota corta que hable de él.',
  },
}
